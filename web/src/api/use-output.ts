import { useQuery } from "@tanstack/react-query";
import { request } from "./client.js";
import type { Output } from "./types.js";

/** The sanitized text of a task as of a version; waits while the version is unknown. */
export const useOutput = (task: string, version: number | undefined) =>
  useQuery({
    queryKey: ["output", task, version],
    queryFn: () => request<Output>(`/v1/tasks/${task}/output`),
    enabled: version !== undefined,
  });
