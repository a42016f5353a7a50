/**
 * What the whole flow makes of twenty-three texts under six policies, compared byte for byte. A change
 * of any output shows here, in words: update with `npx vitest run test/golden -u` and read the difference.
 */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createDocument, type Sanitized } from "../../src/document/document.js";
import { sanitizedToJson } from "../../src/document/json.js";
import { createResources, createSanitizer } from "../../src/index.js";
import type { Policy } from "../../src/policy/policy.js";
import { passagesOf } from "../metamorphic.js";

const here = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

const SAMPLES = ["judgment", "clinical-letter", "chat"].map((id) => ({
  id,
  text: here(`../../examples/${id}.txt`),
}));

const PASSAGES = passagesOf(here("texts.txt"));

const POLICIES: Readonly<Record<string, Policy>> = {
  default: { version: 1 },
  "all-labels": { version: 1, mask: "all", replace: { default: "label" } },
  specific: { version: 1, mask: "specific", replace: { default: "suppress" } },
  greedy: { version: 1, measures: ["classifier", "surprisal"], solver: "greedy", seed: 7 },
  pseudonyms: {
    version: 1,
    mask: "all",
    replace: { default: "generalize", PERSON: "pseudonym", CODE: "mask" },
    release: "golden",
  },
  levels: { version: 1, levels: true },
};

const resources = createResources();

describe.each(Object.entries(POLICIES))("golden outputs, policy '%s'", (name, policy) => {
  test("are what they were", async () => {
    const sanitizer = await createSanitizer(policy, { resources });
    const parts: string[] = [];
    for (const { id, text } of [...SAMPLES, ...PASSAGES]) {
      parts.push(rendered(await sanitizer.sanitize(createDocument(text, { id }))));
    }
    await expect(parts.join("\n")).toMatchFileSnapshot(`${name}.golden.txt`);
  });
});

/** The text to read, and the hash of all that the program says of it: mentions, risks, decisions. */
function rendered(sanitized: Sanitized): string {
  const json = JSON.stringify(sanitizedToJson(sanitized));
  const hash = createHash("sha256").update(json).digest("hex");
  return `== ${sanitized.document.id} ${hash}\n${sanitized.text}\n`;
}
