import { expect, test } from "vitest";
import { parseMarked } from "../../../test/marked.js";
import { isNoName } from "./not-named.js";

const read = (marked: string) => {
  const { text, spans } = parseMarked(marked);
  return isNoName(text, spans[0]!.type as "LOC", spans[0]!);
};

test.each([
  "Dear [PERSON Sir] or Madam",
  "[PERSON Madam Speaker], I beg",
  "The [PERSON Hon]'ble court",
  "[PERSON Grandma] cried",
  "07:16 [PERSON Guest]: ty",
  "[PERSON Rob] nobody of it.",
  "Done. [PERSON Drew] a line.",
  "the [LOC Continent] was",
  "[LOC South] side lost",
  "[ORG Qty] Item",
  "[CODE MCV] 88",
  "[ORG U&Es] normal",
  "Cc: [PERSON HR Casework]",
  "To: [PERSON Accounts Payable]",
  "MRI lumbar [PERSON Spine]",
])("no name: %s", (marked) => expect(read(marked)).toBe(true));

test.each([
  "[PERSON Sir John] came",
  "[PERSON Mr Bishop] came",
  "[PERSON Rob] said so",
  "then [PERSON Rose] early", // does not open the sentence
  "Mrs [PERSON Landlord] came",
  "the [LOC South] of France",
  "the [LOC Kingdom of Bahrain]",
  "[ORG MCV] was founded",
  "[ORG State of Kerala]",
])("may be one: %s", (marked) => expect(read(marked)).toBe(false));
