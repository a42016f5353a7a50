/**
 * `palimpsest attack --attacker chat|attributes`: who is it, and what can be inferred about each person? Texts come from
 * a document, a folder, a table, or originals with masks; what is true, where somebody knows it, from --facts.
 */

import { readFile, stat } from "node:fs/promises";
import { basename } from "node:path";
import { defined } from "../document/defined.js";
import { isRecord } from "../document/is-record.js";
import {
  type AttributeAttackResult,
  attackAttributes,
  type ChatCost,
  type Fact,
  isAttribute,
  type PeopleAttackerName,
  peopleAttacker,
} from "../entries/evaluate.js";
import { readTextsAt } from "../entries/formats.js";
import { errors, type PalimpsestError } from "../errors.js";
import { createSanitizer, type Policy } from "../index.js";
import { type AttackFlags, documentText, needed, readSources } from "./attack-sources.js";
import type { InputPath } from "./made.js";
import type { Row } from "./metrics.js";

export interface PeopleFlags extends AttackFlags {
  readonly chatAddress?: string;
  readonly chatModel?: string;
  readonly chatKeyFile?: string;
  readonly priceIn?: number;
  readonly priceOut?: number;
  readonly maxCost?: number;
  readonly readings: number;
  readonly facts?: string;
  readonly send?: "labels" | "originals";
  readonly dryRun?: boolean;
}

export interface PeopleJson extends AttributeAttackResult {
  readonly model: string | null;
  readonly cost: ChatCost;
}

export async function attackPeople(
  flags: PeopleFlags,
): Promise<{ readonly result: PeopleJson; readonly inputs: readonly InputPath[] }> {
  const { texts, names, candidates, inputs } = await textsOf(flags);
  const policy = policyIn(flags);
  const sanitizer = await createSanitizer(policy);
  const { attacker, cost } = await peopleAttacker(flags.attacker as PeopleAttackerName, policy, {
    detect: (document) => sanitizer.detect(document),
    candidates,
    dryRun: flags.dryRun
      ? (request) => process.stdout.write(`${JSON.stringify(request)}\n`)
      : undefined,
  });
  const facts = flags.facts === undefined ? undefined : await readFacts(flags.facts);
  const result = await attackAttributes(attacker, texts, {
    ...(facts && { facts }),
    ...(names && { names }),
  });
  return { inputs, result: { ...result, model: flags.chatModel ?? null, cost } };
}

/** Texts by id, and who they are about where the source says so. */
async function textsOf(flags: PeopleFlags) {
  if (flags.document !== undefined) {
    const path = flags.document;
    const isFolder = path !== "-" && (await stat(path).catch(() => undefined))?.isDirectory();
    const texts = new Map<string, string>();
    if (isFolder) for await (const { id, text } of readTextsAt(path)) texts.set(id, text);
    else texts.set(path === "-" ? "stdin" : basename(path), await documentText(path));
    const candidates: string[] = [];
    if (flags.background !== undefined)
      for await (const { id } of readTextsAt(flags.background)) candidates.push(nameOfId(id));
    const names =
      flags.person !== undefined && texts.size === 1
        ? new Map([...texts.keys()].map((id) => [id, flags.person!]))
        : undefined;
    const inputs: InputPath[] = [{ path, holds: "outputs" }];
    return { texts, names, candidates, inputs };
  }
  const { anonymized, inputs } = await readSources({
    ...flags,
    background: needed(flags.background, "attack needs --document, --data or --originals"),
  });
  const [method] = [...anonymized.keys()].filter((name) => !flags.without.includes(name)).slice(-1);
  const texts = new Map(anonymized.get(method ?? "") ?? []);
  const names =
    flags.data === undefined ? undefined : new Map([...texts.keys()].map((id) => [id, id]));
  return { texts, names, candidates: names ? [...texts.keys()] : [], inputs };
}

const nameOfId = (id: string): string => id.replace(/\.[a-z0-9]+$/iu, "").replaceAll("_", " ");

/** The policy that the flags come to. */
function policyIn(flags: PeopleFlags): Policy {
  const { chatModel: model, send, readings } = flags;
  if (flags.attacker === "chat")
    needed(model, "--attacker chat needs --chat-model, and --chat-address for a server");
  const known = defined({
    address: flags.chatAddress,
    key_file: flags.chatKeyFile,
    price_in: flags.priceIn,
    price_out: flags.priceOut,
    max_cost: flags.maxCost,
  });
  return {
    version: 1,
    mask: "all",
    ...(send && { send }),
    ...(model !== undefined && { chat: { model, ...known, readings } }),
  };
}

/**
 * What is true: `{"DOC_ID": [{"attribute", "value", "person"?}]}`.
 * @throws INPUT_FORMAT
 */
async function readFacts(path: string): Promise<ReadonlyMap<string, readonly Fact[]>> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(path, "utf8"));
  } catch {
    throw formatOf(path);
  }
  if (!isRecord(value)) throw formatOf(path);
  return new Map(
    Object.entries(value).map(([id, list]) => {
      if (!Array.isArray(list)) throw formatOf(path);
      return [
        id,
        list.map((one: unknown): Fact => {
          if (!isRecord(one) || !isAttribute(one["attribute"]) || one["value"] === undefined)
            throw formatOf(path);
          return {
            attribute: one["attribute"],
            value: String(one["value"]),
            ...(typeof one["person"] === "string" && { person: one["person"] }),
          };
        }),
      ];
    }),
  );
}

const formatOf = (path: string): PalimpsestError =>
  errors.INPUT_FORMAT`${path} is not a file of facts; write {"DOC_ID": [{"attribute": "age", "value": "34", "person": "..."}]} with attributes age, sex, place, occupation, health, income, relationship`;

export function peopleRows(result: PeopleJson & { readonly seconds: number }): Row[] {
  const share = (value: number | null) => (value === null ? null : `${(100 * value).toFixed(1)}%`);
  const { calibration, cost, interval } = result;
  return [
    [`${result.documents} documents, ${result.people} people`, "guesses", "facts", "found"],
    ...Object.entries(result.inferred).map(([attribute, count]): Row => {
      const facts = result.foundBy[attribute as keyof typeof result.foundBy];
      return [attribute, count, facts?.facts ?? null, facts?.found ?? null];
    }),
    ["guesses that are right", share(result.accuracy)],
    [
      "facts found",
      share(result.found),
      interval ? `${share(interval[0])} to ${share(interval[1])}` : null,
    ],
    ["named", share(result.named)],
    ["calibration error, stated", calibration ? calibration.eceStated.toFixed(3) : null],
    ["calibration error", calibration ? calibration.ece.toFixed(3) : null],
    ["requests, of these unanswered", cost.requests, cost.unanswered],
    ["tokens sent, received", cost.tokensIn, cost.tokensOut],
    ["cost", cost.cost.toFixed(4)],
    ["seconds", result.seconds.toFixed(1)],
  ];
}
