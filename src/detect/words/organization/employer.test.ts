import { expect, test } from "vitest";
import { createDocument } from "../../../document/document.js";
import { kindOf } from "../../../document/kinds.js";
import { createSanitizer } from "../../../index.js";

const sanitizer = await createSanitizer({ version: 1, mask: "all" });

test.each<[string, string[]]>([
  ["She works part-time at Tesco in Leeds and banks with Barclays.", ["Tesco"]],
  [
    "He was dismissed by Brockhurst Veterinary Referrals Ltd and complained to ACAS.",
    ["Brockhurst Veterinary Referrals Ltd"],
  ],
  ["Employer: Fenn & Hale Ltd", ["Fenn & Hale Ltd"]],
  [
    "He is a crane operator at Felixstowe Dock Company. Felixstowe Dock Company denied it.",
    ["Felixstowe Dock Company", "Felixstowe Dock Company"],
  ],
  ["I rang Barclays Bank and wrote to Leeds City Council.", []],
])("employers in: %s", async (text, expected) => {
  const { mentions } = await sanitizer.detect(createDocument(text));
  const employers = mentions.filter((mention) => kindOf(mention) === "employer");
  expect(employers.map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});

test("an employer is kept where the policy keeps employers", async () => {
  const text = "Ann Berg works at Tesco and complained about Aldi Stores Ltd.";
  const keeping = await createSanitizer({ version: 1, mask: "all", types: { employer: "keep" } });
  const { text: sanitized } = await keeping.sanitize(createDocument(text));
  expect(sanitized).toContain("works at Tesco");
  expect(sanitized).not.toContain("Aldi");
});
