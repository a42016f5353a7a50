import { afterEach, describe, expect, test } from "vitest";
import { docxOf, p, run } from "../../../test/docx.js";
import { replacedWords } from "../../../test/replaced.js";
import { PalimpsestError } from "../../errors.js";
import { createFileReader, type FileReader } from "./reader.js";

const OPTIONS = { name: "a.docx", id: "a", persons: [] };
const bytes = (text: string) => docxOf({ body: p(run(text)) });
const readers: FileReader[] = [];
const reader = (options: Parameters<typeof createFileReader>[0] = {}): FileReader => {
  const made = createFileReader(options);
  readers.push(made);
  return made;
};
afterEach(() => {
  for (const one of readers.splice(0)) one.close();
});

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof PalimpsestError ? error.code : String(error)),
  );

describe("files read in a process of their own", () => {
  test("as in this one: text, notes, errors; and back", async () => {
    const one = reader();
    const file = await one.read(bytes("Anna Berg"), "auto", OPTIONS);
    expect(file.documents[0]!.text).toBe("Anna Berg");
    const written = await file.write([replacedWords(file.documents[0]!, { Anna: "P" })]);
    const again = await one.read(written as Uint8Array, "auto", OPTIONS);
    expect(again.documents[0]!.text).toBe("P Berg");
    expect(await codeOf(one.read(Buffer.from("no zip"), "docx", OPTIONS))).toBe("INPUT_FORMAT");
  });

  test("one that was dropped meanwhile is read again for writing", async () => {
    const one = reader();
    const first = await one.read(bytes("Anna"), "auto", OPTIONS);
    for (const text of ["b", "c", "d"]) await one.read(bytes(text), "auto", OPTIONS);
    const written = await first.write([replacedWords(first.documents[0]!, { Anna: "P" })]);
    expect((await one.read(written as Uint8Array, "auto", OPTIONS)).documents[0]!.text).toBe("P");
  });

  test("time: the file fails, the next one is read", async () => {
    const one = reader({ seconds: 0.05 });
    expect(await codeOf(one.read(bytes("Anna"), "auto", OPTIONS))).toBe("TIMED_OUT");
    const patient = reader();
    const slow = codeOf(one.read(bytes("Anna"), "auto", OPTIONS));
    expect((await patient.read(bytes("Bo"), "auto", OPTIONS)).documents[0]!.text).toBe("Bo");
    expect(await slow).toBe("TIMED_OUT");
  });

  test("memory: the file fails, the program goes on", async () => {
    const one = reader({ megabytes: 60 });
    const many = docxOf({ body: p(run("Anna")) + p(run("x")).repeat(100_000) });
    expect(await codeOf(one.read(many, "auto", OPTIONS))).toBe("INPUT_TOO_LARGE");
  });

  test("plain text needs no process", async () => {
    const one = reader({ seconds: 0 });
    const file = await one.read(Buffer.from("Anna"), "auto", { ...OPTIONS, name: "a.txt" });
    expect(await file.write([replacedWords(file.documents[0]!, { Anna: "P" })])).toBe("P");
  });

  test("what a format says reaches the caller", async () => {
    const notes: string[] = [];
    const page = Buffer.from("\ufeff<p>Anna</p>", "utf16le");
    const options = { ...OPTIONS, name: "a.html", note: (one: string) => notes.push(one) };
    await reader().read(page, "auto", options);
    expect(notes).toEqual(["a.html: read as UTF-16LE, written as UTF-8"]);
  });
});
