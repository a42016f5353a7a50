/**
 * Reads an output again before it is released, with readers that share no code with what wrote it:
 * pdf.js always, Poppler and qpdf where they are installed; and looks through every stream.
 */

import { unzlibSync } from "fflate";
import { errors, type PalimpsestError } from "../../errors.js";
import { CAN_SEEK, type Feed, feedProgram, SEEKABLE } from "../../files/feed-program.js";
import type { Hidden } from "../html/hidden.js";

/** @throws OUTPUT_UNWRITABLE where a reader finds hidden words or another text */
export async function verifyPdf(
  bytes: Uint8Array,
  expected: readonly string[],
  hidden: Hidden,
  name: string,
): Promise<void> {
  const fail = (what: string) =>
    errors.OUTPUT_UNWRITABLE`the PDF written for ${name} ${what}, so it is not released; write its text with --to txt`;
  const pages = await pagesByPdfJs(bytes);
  if (pages.length !== expected.length)
    throw fail("has a different number of pages when read again");
  for (const [i, page] of pages.entries()) {
    if (lettersOf(page) !== lettersOf(expected[i]!)) {
      throw fail(`reads otherwise on page ${i + 1} when read again`);
    }
  }
  const texts = [
    pages.join("\n\n"),
    ...streamsOf(bytes),
    ...(await byInstalledReaders(bytes, fail)),
  ];
  if (texts.some((text) => hidden.in(text))) throw fail("still has hidden words");
}

async function pagesByPdfJs(bytes: Uint8Array): Promise<string[]> {
  const { getDocumentProxy } = await import("unpdf");
  // pdf.js takes the memory of what it reads
  const pdf = await getDocumentProxy(bytes.slice(), { useSystemFonts: false, verbosity: 0 });
  try {
    const pages: string[] = [];
    for (let i = 1; i <= pdf.numPages; i++) {
      const page = await pdf.getPage(i);
      const { items } = await page.getTextContent();
      pages.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
      page.cleanup();
    }
    return pages;
  } finally {
    await pdf.destroy();
  }
}

/** How often each letter and digit occurs: the order in which readers go over a page differs. */
function lettersOf(text: string): string {
  const counts = new Map<string, number>();
  for (const character of text.normalize("NFKC").toLowerCase()) {
    if (!/[\p{L}\p{N}]/u.test(character)) continue;
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([character, count]) => `${character}${count}`)
    .join(" ");
}

/** Everything between `stream` and `endstream`, unpacked, and all outside of streams. */
function streamsOf(bytes: Uint8Array): string[] {
  const latin = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  const found: string[] = [];
  let outside = "";
  let at = 0;
  for (;;) {
    const start = latin.indexOf("stream\n", at);
    const end = start < 0 ? -1 : latin.indexOf("\nendstream", start);
    if (end < 0) break;
    outside += latin.slice(at, start);
    const data = bytes.subarray(start + 7, end);
    const text = Buffer.from(unpacked(data)).toString("latin1");
    found.push(text, text.replaceAll("\0", ""));
    at = end + 10;
  }
  return [...found, outside + latin.slice(at)];
}

function unpacked(data: Uint8Array): Uint8Array {
  try {
    return unzlibSync(data);
  } catch {
    return data;
  }
}

const MAX_OUTPUT = 256 * 1024 * 1024;
const missing = new Set<string>();

async function byInstalledReaders(
  bytes: Uint8Array,
  fail: (what: string) => PalimpsestError,
): Promise<string[]> {
  const text = await output("pdftotext", ["-q", "-enc", "UTF-8", "-", "-"], { input: bytes });
  // a damaged file is a defect of ours; qpdf's warnings count as one
  if (
    CAN_SEEK &&
    (await output("qpdf", ["--check", "--no-warn", SEEKABLE], { seekable: bytes })) === false
  ) {
    throw fail("is refused by qpdf");
  }
  return typeof text === "string" ? [text] : [];
}

/** What a program prints; false where it fails, undefined where it is not installed. */
async function output(
  program: string,
  parameters: readonly string[],
  feed: Pick<Feed, "input" | "seekable">,
): Promise<string | false | undefined> {
  if (missing.has(program)) return undefined;
  try {
    return await feedProgram(program, parameters, { ...feed, maxBytes: MAX_OUTPUT });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") {
      missing.add(program);
      return undefined;
    }
    return false;
  }
}
