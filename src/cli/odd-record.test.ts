import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Program, programWith } from "../../test/program.js";
import { registerDetect } from "./detect.js";
import { registerSanitize } from "./sanitize.js";

let program: Program;
let errors: string;
beforeEach(() => {
  program = programWith((command) => {
    registerSanitize(command);
    registerDetect(command);
  });
  errors = "";
  vi.spyOn(process.stderr, "write").mockImplementation((chunk) => {
    errors += String(chunk);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
  program.close();
});

const VIETNAMESE =
  "Kính gửi ông Nguyễn Văn An, chúng tôi xin cảm ơn ông về lá thư gửi tuần trước. Nếu cần thêm thông tin, xin ông vui lòng gọi điện cho chúng tôi. Cuộc họp tiếp theo sẽ diễn ra vào thứ năm lúc mười giờ sáng, xin ông nhớ mang theo giấy tờ tùy thân và bản sao của hợp đồng đã ký kết vào tháng trước với công ty của chúng tôi.";
const RUSSIAN =
  "Меня зовут Иван Петров, я живу в Москве и работаю врачом. На прошлой неделе я отправил вам письмо и до сих пор не получил ответа. ".repeat(
    3,
  );
const FLAGS = ["--mask", "all", "--replace", "label", "--names", "keep"];

async function sanitize(name: string, source: string, ...more: string[]): Promise<string> {
  writeFileSync(program.at(name), source);
  return program.run("sanitize", program.at(name), ...FLAGS, ...more);
}

/** One line of standard error names file, record and code. */
const said = (where: string, language = "Vietnamese") =>
  expect(errors).toMatch(
    new RegExp(
      `^palimpsest: LANGUAGE_UNSUPPORTED: [^\\n]*${where}: the text is in ${language}`,
      "m",
    ),
  );

describe("a record that cannot be sanitized stops no other", () => {
  test("JSON Lines: an object with the error in its line", async () => {
    const lines = ["Ann Berg called.", VIETNAMESE, "Bo Lind called."].map((text, i) =>
      JSON.stringify({ id: `r${i}`, text }),
    );
    const out = await sanitize("notes.jsonl", `${lines.join("\n")}\n`);
    expect(out.split("\n").map((line) => line && JSON.parse(line))).toEqual([
      { id: "r0", text: "[PERSON 1] called." },
      { id: "r1", error: "LANGUAGE_UNSUPPORTED", line: 2 },
      { id: "r2", text: expect.stringMatching(/^\[PERSON \d\] called\.$/) },
      "",
    ]);
    expect(process.exitCode).toBe(3);
    said("notes\\.jsonl, line 2");
  });

  test("JSON Lines: a line that is no JSON", async () => {
    const out = await sanitize("notes.jsonl", '{"id":"a","text":"Ann Berg called."}\n{"id":\n');
    expect(out).toBe(
      '{"id":"a","text":"[PERSON 1] called."}\n{"id":"2","error":"INPUT_FORMAT","line":2}\n',
    );
    expect(process.exitCode).toBe(3);
    expect(errors).toMatch(/INPUT_FORMAT: .*notes\.jsonl, line 2 is not valid JSON/);
  });

  test("JSON Lines: hundreds of lines keep their order and count, whichever are odd", async () => {
    const isBroken = (i: number) => i % 97 === 5;
    const isForeign = (i: number) => i % 83 === 7;
    const lines = Array.from({ length: 750 }, (_, i) =>
      isBroken(i)
        ? `{"id":"r${i}",`
        : JSON.stringify({
            id: `r${i}`,
            text: isForeign(i) ? VIETNAMESE : `Ann Berg has ${i} cats.`,
          }),
    );
    const out = await sanitize("notes.jsonl", `${lines.join("\n")}\n`);
    const read = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(read.map(({ id, error }) => [id, error])).toEqual(
      lines.map((_, i) => {
        if (isBroken(i)) return [String(i + 1), "INPUT_FORMAT"];
        return [`r${i}`, isForeign(i) ? "LANGUAGE_UNSUPPORTED" : undefined];
      }),
    );
  });

  test("CSV: a mark in its cells", async () => {
    const out = await sanitize("notes.csv", `id,Note\n7,Ann Berg called.\n8,"${VIETNAMESE}"\n`);
    expect(out).toBe('id,Note\n7,[PERSON 1] called.\n8,"[NOT RELEASED]"\n');
    expect(process.exitCode).toBe(3);
    said("notes\\.csv, row 3");
  });

  test("JSON: a mark in its strings", async () => {
    const out = await sanitize(
      "notes.json",
      JSON.stringify({ notes: [{ text: "Ann Berg called." }, { text: VIETNAMESE }], next: null }),
    );
    expect(JSON.parse(out)).toEqual({
      notes: [{ text: "[PERSON 1] called." }, { text: "[NOT RELEASED]" }],
      next: null,
    });
    expect(process.exitCode).toBe(3);
    said("notes\\.json, record 3");
  });

  test("the benchmark's form: left out, by detect too", async () => {
    const source = JSON.stringify([
      { doc_id: "a", text: "Ann Berg called." },
      { doc_id: "b", text: VIETNAMESE },
    ]);
    const out = await sanitize("tab.json", source);
    expect(JSON.parse(out)).toEqual([{ doc_id: "a", text: "[PERSON 1] called." }]);
    said("tab\\.json, document 2");
    const found = await program.run("detect", program.at("tab.json"));
    expect(Object.keys(JSON.parse(found))).toEqual(["a"]);
    expect(process.exitCode).toBe(3);
  });

  test("a mailbox: left out", async () => {
    const message = (text: string) =>
      `From x@y.example Thu Jan  1 00:00:00 1970\nFrom: Ann Berg <ann@berg.example>\nSubject: A call\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${text}\n\n`;
    const out = await sanitize("all.mbox", message("Bo Lind called.") + message(RUSSIAN));
    expect(out.match(/^From /gm)).toHaveLength(1);
    expect(out).not.toMatch(/Lind|=D0/);
    said("all\\.mbox, message 2", "Russian");
    expect(process.exitCode).toBe(3);
  });

  test("records with one id are told apart by their place", async () => {
    const line = '{"id":"t1","text":"Ann Berg called."}\n';
    expect(await sanitize("notes.jsonl", line + line)).toBe(
      '{"id":"t1","text":"[PERSON 1] called."}\n'.repeat(2),
    );
    expect(process.exitCode ?? 0).toBe(0);
    const found = await program.run("detect", program.at("notes.jsonl"));
    expect(Object.keys(JSON.parse(found))).toEqual(["t1", "t1:line 2"]);
  });

  test("a folder: an empty file and the lock file of an office program", async () => {
    mkdirSync(program.at("in"));
    writeFileSync(program.at("in/a.txt"), "Ann Berg called.");
    writeFileSync(program.at("in/b.txt"), "");
    writeFileSync(program.at("in/~$c.docx"), "\u0003Ann");
    await program.run("sanitize", program.at("in"), ...FLAGS, "-o", program.at("out"));
    expect(readdirSync(program.at("out"))).toContain("a.txt");
    expect(readFileSync(program.at("out/a.txt"), "utf8")).toBe("[PERSON 1] called.");
    expect(errors).toMatch(/INPUT_EMPTY: .*b\.txt/);
    expect(errors).toMatch(/not read: .*~\$c\.docx \(lock file of an office program\)/);
    expect(errors).not.toMatch(/FORMAT|docx.*damaged/);
    expect(process.exitCode).toBe(3);
  });
});
