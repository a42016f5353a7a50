/** Where the events of a streamed answer carry pieces of texts, each piece with the text that it belongs to. */

import { isRecord } from "../../document/is-record.js";
import type { Dialect } from "./endpoints.js";

type Fields = Record<string, unknown>;

/** A piece of a text in an event. */
export interface Piece {
  /** Which text: pieces of one key are one text. */
  readonly key: string;
  readonly holder: Fields;
  readonly field: string;
  /** Inside a string of JSON: the arguments of a tool. */
  readonly json: boolean;
}

export interface Pieces {
  readonly pieces: readonly Piece[];
  /** Beginnings of the keys of texts that end with this event. */
  readonly ends: readonly string[];
  /** Whether an end is in the event that also has the last piece. */
  readonly endsAfter: boolean;
}

const list = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const NONE: Pieces = { pieces: [], ends: [], endsAfter: false };

/** The pieces that an event carries. */
export function piecesOf(dialect: Dialect, event: unknown): Pieces {
  if (!isRecord(event)) return NONE;
  switch (dialect) {
    case "chat":
    case "completions":
      return ofChoices(event);
    case "messages":
      return ofBlocks(event);
    case "responses":
      return ofItems(event);
    case "gemini":
      return ofCandidates(event);
    default:
      return NONE;
  }
}

const texts = (holder: unknown, fields: readonly string[], key: string, json = false): Piece[] =>
  isRecord(holder)
    ? fields.flatMap((field) =>
        typeof holder[field] === "string" && holder[field] !== ""
          ? [{ key: `${key} ${field}`, holder, field, json }]
          : [],
      )
    : [];

function ofChoices(event: Fields): Pieces {
  const choices = list(event["choices"]);
  return {
    pieces: choices.flatMap((choice) => {
      const key = `choice ${choice["index"] ?? 0} `;
      const { delta } = choice;
      if (!isRecord(delta)) return texts(choice, ["text"], key);
      const call = delta["function_call"];
      return [
        ...texts(delta, ["content", "refusal", "reasoning_content", "reasoning"], key),
        ...texts(call, ["arguments"], `${key}call`, true),
        ...list(delta["tool_calls"]).flatMap((one) => [
          ...texts(one["function"], ["arguments"], `${key}tool ${one["index"] ?? 0}`, true),
          ...texts(one["custom"], ["input"], `${key}tool ${one["index"] ?? 0}`),
        ]),
      ];
    }),
    ends: choices
      .filter(({ finish_reason: reason }) => reason !== undefined && reason !== null)
      .map(({ index }) => `choice ${index ?? 0} `),
    endsAfter: true,
  };
}

function ofBlocks(event: Fields): Pieces {
  const key = `block ${event["index"] ?? 0} `;
  switch (event["type"]) {
    case "content_block_delta":
      return {
        pieces: [
          ...texts(event["delta"], ["text", "thinking"], key),
          ...texts(event["delta"], ["partial_json"], key, true),
        ],
        ends: [],
        endsAfter: false,
      };
    case "content_block_stop":
      return { pieces: [], ends: [key], endsAfter: false };
    default:
      return NONE;
  }
}

function ofItems(event: Fields): Pieces {
  const type = String(event["type"] ?? "");
  const kind = /^response\.(.+)\.(delta|done)$/.exec(type);
  if (!kind) return NONE;
  const part = event["content_index"] ?? event["summary_index"] ?? "";
  const key = `item ${event["item_id"] ?? event["output_index"] ?? ""} ${kind[1]} ${part} `;
  if (kind[2] === "done") return { pieces: [], ends: [key], endsAfter: false };
  // sounds and pictures in pieces are none of texts
  if (/audio(?!_transcript)|image|code_interpreter/.test(kind[1]!) && !/transcript/.test(kind[1]!))
    return NONE;
  return {
    pieces: texts(event, ["delta"], key, /arguments/.test(kind[1]!)),
    ends: [],
    endsAfter: false,
  };
}

function ofCandidates(event: Fields): Pieces {
  const candidates = list(event["candidates"]);
  return {
    pieces: candidates.flatMap((one) => {
      const { content } = one;
      const key = `candidate ${one["index"] ?? 0} `;
      return isRecord(content)
        ? list(content["parts"]).flatMap((part) =>
            texts(part, ["text"], `${key}${part["thought"] === true}`),
          )
        : [];
    }),
    ends: candidates
      .filter(({ finishReason }) => finishReason !== undefined)
      .map(({ index }) => `candidate ${index ?? 0} `),
    endsAfter: true,
  };
}
