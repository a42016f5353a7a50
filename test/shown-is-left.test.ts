/** What approval showed is what left: sixty files of every format, by readers that are not this program's. */

import { Buffer } from "node:buffer";
import { parse as parseCsv } from "csv-parse/sync";
import { decodeXML } from "entities";
import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FileRelease, Output, TaskRow } from "../src/server/review/schema.js";
import { docxOf, p, run } from "./docx.js";
import { everythingIn } from "./pdf.js";
import { WHOLE } from "./planted.js";
import { type ReviewServer, startReviewServer } from "./review-server.js";
import { quickEngine } from "./workstation/quick-engine.js";

let server: ReviewServer;
beforeAll(async () => {
  server = await startReviewServer({ engine: quickEngine() });
});
afterAll(() => server?.close());

const WORDS = ["heron", "ledger", "asthma", "Fabry", "harbour", "quay", "organ", "1998", "ward 4"];
const NAMES = ["Anna Berg", "Maria Lund", "Jonas Vik", "Erik Holm"];
const words = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 5 });
const sentence = fc
  .tuple(fc.constantFrom(...NAMES), words)
  .map(([name, some]) => `${name} wrote about ${some.join(" and ")}.`);

/** Files by their ending, each made of a few sentences. */
const MAKERS: Readonly<Record<string, (lines: readonly string[]) => string | Uint8Array>> = {
  txt: (lines) => lines.join("\n"),
  md: (lines) => `# Notes\n\n${lines.map((line) => `- ${line}`).join("\n")}\n`,
  html: (lines) => `<title>Notes</title>${lines.map((line) => `<p lang="en">${line}`).join("")}`,
  csv: (lines) =>
    `note,sex,diagnosis,visits\n${lines.map((line, i) => `"${line}",${"FM"[i % 2]},${WORDS[i % 4]},${i}`).join("\n")}\n`,
  jsonl: (lines) =>
    lines.map((note, i) => JSON.stringify({ note, sex: "FM"[i % 2], seen: i })).join("\n"),
  json: (lines) => JSON.stringify(lines.map((note, i) => ({ note, kind: WORDS[i % 4] }))),
  docx: (lines) => docxOf({ body: lines.map((line) => p(run(line))).join("") }),
  eml: (lines) =>
    `From: Anna Berg <anna@berg.example>\r\nTo: Erik Holm <erik@holm.example>\r\nSubject: ${lines[0]}\r\nDate: Tue, 01 Jun 2021 10:00:00 +0000\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${lines.join("\r\n")}\r\n`,
};

const FILES: readonly (readonly [string, string | Uint8Array])[] = [
  ...Object.entries(WHOLE),
  ...Object.entries(MAKERS).flatMap(([ending, make]) =>
    fc
      .sample(fc.array(sentence, { minLength: 3, maxLength: 7 }), { numRuns: 6, seed: 49 })
      .map((lines, i) => [`made-${i}.${ending}`, make(lines)] as const),
  ),
];

const WORD = /[\p{L}\p{N}]{3,}/gu;
const wordsIn = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => text.match(WORD) ?? []));

/** Everything that somebody who opens a file can read in it. */
async function readableIn(name: string, bytes: Buffer): Promise<string[]> {
  const ending = /\.(\w+)$/.exec(name)![1]!;
  const text = bytes.toString("utf8");
  switch (ending) {
    case "csv":
      return (parseCsv(text, { relax_column_count: true }) as string[][]).flat();
    case "json":
    case "jsonl":
      return text.match(/"(?:[^"\\]|\\.)*"|-?\d[\d.]*/g)!.map((one) => String(JSON.parse(one)));
    case "html":
      return [decodeXML(text.replace(/<style[\s\S]*?<\/style>/g, "").replace(/<[^>]*>/g, " "))];
    case "docx":
    case "odt":
    case "pptx":
    case "xlsx":
      return Object.entries(unzipSync(bytes)).flatMap(([part, content]) =>
        part === "mimetype"
          ? []
          : [...strFromU8(content).matchAll(/>([^<]+)</g)].map(([, found]) => decodeXML(found!)),
      );
    case "eml": {
      const mail = await PostalMime.parse(bytes);
      const attached = mail.attachments.map(({ content }) =>
        Buffer.from(content as ArrayBuffer).toString("utf8"),
      );
      return [mail.subject ?? "", mail.text ?? "", mail.from?.name ?? "", ...attached];
    }
    case "pdf":
      // glyphs are numbers in the output: the words are looked for in what the file says in plain
      return [...everythingIn(bytes).matchAll(/\/(?:Author|Title|Subject)\s*\(([^)]*)\)/g)].map(
        ([, found]) => found!,
      );
    case "rtf":
      return [text.replace(/\\'[\da-f]{2}|\\[a-z]+-?\d*|[{}]|\{\\fonttbl[^}]*\}/gi, " ")];
    default:
      return [text];
  }
}

test("sixty files are tried", () => {
  expect(FILES.length).toBeGreaterThanOrEqual(60);
});

test.each(FILES)("%s: no word leaves that was not shown", async (name, content) => {
  const made = await server.ask<TaskRow[]>("sam", "POST", "/v1/tasks", {
    name,
    content: Buffer.from(content).toString("base64"),
  });
  expect(made.status).toBe(201);
  await server.review.detection.idle();
  const ids = made.body.map(({ id }) => id);
  const [first] = ids as [string];
  for (const id of ids) await server.finish("rita", id);
  const asked = () =>
    server.ask<FileRelease>("abel", "GET", `/v1/tasks/${first}/release?count=1000`);
  const { columns } = (await asked()).body;
  const open = columns.filter(({ isRemoved, isHarmless }) => !isRemoved && !isHarmless);
  if (open.length > 0) {
    const decided = Object.fromEntries(
      open.map(({ name: column }) => [column, { reason: "many share each value" }]),
    );
    await server.ask("rita", "PATCH", `/v1/tasks/${first}/table`, { columns: decided });
  }
  const { body: release } = await asked();
  const texts: string[] = [];
  for (const id of ids) {
    texts.push((await server.ask<Output>("abel", "GET", `/v1/tasks/${id}/output`)).body.text);
  }
  if (release.file === null) {
    // what cannot be written does not leave either
    expect((await server.ask("sam", "GET", `/v1/tasks/${first}/export`)).status).not.toBe(200);
    return;
  }
  const approved = await server.approve("abel", first, {
    hash: release.hash,
    file: release.file.hash,
    whole: true,
    acceptRisk: true,
    reason: "a test",
  });
  expect(approved.status).toBe(200);
  const { rawPayload, statusCode } = await server.app.inject({
    url: `/v1/tasks/${first}/export`,
    headers: { authorization: "Bearer token-sam" },
  });
  expect(statusCode).toBe(200);
  const shown = wordsIn([
    ...texts,
    ...release.file.rows.flatMap(({ cells }) => cells),
    ...release.file.beside.map(({ text }) => text),
  ]);
  const left = wordsIn(await readableIn(name, rawPayload));
  expect([...left].filter((word) => !shown.has(word))).toEqual([]);
});
