/** What a person is told about the columns of a table, and the scheme as a file. */

import { stringify } from "yaml";
import {
  isFieldName,
  type ReportColumn,
  type Scheme,
  schemeText,
  treatmentText,
} from "../index.js";
import { writeWhole } from "./output.js";

/** Every column with its treatment, who says so, the reason and the votes of the cells. */
export const columnReports = (
  scheme: Scheme | undefined,
  nameOf = (name: string, _at: number): string => name,
): ReportColumn[] =>
  [...(scheme?.values() ?? [])].map(({ name, treatment, by, reason, votes }, at) => {
    const text = treatmentText(treatment);
    return {
      column: nameOf(name, at),
      treatment: typeof text === "string" ? text : text.treatment,
      by,
      reason,
      votes,
    };
  });

/** In a report a name that is none of a usual field could be somebody's. */
export const reportedName = (name: string, at: number): string =>
  isFieldName(name) ? name : `column ${at + 1}`;

/** A policy that treats the next table alike. @throws OUTPUT_UNWRITABLE */
export const saveScheme = (path: string, scheme: Scheme): Promise<void> =>
  writeWhole(path, stringify({ version: 1, columns: schemeText(scheme) }));
