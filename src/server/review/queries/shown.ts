/** What a queue can be narrowed to. */

import type { User } from "../../http/user.js";
import type { Show, TaskRow } from "../schema.js";

const SHOWN: Readonly<Record<Show, (row: TaskRow, user: User) => boolean>> = {
  all: () => true,
  mine: ({ readers }, user) => readers.some(({ name }) => name === user.name),
  open: ({ status }) => status === "open",
  over: ({ risk }) => risk?.over === true,
  nothing: ({ status, total }) => status === "open" && total === 0,
  disputed: ({ status }) => status === "disputed",
  returned: ({ returned }) => returned !== null,
  finished: ({ status }) => status === "finished",
  approved: ({ status }) => status === "approved" || status === "exported",
};

export const isShown = (show: Show, row: TaskRow, user: User): boolean => SHOWN[show](row, user);
