import { useLocation } from "wouter";
import { useCommands } from "./commands.js";

/** A page whose one command is to go back to `path`. */
export function useBack(path: string): void {
  const [, navigate] = useLocation();
  useCommands({ place: "page", act: (action) => action === "back" && navigate(path) });
}
