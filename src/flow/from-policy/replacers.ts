/** Builds the replacers that a policy names, and what attacks their words. */

import { host } from "#host";
import { machine } from "#machine";
import { defined } from "../../document/defined.js";
import { lazy } from "../../document/lazy.js";
import { shieldOf } from "../../document/shield.js";
import type { SemanticType } from "../../document/types.js";
import { errors } from "../../errors.js";
import type { Ontology } from "../../knowledge/ontology/ontology.js";
import type { WikidataService } from "../../knowledge/ontology/wikidata-service.js";
import { type Policy, REPLACERS } from "../../policy/policy.js";
import { lexicon, vocabularyOf } from "../../replace/lexicon.js";
import { createRelease, type Release } from "../../replace/release.js";
import type { ReplaceOptions } from "../../replace/replace.js";
import type { Choice, Replacer } from "../../replace/replacer.js";
import { asGiven } from "../../replace/replacers/as-given.js";
import { asPeople } from "../../replace/replacers/as-people.js";
import { chatReplacer } from "../../replace/replacers/chat.js";
import { byRule, generalize } from "../../replace/replacers/generalize.js";
import { keep, label, suppress } from "../../replace/replacers/labels.js";
import {
  keyedNumbering,
  releaseNumbering,
  scopedNumbering,
} from "../../replace/replacers/numbering.js";
import { encrypt, hash, hashOfRelease, maskCharacters } from "../../replace/replacers/operators.js";
import { byRole } from "../../replace/replacers/persons.js";
import { relativeDates } from "../../replace/replacers/relative-dates.js";
import { shiftDates } from "../../replace/replacers/shift.js";
import { surrogate } from "../../replace/replacers/surrogate.js";
import { yearsOfDates } from "../../replace/replacers/years.js";
import { truthByMeaning, truthOf } from "../../replace/truth.js";
import type { ChatModel } from "../../services/chat-model.js";
import type { DryRun } from "../../services/dry-run.js";
import { createResources, type Resources } from "../resources.js";
import { attackersOf, DEFAULT_ATTACKERS } from "./attackers.js";
import { isProven } from "./check-digits.js";

type ReplacerName = (typeof REPLACERS)[number];

/** What replacers and attackers need; models load when they are first used. */
interface Parts extends Pick<Resources, "languageModel" | "embedder" | "choice"> {
  readonly ontology: () => Promise<Ontology>;
  /** Opened at once, so that a wrong address or file is an error before the first document. */
  readonly chat: ChatModel | undefined;
  /** One for all documents, so that no name is asked twice. */
  readonly service: WikidataService | undefined;
}

/**
 * What the stage needs. Names and secrets are checked at once; models load when first needed.
 * @throws POLICY_INVALID, POLICY_UNREADABLE, KEY_INVALID, REPLACER_UNAVAILABLE, CHAT_REFUSED,
 * MODEL_MISSING, MODEL_INVALID
 */
export async function replaceOptions(
  policy: Policy,
  resources: Pick<
    Resources,
    "ontology" | "languageModel" | "embedder" | "choice"
  > = createResources(),
  dryRun?: DryRun,
): Promise<ReplaceOptions> {
  const chat = Object.values(policy.replace ?? {}).includes("chat")
    ? await chatOf(policy, dryRun)
    : undefined;
  const parts: Parts = {
    languageModel: resources.languageModel,
    embedder: resources.embedder,
    choice: resources.choice,
    ontology: () => resources.ontology(policy),
    chat,
    service: policy.wikidata && (await serviceOf(policy.wikidata, dryRun)),
  };
  const isWord = lazy(
    async () => lexicon(await parts.ontology(), await parts.languageModel()).isWord,
  );
  const vocabulary = lazy(async () =>
    vocabularyOf(await parts.ontology(), await parts.languageModel()),
  );
  const ofRelease = releaseNumbering();
  const keyed = keyedRelease(policy);
  return {
    labels: policy.labels ?? "kind",
    replacerFor: replacersOf(policy, parts),
    numbering: keyed
      ? keyedNumbering(keyed)
      : policy.release === undefined
        ? scopedNumbering()
        : () => ofRelease,
    attackers: lazy(() => attackersOf(policy.attackers ?? DEFAULT_ATTACKERS, parts)),
    ...(chat && {
      isWord,
    }),
    ...((chat || parts.service) && {
      shieldFor: (detected) => lazy(async () => shieldOf(detected, await vocabulary())),
    }),
  };
}

const serviceOf = (
  { pace_seconds: pace, ...rest }: NonNullable<Policy["wikidata"]>,
  dryRun?: DryRun,
) =>
  machine.openWikidata({
    ...rest,
    ...(pace !== undefined && { pace: pace * 1000 }),
    ...(dryRun && { dryRun }),
  });

function replacersOf(policy: Policy, parts: Parts): ReplaceOptions["replacerFor"] {
  const cache = new Map<string, Replacer>();
  const named = (name: ReplacerName): Replacer => {
    if (!cache.has(name)) cache.set(name, makeReplacer(name, policy, parts));
    return cache.get(name)!;
  };
  const ways: Partial<Record<SemanticType, Replacer>> = {
    ...(policy.persons_as === "role" && { PERSON: byRole }),
    ...datesOf(policy, parts),
  };
  for (const name of Object.values(policy.replace ?? {})) named(name);
  return (type, given) => {
    const ofPolicy = policy.replace?.[type] ?? policy.replace?.default ?? "generalize";
    const name = given?.way === undefined ? ofPolicy : wayOf(given.way);
    if (!VAGUER.has(name)) return named(name);
    // vaguer words of one cell would depend on its row; the same value gets the same words
    if (given) return given.replacement === undefined ? label : asGiven;
    return ways[type] ?? named(name);
  };
}

/**
 * What becomes of dates where they do not become vaguer.
 * @throws POLICY_INVALID for a day that is none, or keys that contradict each other
 */
function datesOf(policy: Policy, parts: Parts): { readonly DATETIME?: Replacer } {
  const { dates = policy.keep_intervals ? "shift" : "generalize", day_zero: zero } = policy;
  if (policy.keep_intervals && dates !== "shift")
    throw errors.POLICY_INVALID`'keep_intervals' shifts dates, and 'dates' says ${dates}; leave one of the two out`;
  if (zero !== undefined && dates !== "relative")
    throw errors.POLICY_INVALID`'day_zero' is for dates that are counted from a day; say dates: relative, or leave it out`;
  const words = () => generalizer(policy, parts, "most-specific");
  if (dates === "year") return { DATETIME: yearsOfDates(words()) };
  if (dates === "relative") {
    const date = zero === undefined ? undefined : new Date(`${zero}T00:00:00Z`);
    const day = date && date.getTime() / 86_400_000;
    // '2024-02-30' would be read as a day in March
    if (date && (Number.isNaN(day) || date.toISOString().slice(0, 10) !== zero))
      throw errors.POLICY_INVALID`'day_zero' is no day of the calendar; write it as 2024-03-05`;
    return { DATETIME: relativeDates(words(), day) };
  }
  if (dates !== "shift") return {};
  return {
    DATETIME: shiftDates(generalizer(policy, parts), {
      release: keyedRelease(policy),
      ...(policy.salt !== undefined && { salt: policy.salt }),
    }),
  };
}

/** @throws POLICY_INVALID for an unknown way of replacing a column */
function wayOf(way: string): ReplacerName {
  const found = REPLACERS.find((name) => name === way);
  if (found) return found;
  throw errors.POLICY_INVALID`a column cannot be replaced by '${way}'; use one of ${REPLACERS.join(", ")}, or a unit of time for DATETIME`;
}

/** Ways of replacing that put vaguer words in place. */
const VAGUER: ReadonlySet<ReplacerName> = new Set([
  "generalize",
  "chat",
  "most-specific",
  "least-specific",
  "as-people",
]);

const generalizer = (
  { hemisphere }: Policy,
  { ontology, service }: Parts,
  choice: Choice = "attack",
): Replacer =>
  generalize({
    ontology,
    choice,
    ...(service && { service }),
    ...(hemisphere && { hemisphere }),
  });

function makeReplacer(name: ReplacerName, policy: Policy, parts: Parts): Replacer {
  switch (name) {
    case "suppress":
      return suppress;
    case "label":
      return label;
    case "keep":
      return keep;
    case "generalize":
      return generalizer(policy, parts);
    case "most-specific":
    case "least-specific":
      return generalizer(policy, parts, name);
    case "as-people":
      return asPeople(generalizer(policy, parts), parts.choice);
    case "mask":
      return maskCharacters(policy.mask_character);
    case "hash": {
      const keyed = keyedRelease(policy);
      if (keyed) return hashOfRelease(keyed);
      return hash(
        needed(policy.salt, "hash", "salt", "a secret of 16 characters or more"),
        policy.release,
      );
    }
    case "encrypt":
      return encrypt(
        needed(policy.key, "encrypt", "key", "an AES key of 16, 24 or 32 bytes"),
        policy.release,
      );
    case "pseudonym":
      return surrogate({
        ontology: parts.ontology,
        isProven,
        ...(policy.salt !== undefined && { salt: policy.salt }),
        ...(policy.release !== undefined && {
          release: keyedRelease(policy) ?? createRelease(policy.salt ?? "", policy.release),
        }),
      });
    case "chat":
      return chatting(policy, parts);
  }
}

/** The policy's release where it has a key. @throws POLICY_INVALID for a key without a release */
export function keyedRelease({ release, release_key: key }: Policy): Release | undefined {
  if (key === undefined) return undefined;
  if (release !== undefined) return createRelease(key, release);
  throw errors.POLICY_INVALID`a release key is given without a release; name the release with --release or 'release' in the policy`;
}

function chatting(policy: Policy, parts: Parts): Replacer {
  const { chat = {} as Partial<NonNullable<Policy["chat"]>> } = policy;
  const { hemisphere = "north" } = policy;
  const words = lazy(async () => lexicon(await parts.ontology(), await parts.languageModel()));
  return chatReplacer({
    model: parts.chat!,
    generalize: generalizer(policy, parts),
    byRule: (occasion) => byRule(occasion, { hemisphere }),
    isPhrase: async (phrase) => (await words()).isPhrase(phrase),
    truthOf: async ({ entity, original }, candidate) => {
      const ontology = await parts.ontology();
      const known = truthOf(entity.type, original, candidate, { hemisphere, ontology });
      return truthByMeaning(known, original, candidate, await parts.embedder());
    },
    originals: policy.send === "originals",
    attack: chat.attack,
    choice: chat.choice,
    candidates: chat.candidates,
    guesses: chat.guesses,
    answerTokens: chat.answer_tokens,
    prompts: {
      system: chat.system_prompt,
      candidates: chat.candidates_prompt,
      guesses: chat.guesses_prompt,
    },
    batch: chat.batch,
    concurrency: chat.concurrency,
    maxSeconds: chat.max_seconds,
  });
}

/** The policy's chat model. Its key comes from a file or the environment, and is sent only to it. */
export async function chatOf({ chat }: Pick<Policy, "chat">, dryRun?: DryRun): Promise<ChatModel> {
  if (!chat) {
    throw errors.POLICY_INVALID`'chat' needs a chat model; give --chat-address and --chat-model, or 'chat' in the policy`;
  }
  const key = chat.key_file === undefined ? host.variable(KEY_VARIABLE) : readKey(chat.key_file);
  return machine.openChat(
    defined({
      address: chat.address,
      model: chat.model,
      key: key?.trim() || undefined,
      temperature: chat.temperature,
      concurrency: chat.concurrency,
      timeout: chat.timeout,
      maxTokens: chat.max_tokens,
      maxCost: chat.max_cost,
      priceIn: chat.price_in,
      priceOut: chat.price_out,
      cache: chat.cache,
      dryRun,
    }),
  );
}

const KEY_VARIABLE = "PALIMPSEST_CHAT_KEY";

function readKey(path: string): string {
  try {
    return host.setting(path);
  } catch {
    throw errors.POLICY_UNREADABLE`the chat model's key file ${path} cannot be read; check the path and its permissions`;
  }
}

function needed(value: string | undefined, replacer: string, key: string, what: string): string {
  if (value !== undefined) return value;
  throw errors.POLICY_INVALID`replacing by '${replacer}' needs ${what}; add '${key}' to the policy or give --${key}-file`;
}
