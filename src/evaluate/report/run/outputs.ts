/** Files of a run beside its figures: outputs, recognized by hash or shape, and pages of this program. */

import Type from "typebox";
import { Compile } from "typebox/compile";
import { SanitizedSchema } from "../../../document/json-schema.js";
import { sha256 } from "./hash.js";
import type { RunFile } from "./run.js";

const Masks = Compile(
  Type.Record(
    Type.String(),
    Type.Array(
      Type.Union([
        Type.Tuple([Type.Integer(), Type.Integer()]),
        Type.Tuple([Type.Integer(), Type.Integer(), Type.String()]),
      ]),
    ),
  ),
);
const Detections = Compile(
  Type.Record(
    Type.String(),
    Type.Array(
      Type.Object({
        start: Type.Integer(),
        end: Type.Integer(),
        type: Type.String(),
        detector: Type.String(),
      }),
    ),
  ),
);
const Results = Compile(Type.Union([SanitizedSchema, Type.Array(SanitizedSchema)]));
const Records = Compile(Type.Array(Type.Object({ text: Type.String() }), { minItems: 1 }));

/**
 * What a file is, where it is an output or a page.
 * @param released hashes of the released texts
 */
export function recognizeOutput(
  bytes: Uint8Array,
  name: string,
  released: ReadonlySet<string>,
): Pick<RunFile, "role" | "originals"> | undefined {
  const text = new TextDecoder().decode(bytes);
  // with or without a byte order mark
  if (released.has(sha256(bytes)) || released.has(sha256(text))) {
    return { role: "released", originals: false };
  }
  if (isPage(text, name)) return { role: "page", originals: false };
  if (!/\.json$/i.test(name)) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (Masks.Check(value)) return { role: "masks", originals: false };
  // both quote what was found
  if (Detections.Check(value)) return { role: "detections", originals: true };
  if (Results.Check(value)) return { role: "sanitized", originals: true };
  if (Records.Check(value) && value.every((one) => released.has(sha256(one.text)))) {
    return { role: "released", originals: false };
  }
  return undefined;
}

/** A page, picture or report of this program: made from figures, and none itself. */
export function isPage(text: string, name: string): boolean {
  if (/\.html$/i.test(name)) return text.includes('<meta name="generator" content="palimpsest">');
  if (/\.svg$/i.test(name)) return text.includes('data-generator="palimpsest"');
  return /\.json$/i.test(name) && /^\s*\{\s*"version":\s*1,\s*"kind":\s*"report"/.test(text);
}
