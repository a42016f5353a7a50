/** How a document looks, with its offsets in UTF-16 code units. */

import { useQuery } from "@tanstack/react-query";
import { request } from "../api/client.js";
import type { DocumentLayout } from "../api/types.js";

/** It belongs to the original, which never changes; places of mentions do. */
export const useLayout = (task: string, version: number | undefined) =>
  useQuery({
    queryKey: ["layout", task, version],
    queryFn: () => request<DocumentLayout>(`/v1/tasks/${task}/layout`),
    enabled: version !== undefined,
    placeholderData: (before) => before,
  });
