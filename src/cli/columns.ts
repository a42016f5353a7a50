/** What is reported about the columns of a table, and the scheme as a file. */

import { join } from "node:path";
import { stringify } from "yaml";
import type { ReportColumn, ReportTable } from "../entries/evaluate.js";
import {
  type Anonymity,
  type AnyFile,
  type ReadOptions,
  reportedName,
  type Scheme,
  schemeText,
  treatmentText,
} from "../entries/formats.js";
import type { Outputs } from "../files/outputs.js";
import type { Policy } from "../policy/policy.js";
import { readText } from "./flag.js";
import type { Omissions } from "./omissions.js";

/** Every column with its treatment, its source, the reason and the votes of the cells. */
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

export type TablePolicy = Pick<
  Policy,
  "columns" | "names" | "quasi" | "k" | "diversity" | "suppress" | "hierarchies"
>;

const DEFAULT_K = 5;

/** What a policy says about tables, as formats want it. @throws POLICY_UNREADABLE for a hierarchy's file */
export function tableOptions(policy: TablePolicy): Pick<ReadOptions, "columns" | "quasi"> {
  const { columns, quasi, k = DEFAULT_K, diversity, suppress, hierarchies } = policy;
  return {
    ...(columns && { columns }),
    ...(quasi && {
      quasi: {
        quasi,
        k,
        ...(diversity?.column !== undefined && {
          diversity: { column: diversity.column, l: diversity.l ?? 2 },
        }),
        ...(suppress !== undefined && { suppress }),
        ...(hierarchies && {
          hierarchies: Object.fromEntries(
            Object.entries(hierarchies).map(([name, path]) => [
              name,
              readText(path, "a hierarchy"),
            ]),
          ),
        }),
      },
    }),
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;
const groupsOf = ({ groups, smallest }: Anonymity["before"]): string =>
  `${counted(groups, "group")}, the smallest with ${counted(smallest, "row")}`;

/** What a person should hear about the groups of a table. */
export function anonymitySentence(name: string, found: Anonymity): string {
  const { quasi, k, l, before, after, suppressed, loss, isOptimal, rows } = found;
  const levels = Object.entries(found.levels).map(
    ([column, { level, of }]) => `${column} ${level}/${of}`,
  );
  return (
    `${name}: grouped by ${quasi.join(", ")}, ${rows} rows form ${groupsOf(before)}; ` +
    `${before.rowsBelow} are in groups of fewer than ${k}. ` +
    `After generalization (levels: ${levels.join(", ")}) they form ${groupsOf(after)}` +
    `${l === undefined ? "" : `, each with at least ${l} different values`}; ` +
    `${suppressed} rows suppressed, ${percent(loss)} of the information lost, ` +
    `${isOptimal ? "the least possible with these hierarchies" : "found greedily"}`
  );
}

/** Where a column's hierarchy is written. */
export const hierarchyPath = (folder: string, column: string): string =>
  join(folder, `${column.replace(/[^\p{L}\p{N}_-]+/gu, "_")}.csv`);

/** Writes each hierarchy as a file to be looked at and edited. @throws OUTPUT_UNWRITABLE */
async function saveHierarchies(
  outputs: Outputs,
  folder: string,
  hierarchies: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [name, text] of hierarchies) {
    await outputs.write(hierarchyPath(folder, name), text);
  }
}

/** A policy that treats the next table alike. @throws OUTPUT_UNWRITABLE */
const saveScheme = (outputs: Outputs, path: string, scheme: Scheme): Promise<void> =>
  outputs.write(path, stringify({ version: 1, columns: schemeText(scheme) }));

/** Which columns are dropped, in words; undefined: none. */
export function droppedIn(columns: readonly ReportColumn[]): string | undefined {
  const names = columns.filter(({ treatment }) => treatment === "drop").map(({ column }) => column);
  if (names.length === 0) return undefined;
  return `dropped ${names.length === 1 ? "the column" : "the columns"} ${names.join(", ")}`;
}

/** Reports and saves what is known about a table; undefined if the input is not a table. */
export async function tellTable(
  outputs: Outputs,
  { name, released }: { readonly name: string; readonly released: string },
  { scheme, anonymity, hierarchies }: Pick<AnyFile, "scheme" | "anonymity" | "hierarchies">,
  flags: { readonly saveColumns?: string; readonly saveHierarchies?: string },
  omissions: Omissions,
): Promise<ReportTable | undefined> {
  if (anonymity) {
    process.stderr.write(`${anonymitySentence(name, anonymity)}\n`);
    omissions.keep("rows", anonymitySentence(released, anonymity));
  }
  if (flags.saveHierarchies !== undefined && hierarchies) {
    await saveHierarchies(outputs, flags.saveHierarchies, hierarchies);
  }
  if (!scheme) return undefined;
  if (flags.saveColumns !== undefined) await saveScheme(outputs, flags.saveColumns, scheme);
  const columns = columnReports(scheme, reportedName);
  const dropped = droppedIn(columns);
  if (dropped !== undefined)
    omissions.say("column", `${name}: ${dropped}`, `${released}: ${dropped}`);
  return {
    name: released,
    columns,
    ...(anonymity && { anonymity: anonymitySentence(released, anonymity) }),
  };
}
