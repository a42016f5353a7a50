import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createDocument } from "../document/document.js";
import { createSanitizer } from "../index.js";
import { checkPolicy, parsePolicy } from "./policy.js";
import { PRESETS, presetFile } from "./presets.js";

describe("presets", () => {
  test.each(PRESETS)("%s is a policy, and extending it with nothing changes nothing", (preset) => {
    const { extends: named, ...policy } = checkPolicy({ version: 1, extends: preset });
    expect(named).toBe(preset);
    expect(policy).toEqual(parsePolicy(presetFile(preset)));
    expect(presetFile(preset)).toMatch(/^# .+\n/);
  });

  test("a policy's own keys win over its preset's, key by key", () => {
    const own = parsePolicy(
      "version: 1\nextends: prompt\ntypes: {address: keep}\nreplace: suppress",
    );
    expect(own.types).toMatchObject({ address: "keep", employer: "mask", default: "keep" });
    expect(own.replace).toEqual({ default: "suppress" });
    expect(checkPolicy(own)).toEqual(own);
  });

  test("an unknown preset is refused with the names of those that exist", () => {
    expect(() => checkPolicy({ version: 1, extends: "medical" })).toThrow(/legal, .*prompt/);
  });
});

describe("a policy file that extends another", () => {
  const folder = mkdtempSync(join(tmpdir(), "palimpsest-extends-"));
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return parsePolicy(text, join(folder, name));
  };

  test("has the keys of all below it", () => {
    writeFileSync(join(folder, "team.yaml"), "version: 1\nextends: prompt\nreplace: label\nk: 9");
    const own = file("mine.yaml", "version: 1\nextends: team.yaml\nreplace: {CODE: suppress}");
    expect(own).toMatchObject({
      extends: "prompt",
      k: 9,
      types: { default: "keep" },
      replace: { default: "label", CODE: "suppress" },
    });
  });

  test("is refused where files extend each other, or one is missing", () => {
    writeFileSync(join(folder, "a.yaml"), "version: 1\nextends: b.yaml");
    expect(() => file("b.yaml", "version: 1\nextends: a.yaml")).toThrow(/lead back/);
    expect(() => file("c.yaml", "version: 1\nextends: none.yaml")).toThrow(/cannot be read/);
  });
});

describe("prompt", () => {
  const TASKS = [
    "Translate to German: the meeting starts at nine on Tuesday.",
    "Write a poem for my daughter, who is 6 and has asthma.",
    "My landlord in Leeds wants 900 pounds of deposit within 14 days. Is that legal in England?",
    "Refactor this function so that it returns 404 when the user is missing, in Python 3.12.",
    "Summarise the history of the Ottoman Empire from 1453 to 1683 in five bullet points.",
  ];

  test("never touches a task in which nobody is named", async () => {
    const sanitizer = await createSanitizer({ version: 1, extends: "prompt" });
    for (const task of TASKS) {
      expect((await sanitizer.sanitize(createDocument(task))).text).toBe(task);
    }
  });

  test("labels names and codes, and keeps what is asked", async () => {
    const sanitizer = await createSanitizer({ version: 1, extends: "prompt" });
    const task = "Write to Helen Marsh at helen.marsh@example.org that she owes us 120 euros.";
    const { text } = await sanitizer.sanitize(createDocument(task));
    expect(text).toMatch(/^Write to \[PERSON 1\] at \[[A-Z]+ 1\] that she owes us 120 euros\.$/);
  });
});

describe("clinical", () => {
  test("keeps common illnesses, doses and values, and hides who and where", async () => {
    const sanitizer = await createSanitizer({ version: 1, extends: "clinical", population: "GB" });
    const { text } = await sanitizer.sanitize(
      createDocument(
        "Mr Alan Prior (NHS number 943 476 5919) has asthma and Huntington's disease. He takes metformin 500 mg twice daily. His blood pressure was 148/86 mmHg. The consultant saw him at St Luke's Hospital on 12 May 2024.",
      ),
    );
    for (const kept of ["asthma", "metformin 500 mg twice daily", "148/86 mmHg", "consultant"]) {
      expect(text).toContain(kept);
    }
    expect(text).not.toMatch(/Prior|943|St Luke|12 May/);
  });
});

describe("support", () => {
  test("keeps what failed, and hides who asked", async () => {
    const sanitizer = await createSanitizer({ version: 1, extends: "support" });
    const { text } = await sanitizer.sanitize(
      createDocument(
        "This is Dana Whitlock, dana.w@example.com. The printer shows error E47 since Tuesday at 9:30; I paid 129.99 euros.",
      ),
    );
    expect(text).toContain("error E47 since Tuesday at 9:30; I paid 129.99 euros");
    expect(text).not.toMatch(/Dana|Whitlock|example/);
  });
});
