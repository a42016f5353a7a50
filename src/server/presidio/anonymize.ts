/** `/anonymize` and `/deanonymize`: operators over spans of a text, last span first. */

import { type OffsetConverter, offsetConverter } from "../../document/offsets.js";
import type { EngineResult, OperatorResult } from "./anonymize-request.js";
import { type AnalyzerResult, withoutConflicts } from "./conflicts.js";
import { invalidParameter, PresidioError } from "./error.js";
import {
  ANONYMIZERS,
  checkType,
  DEANONYMIZERS,
  type OperatorConfig,
  operate,
} from "./operators.js";

type Json = Readonly<Record<string, unknown>>;

interface Place {
  readonly entity_type: string;
  readonly start: number;
  readonly end: number;
}

/** The text with every result's span changed. @throws PresidioError as the incumbent answers */
export function anonymize(body: Json): EngineResult {
  const operators = operatorsOf(body["anonymizers"]);
  if (Object.values(operators).some(({ name }) => name === "custom")) {
    throw new PresidioError(400, "Custom type anonymizer is not supported");
  }
  const given = body["analyzer_results"];
  if (given === undefined || given === null) {
    throw invalidParameter("Invalid input, request must contain analyzer results");
  }
  const results = listOf(given, "analyzer_results").map(analyzerResult);
  const text = textOf(body);
  if (text === "") return { text: "", items: [] };
  const offsets = offsetConverter(text);
  const between = (from: number, to: number): string => slice(text, offsets, from, to);
  const spans = withoutConflicts(results, between).sort(
    (a, b) => b.start - a.start || b.end - a.end,
  );
  return changed(text, offsets, spans, (place, original) => {
    const config = operators[place.entity_type] ?? operators["DEFAULT"] ?? REPLACE;
    return {
      operator: config.name,
      text: operate(ANONYMIZERS, config, original, place.entity_type),
    };
  });
}

const REPLACE: OperatorConfig = { name: "replace", parameters: {} };

/** The text with every item's span changed back. @throws PresidioError as the incumbent answers */
export function deanonymize(body: Json): EngineResult {
  const operators = operatorsOf(body["deanonymizers"]);
  const items = listOf(body["anonymizer_results"] ?? [], "anonymizer_results").map(placeOf);
  const text = textOf(body);
  if (text === "") return { text: "", items: [] };
  const spans = [...items].sort((a, b) => b.start - a.start);
  return changed(text, offsetConverter(text), spans, (place, original) => {
    const config = operators[place.entity_type] ?? operators["DEFAULT"];
    if (config === undefined) {
      throw invalidParameter(
        "Invalid input, deanonymizers must hold the entity's operator or a DEFAULT",
      );
    }
    return {
      operator: config.name,
      text: operate(DEANONYMIZERS, config, original, place.entity_type),
    };
  });
}

/** Puts the new texts in, from the end; where spans overlap, what the later one took stays its. */
function changed(
  text: string,
  offsets: OffsetConverter,
  spans: readonly Place[],
  change: (place: Place, original: string) => { readonly operator: string; readonly text: string },
): EngineResult {
  const length = offsets.codePoints;
  const parts: string[] = []; // from the end
  const placed: { fromEnd: number; size: number; item: Omit<OperatorResult, "start" | "end"> }[] =
    [];
  let last = length;
  let after = 0; // code points of `parts`
  for (const place of spans) {
    const { start, end, entity_type } = place;
    if (start > length || end > length) {
      throw invalidParameter(
        `Invalid analyzer result, start: ${start} and end: ${end}, while text length is only ${length}.`,
      );
    }
    const outcome = change(place, slice(text, offsets, start, end));
    const until = Math.min(end, last);
    const size = [...outcome.text].length;
    parts.push(slice(text, offsets, until, last), outcome.text);
    after += last - until + size;
    placed.push({ fromEnd: after, size, item: { entity_type, ...outcome } });
    last = start;
  }
  parts.push(slice(text, offsets, 0, last));
  const total = after + last;
  return {
    text: parts.reverse().join(""),
    items: placed.map(({ fromEnd, size, item }) => ({
      start: total - fromEnd,
      end: total - fromEnd + size,
      ...item,
    })),
  };
}

/** What of a stretch lies in the text. */
function slice(text: string, offsets: OffsetConverter, from: number, to: number): string {
  const end = Math.min(to, offsets.codePoints);
  return from < end ? text.slice(offsets.toUtf16(from), offsets.toUtf16(end)) : "";
}

function textOf(body: Json): string {
  const text = body["text"] ?? "";
  if (typeof text === "string") return text;
  throw invalidParameter("Invalid parameter value for 'text'.");
}

function operatorsOf(value: unknown): Record<string, OperatorConfig> {
  const operators: Record<string, OperatorConfig> = Object.create(null);
  for (const [entity, config] of Object.entries(value ?? {})) {
    const { type, ...parameters } = objectOf(config, "operator config");
    if (!type) {
      throw invalidParameter("Invalid input, operator config must contain operator_name");
    }
    operators[entity] = { name: String(type), parameters };
  }
  return operators;
}

function analyzerResult(value: unknown): AnalyzerResult {
  const place = placeOf(value);
  const { score } = value as Json;
  if (score === undefined || score === null) {
    throw invalidParameter("Invalid input, analyzer result must contain score");
  }
  if (typeof score !== "number") throw invalidParameter("Invalid parameter value for 'score'.");
  return { ...place, score };
}

function placeOf(value: unknown): Place {
  const given = objectOf(value, "result");
  const start = offsetOf(given, "start");
  const end = offsetOf(given, "end");
  const entity = given["entity_type"];
  if (!entity) throw invalidParameter("Invalid input, result must contain entity_type");
  if (typeof entity !== "string") {
    throw invalidParameter("Invalid parameter value for 'entity_type'.");
  }
  if (start < 0 || end < 0) {
    throw invalidParameter("Invalid input, result start and end must be positive");
  }
  if (start > end) {
    throw invalidParameter(
      `Invalid input, start index '${start}' must be smaller than end index '${end}'`,
    );
  }
  return { entity_type: entity, start, end };
}

function offsetOf(given: Json, name: "start" | "end"): number {
  const value = given[name];
  if (value === undefined || value === null) {
    throw invalidParameter(`Invalid input, result must contain ${name}`);
  }
  checkType(value, name, "number");
  if (typeof value === "number") return value;
  throw invalidParameter(`Invalid parameter value for '${name}'.`);
}

function listOf(value: unknown, name: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw invalidParameter(`Invalid parameter value for '${name}'.`);
}

function objectOf(value: unknown, name: string): Json {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Json;
  throw invalidParameter(`Invalid parameter value for '${name}'.`);
}
