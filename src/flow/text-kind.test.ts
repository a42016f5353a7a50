import { expect, test } from "vitest";
import { createDocument } from "../document/document.js";
import { createResources } from "./resources.js";
import { sanitizerOf } from "./sanitize.js";

const resources = createResources();
const PROMPT =
  "Translate to German, in a formal register, and then explain in three sentences what changed: my daughter is 6 and has asthma, and Ann Lowe of the school will ring 0113 496 0188 on Thursday.";

test("without a policy, what a prompt asks for stays and who is meant goes", async () => {
  const sanitizer = await sanitizerOf({ version: 1 }, { resources });
  const { text, textKind } = await sanitizer.sanitize(createDocument(PROMPT));
  expect(textKind).toMatchObject({ kind: "prompt", from: "inferred" });
  for (const kept of ["German", "is 6", "asthma", "Thursday"]) expect(text).toContain(kept);
  for (const hidden of ["Ann", "Lowe", "0113"]) expect(text).not.toContain(hidden);
});

test("a policy that says what is hidden decides, whatever the text is", async () => {
  const sanitizer = await sanitizerOf({ version: 1, mask: "all" }, { resources });
  expect((await sanitizer.sanitize(createDocument(PROMPT))).text).not.toContain("Thursday");
});

test("the policy may name the kind", async () => {
  const sanitizer = await sanitizerOf({ version: 1, text_kind: "court" }, { resources });
  const { textKind } = await sanitizer.detect(createDocument(PROMPT));
  expect(textKind).toEqual({ kind: "court", from: "policy" });
});
