import { expect, test } from "vitest";
import { createDocument, createSanitizer, type Policy } from "../index.js";

const sanitized = async (policy: Partial<Policy>, person: string) => {
  const sanitizer = await createSanitizer({ version: 1, ...policy });
  const text = "Anna Berg met Tom Hale in Leeds.";
  return sanitizer.sanitize(createDocument(text, { persons: [person] }));
};

test("a person who does not occur is an error where everybody else is kept", async () => {
  await expect(sanitized({ others: "keep" }, "Zoe Quist")).rejects.toMatchObject({
    code: "PERSON_NOT_FOUND",
  });
  const passed = await sanitized({ others: "keep", allow_missing_person: true }, "Zoe Quist");
  expect(passed.text).toContain("Anna Berg met Tom Hale");
});

test("one who occurs is hidden, and the others are kept", async () => {
  const { text } = await sanitized({ others: "keep" }, "Anna Berg");
  expect(text).toContain("Tom Hale");
  expect(text).not.toContain("Berg");
});

test("without 'others: keep' a text without the person is written", async () => {
  expect((await sanitized({}, "Zoe Quist")).text).not.toBe("");
});
