/**
 * A conversation with somebody who may see no originals: what goes out is sanitized, what comes back is
 * restored, and the same person has the same label or pseudonym in every turn.
 */

import { randomBytes } from "node:crypto";
import { createDocument, type Document, type Sanitized } from "../document/document.js";
import { checkPolicy, type Policy } from "../policy/policy.js";
import { openMap, type RestoreMap, requireLabels, sealMap } from "../replace/restore/map-file.js";
import { continuedNumbering } from "../replace/restore/numbers.js";
import { createOriginals, type Original } from "../replace/restore/originals.js";
import { type Restored, requireKnown, restoreText } from "../replace/restore/restore.js";
import { createSanitizer } from "./create-sanitizer.js";
import type { Sanitizer, SanitizerOptions } from "./sanitizer.js";

export interface Session {
  readonly sanitizer: Sanitizer;
  /** A text as it may go out. */
  sanitize(document: Document | string): Promise<Sanitized>;
  /** Remembers what a sanitizer of this session replaced elsewhere. */
  remember(sanitized: Sanitized): void;
  /**
   * An answer with the originals in it. @throws LABEL_UNKNOWN unless `keepUnknown`
   */
  restore(text: string, options?: { readonly keepUnknown?: boolean }): Restored;
  /** Replacements so far, with their originals. */
  originals(): readonly Original[];
  /** The session as sealed bytes, to go on later. @throws KEY_INVALID */
  seal(key: Uint8Array): Buffer;
}

export interface SessionOptions extends Omit<SanitizerOptions, "numbering"> {
  /** An earlier session's bytes, with the key that sealed them. */
  readonly from?: { readonly bytes: Uint8Array; readonly key: Uint8Array };
}

/** Whatever could be identified is hidden, under words that can be turned back. */
const FOR_CONVERSATION: Policy = { version: 1, mask: "all", replace: { default: "label" } };

/**
 * @param policy default: everything that was found gets its label
 * @throws MAP_INVALID, MAP_KEY_WRONG, KEY_INVALID, and what `createSanitizer` throws
 */
export async function sessionOf(
  policy: Policy = FOR_CONVERSATION,
  { from, ...options }: SessionOptions = {},
): Promise<Session> {
  const map = from && openMap(from.bytes, from.key);
  const secret = map?.secret ?? randomBytes(32).toString("hex");
  const checked = checkPolicy(policy);
  const labels = checked.labels ?? "kind";
  if (map) requireLabels(map, labels);
  const numbers = continuedNumbering(map?.numbers);
  const originals = createOriginals(map?.originals);
  const sanitizer = await createSanitizer(
    {
      ...checked,
      release: checked.release ?? "session",
      ...(checked.release_key === undefined && { salt: checked.salt ?? secret }),
    },
    { ...options, ...(checked.release_key === undefined && { numbering: () => numbers }) },
  );
  const contents = (): RestoreMap => ({
    version: 1,
    secret,
    labels,
    numbers: numbers.list(),
    originals: originals.list(),
  });
  return {
    sanitizer,
    async sanitize(document) {
      const sanitized = await sanitizer.sanitize(
        typeof document === "string" ? createDocument(document) : document,
      );
      originals.add(sanitized);
      return sanitized;
    },
    remember: (sanitized) => originals.add(sanitized),
    restore(text, { keepUnknown = false } = {}) {
      const restored = restoreText(text, originals.list());
      if (!keepUnknown) requireKnown(restored);
      return restored;
    },
    originals: () => originals.list(),
    seal: (key) => sealMap(contents(), key),
  };
}
