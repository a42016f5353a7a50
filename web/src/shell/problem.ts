/** Tells of something that did not work: in words, without codes of numbers alone. */

import { notifications } from "@mantine/notifications";
import { RequestError } from "../api/client.js";
import { announce } from "./announce.js";

export function tellProblem(problem: unknown): void {
  const message =
    typeof problem === "string"
      ? problem
      : problem instanceof RequestError
        ? problem.message
        : "Something went wrong on this page; reload it.";
  notifications.show({ message, color: "orange", title: "That did not work", autoClose: 8000 });
  announce(message);
}

export function tell(message: string): void {
  notifications.show({ message, autoClose: 4000 });
  announce(message);
}
