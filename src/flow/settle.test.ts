import { expect, test } from "vitest";
import { createDocument, type Entity } from "../document/document.js";
import { createSanitizer } from "./create-sanitizer.js";

const TEXT = "name: Ann Lee\n\nemail: ann@lee.example\n\nagent: Ann Lee\n\nseen: 2024-05-19";
const given = (["Ann Lee", "ann@lee.example", "2024-05-19"] as const).flatMap((words, i) =>
  [...TEXT.matchAll(new RegExp(words, "g"))].map(({ index }) => ({
    start: index,
    end: index + words.length,
    type: (["PERSON", "CODE", "DATETIME"] as const)[i]!,
    ...(i === 2 && { replacement: "2024-05" }),
  })),
);
const inOrder = [...given].sort((a, b) => a.start - b.start);

test("a settled document gets the words that the stages give it", async () => {
  const sanitizer = await createSanitizer({ version: 1, without: ["neural"] });
  const document = (settled: boolean, scope: string) =>
    createDocument(TEXT, { id: "d", given: inOrder, settled, scope });
  const fast = await sanitizer.sanitize(document(true, "fast"));
  const slow = await sanitizer.sanitize(document(false, "slow"));
  expect(fast.text).toBe(
    "name: [PERSON 1]\n\nemail: [CODE 1]\n\nagent: [PERSON 1]\n\nseen: 2024-05",
  );
  expect(slow.text).toBe(fast.text);
  expect(fast.entities.map(({ type, mentions }: Entity) => [type, mentions])).toEqual([
    ["PERSON", [0, 2]],
    ["CODE", [1]],
    ["DATETIME", [3]],
  ]);
});

test("with people to protect the stages say who is who", async () => {
  const sanitizer = await createSanitizer({
    version: 1,
    without: ["neural"],
    persons: ["Bob Moe"],
  });
  const document = createDocument(TEXT, { given: inOrder, settled: true, persons: ["Bob Moe"] });
  expect((await sanitizer.sanitize(document)).text).toContain("email: [CODE 1]");
});
