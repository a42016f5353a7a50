/** Requests to a model as they may go out. */

import { isRecord } from "../../document/is-record.js";
import { errors } from "../../errors.js";
import type { Session } from "../../flow/session/session.js";
import { copyOf, type MessageText, textsIn } from "../../flow/session/texts.js";
import { type Endpoint, INSTRUCTIONS, PARAMETERS, SHAPES } from "./endpoints.js";

export interface RequestLimits {
  /** What happens to pictures, sounds and files, which are not read. */
  readonly images: "refuse" | "pass";
  /** Characters of all texts together. */
  readonly mostText: number;
}

export const REQUEST_LIMITS: RequestLimits = { images: "refuse", mostText: 1_000_000 };

/**
 * A request's body with its texts masked.
 * @throws REQUEST_INVALID for a body of another form, or with pictures where they are refused; INPUT_TOO_LARGE; what
 *   detection throws. Nothing may then be sent.
 */
export async function maskRequest(
  session: Session,
  endpoint: Endpoint,
  body: unknown,
  limits: RequestLimits = REQUEST_LIMITS,
): Promise<Record<string, unknown>> {
  const { needs } = endpoint;
  if (!isRecord(body) || !needs.some((key) => body[key] !== undefined && body[key] !== null)) {
    throw errors.REQUEST_INVALID`the body must be a JSON object with '${needs.join("' or '")}'; nothing was sent on`;
  }
  if (limits.images === "refuse" && hasPicture(body)) {
    throw errors.REQUEST_INVALID`the request contains a picture, a sound or a file, which cannot be read; leave it out, or let such parts through with --images pass`;
  }
  const copy = copyOf(body);
  const texts = textsOfRequest(copy);
  const size = texts.reduce((sum, { text }) => sum + text.length, 0);
  if (size > limits.mostText) {
    throw errors.INPUT_TOO_LARGE`the texts of the request have ${size} characters, the most are ${limits.mostText}; shorten the prompt, or raise --max-text`;
  }
  await session.maskTexts(texts);
  return copy;
}

function textsOfRequest(body: Record<string, unknown>): MessageText[] {
  return Object.keys(body).flatMap((key) => {
    if (PARAMETERS.has(key)) return [];
    if (SHAPES.has(key) && typeof body[key] !== "string") return sentencesIn(body[key]);
    const holder = {
      get value() {
        return body[key];
      },
      set value(value: unknown) {
        body[key] = value;
      },
    };
    return textsIn(holder, INSTRUCTIONS.has(key) ? "instructions" : "people");
  });
}

const SENTENCES: ReadonlySet<string> = new Set([
  "description",
  "default",
  "const",
  "enum",
  "examples",
  "example",
  "$comment",
]);

/** The sentences in what describes tools and answers; names of tools and keys are left. */
function sentencesIn(value: unknown): MessageText[] {
  if (Array.isArray(value)) return value.flatMap(sentencesIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, part]): MessageText[] => {
    if (!SENTENCES.has(key)) return sentencesIn(part);
    // a property of that name
    if (isRecord(part) && key !== "default" && key !== "const") return sentencesIn(part);
    const holder = {
      get value() {
        return value[key];
      },
      set value(one: unknown) {
        value[key] = one;
      },
    };
    return textsIn(holder, "instructions");
  });
}

const PICTURES: ReadonlySet<string> = new Set([
  "image",
  "image_url",
  "input_image",
  "audio",
  "input_audio",
  "file",
  "input_file",
  "video",
  "computer_screenshot",
]);

function hasPicture(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasPicture);
  if (!isRecord(value)) return false;
  const { type } = value;
  if (typeof type === "string" && PICTURES.has(type) && !("function" in value)) {
    if (Object.keys(value).some((key) => key !== "type")) return true;
  }
  if (type === "document" && isRecord(value["source"])) {
    const kind = value["source"]["type"];
    if (kind !== "text" && kind !== "content") return true;
  }
  if (
    "inlineData" in value ||
    "inline_data" in value ||
    "fileData" in value ||
    "file_data" in value
  )
    return true;
  return Object.entries(value).some(([key, part]) => !SHAPES.has(key) && hasPicture(part));
}
