import type { RunReport } from "../report.js";
import { nameOf } from "./overview.js";
import { missing, percent, share, table } from "./table.js";

/** What a reader keeps. */
export function utility({ systems }: RunReport): string {
  const rows = systems.filter((one) => one.utility ?? one.clustering);
  const content =
    rows.length === 0
      ? ""
      : table("Information that a reader of the protected texts keeps; 1 is all of it.", rows, [
          { head: "System", names: true, cell: nameOf },
          {
            head: "documents",
            figures: true,
            cell: (one) => one.utility?.documents ?? one.clustering?.documents,
          },
          { head: "TPS", figures: true, cell: (one) => share(one.utility?.tps) },
          {
            head: "information in unchanged words",
            figures: true,
            cell: (one) => share(one.utility?.informationContent),
          },
          {
            head: "similarity of whole texts",
            figures: true,
            cell: (one) => share(one.utility?.similarity),
          },
          { head: "NMI", figures: true, cell: (one) => share(one.clustering?.nmi) },
          {
            head: "text changed",
            figures: true,
            cell: (one) => one.utility && percent(100 * one.utility.changed),
          },
          {
            head: "length",
            figures: true,
            cell: (one) => one.utility && percent(100 * one.utility.length),
          },
          { head: "reading ease", figures: true, cell: (one) => signed(one.utility?.readingEase) },
        ]);
  const lacking = [
    rows.some((one) => one.utility)
      ? ""
      : missing(
          "what a reader keeps.",
          "palimpsest evaluate utility ORIGINALS MASKS --json > RUN/utility.json",
        ),
    rows.some((one) => one.clustering)
      ? ""
      : missing(
          "whether texts fall into the same groups as before.",
          "palimpsest evaluate clustering ORIGINALS MASKS --json > RUN/clustering.json",
        ),
  ];
  return `<section><h2>Utility</h2>${content}${lacking.join("")}</section>`;
}

const signed = (value: number | null | undefined): string | null =>
  value === null || value === undefined ? null : `${value > 0 ? "+" : ""}${value.toFixed(1)}`;
