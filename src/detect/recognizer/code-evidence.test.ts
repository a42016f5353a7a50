import { expect, test } from "vitest";
import { parseMarked } from "../../../test/marked.js";
import { isCodeLike } from "./code-evidence.js";

const isCode = (marked: string): boolean => {
  const { text, spans } = parseMarked(marked);
  return isCodeLike(text, spans[0]!);
};

test.each([
  "application no. [CODE 36244/06]",
  "card ending [CODE 4417],",
  "flight [CODE NH204] lands",
  "registered [CODE BX12 KLM].",
  "user name is [CODE b.okafor77] and",
  "from [CODE @hana.k] abt",
  "under case [CODE 7].",
  "staff ID: [CODE 41B]",
  "password is [CODE hunter2]",
  "reference [CODE QXRTPL]",
  "in room #[CODE 12]",
  "call [CODE 0715]",
  "Card number [CODE NDExMTExMTExMTExMTExMQ]==",
])("a code: %s", (marked) => expect(isCode(marked)).toBe(true));

test.each([
  "hx [CODE DM2], CKD",
  "[CODE POD2 R THA] (Dr. Ferraro)",
  "Bario OFF [CODE 0712Z]",
  "S: [CODE c/o] SOB",
  "[CODE I/O -600], wt up",
  "Zofran [CODE 4 q6] prn",
  "FEV1 1.42 (48% [CODE predicted])",
  "([CODE Identity] Number 83)",
  "FSIQ 88, [CODE PSI 74].",
  "IV x1 @[CODE 0340].",
  "Repeat CXR [CODE @ 0900].",
  "[CODE SBAR 0715] handoff",
  "Vitals were [CODE 98/54], pulse",
])("no code: %s", (marked) => expect(isCode(marked)).toBe(false));
