/** A long text for benches of the workstation: the benchmark's development judgments, one after another. */

import { existsSync, readFileSync } from "node:fs";

const SOURCE = "../shared/data/tab/dev_masking.json";

/** @param length in code units */
export function judgmentsOf(length: number): string {
  if (!existsSync(SOURCE)) {
    console.error(`${SOURCE} is missing`);
    process.exit(1);
  }
  const judgments: { text: string }[] = JSON.parse(readFileSync(SOURCE, "utf8"));
  let text = "";
  for (let i = 0; text.length < length; i++) text += `${judgments[i % judgments.length]!.text}\n\n`;
  return text.slice(0, length);
}
