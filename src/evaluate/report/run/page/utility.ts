import type { RunReport } from "../report.js";
import { nameOf } from "./overview.js";
import { figure, missing, nameColumn, percent, share, table } from "./table.js";

/** What a reader keeps. */
export function utility({ systems }: RunReport): string {
  const rows = systems.filter((one) => one.utility ?? one.clustering);
  const content = table(
    "Information that a reader of the protected texts keeps; 1 is all of it.",
    rows,
    [
      nameColumn("System", nameOf),
      figure("documents", (one) => one.utility?.documents ?? one.clustering?.documents),
      figure("TPS", (one) => share(one.utility?.tps)),
      figure("information in unchanged words", (one) => share(one.utility?.informationContent)),
      figure("similarity of whole texts", (one) => share(one.utility?.similarity)),
      figure("NMI", (one) => share(one.clustering?.nmi)),
      figure("text changed", (one) => one.utility && percent(100 * one.utility.changed)),
      figure("length", (one) => one.utility && percent(100 * one.utility.length)),
      figure("reading ease", (one) => signed(one.utility?.readingEase)),
    ],
  );
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
