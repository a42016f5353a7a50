/**
 * A PDF and a Word file of a thousand pages, read and written in the reader's process, without models:
 * `npx tsx bench/large-files.ts`. Prints seconds by the clock, processor seconds of the process, which say
 * more on a machine that does other work too, and the most memory that it had.
 */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createFileReader } from "../src/formats/isolated/reader.js";
import { writePdf } from "../src/formats/pdf/file.js";
import { settingOf } from "../src/formats/pdf/typefaces.js";
import { docxOf, p, run } from "../test/docx.js";
import { replacedWords } from "../test/replaced.js";

const PAGES = 1000;
const LINES = 45;
const SENTENCE = "Ann of Oslo came in May, and the board met her there in the old hall by the sea.";
const STYLE = { family: "serif", bold: false, italic: false, size: 11, rgb: "#000000" } as const;

function pdfOfPages(): Uint8Array {
  const settings = [...SENTENCE].map((one) => settingOf(one.codePointAt(0)!, STYLE)!);
  const stretches = Array.from({ length: LINES }, (_, i) => ({
    settings,
    x: 72,
    y: 780 - 16 * i - (i % 5 === 0 ? 4 : 0),
    angle: 0,
    size: 11,
    rgb: "#000000",
    scale: 1,
  }));
  const area = { left: 0, bottom: 0, right: 595, top: 842 };
  return writePdf(
    Array.from({ length: PAGES }, () => ({ area, rotation: 0, rules: [], stretches })),
  );
}

const docxOfPages = (): Uint8Array =>
  docxOf({
    body: Array.from({ length: PAGES * 9 }, () => p(run(`${SENTENCE} `.repeat(5)))).join(""),
  });

/** Processor seconds of a process and its threads. */
function processorSeconds(pid: string): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  // clock ticks are hundredths of a second on Linux
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

for (const [format, bytes] of [
  ["pdf", pdfOfPages()],
  ["docx", docxOfPages()],
] as const) {
  const reader = createFileReader({ seconds: 600, megabytes: 4096 });
  const start = performance.now();
  const file = await reader.read(bytes, format, {
    name: `large.${format}`,
    id: "large",
    persons: [],
  });
  const read = performance.now();
  const pid = execFileSync("pgrep", ["-P", String(process.pid), "-f", "reader-process"])
    .toString()
    .trim()
    .split("\n")[0]!;
  const readProcessor = processorSeconds(pid);
  const sanitized = file.documents.map((one) =>
    replacedWords(one, { Oslo: "a city", Ann: "[PERSON 1]" }),
  );
  const before = performance.now();
  await file.write(sanitized);
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  console.log(
    `| ${format} | ${PAGES} pages, ${(file.documents[0]!.text.length / 1e6).toFixed(1)} M characters | ${seconds(start, read)} | ${seconds(before, performance.now())} | ${readProcessor.toFixed(0)} | ${(processorSeconds(pid) - readProcessor).toFixed(0)} | ${Math.round(Number(peak) / 1024)} |`,
  );
  reader.close();
}
