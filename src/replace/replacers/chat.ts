/**
 * Candidates by a chat model (Pilán et al. 2025, section 3.1) for what has no rule of its own, and
 * its attack on them (3.2).
 *
 * | round trip | asks |
 * | --- | --- |
 * | first | candidates for several mentions of one type |
 * | second | guesses for all candidates of a mention; or its candidates alone, where the first answer could not be read |
 *
 * With `attack: "each"` every candidate has a request of its own, in order, until one withstands, as in the paper.
 *
 * Whatever the model answers, it only offers words for places that are masked anyway, none that names
 * anything masked, and none that is known to be untrue. Without a usable answer the candidates are
 * those of `generalize`, and the result says why.
 */

import type { Truth } from "../../document/document.js";
import { OPEN_SHIELD, type Shield } from "../../document/shield.js";
import type { SemanticType } from "../../document/types.js";
import type { ChatAnswer, ChatMessage, ChatModel } from "../../services/chat-model.js";
import { GUESSES } from "../attack/attacker.js";
import { MARK } from "../edited.js";
import type { Candidate, Choice, Occasion, Proposal, Replacer, Rival } from "../replacer.js";
import { listsIn, phrasesIn } from "./chat-answers.js";
import {
  CANDIDATES,
  candidatePrompt,
  exampleWords,
  guessPrompt,
  type Prompts,
} from "./chat-prompts.js";

export interface ChatReplacerOptions {
  readonly model: ChatModel;
  /** Used where the model is not asked or has no answer. */
  readonly generalize: Replacer;
  /** Rules used without asking the model: undefined if there are none. */
  readonly byRule: (occasion: Occasion) => Proposal | undefined;
  /** Whether a phrase consists of known words; a cipher does not. */
  readonly isPhrase: (phrase: string) => Promise<boolean>;
  readonly truthOf: (occasion: Occasion, candidate: string) => Promise<Truth>;
  /** Mentions in a request; default 4. */
  readonly batch?: number | undefined;
  /** All candidates of a mention in one attack, or each in one of its own; default together. */
  readonly attack?: "together" | "each" | undefined;
  /** Without an attack, the first or the last candidate; default attack. */
  readonly choice?: Choice | undefined;
  /** Candidates of a mention, guesses at each; default 5. */
  readonly candidates?: number | undefined;
  readonly guesses?: number | undefined;
  /** Of an answer, for one mention (section 5.2); default 512. */
  readonly answerTokens?: number | undefined;
  readonly prompts?: Prompts;
  /** Entities attacked at a time; default 4. */
  readonly concurrency?: number | undefined;
  /** Seconds for all requests of a document; default 600. */
  readonly maxSeconds?: number | undefined;
  /** Send direct identifiers too; default: labels take their place. */
  readonly originals?: boolean;
}

/** An attack on a long document reads so many characters of it, half of them to either side. */
const MOST_DOCUMENT = 24_000;

export function chatReplacer(options: ChatReplacerOptions): Replacer {
  const { model, batch = 4, concurrency = 4, maxSeconds = 600, choice = "attack" } = options;
  const { candidates: most = CANDIDATES, guesses = GUESSES, answerTokens = 512 } = options;
  const inOrder = options.attack === "each";

  async function propose(
    occasions: readonly Occasion[],
    document: Parameters<Replacer["propose"]>[1],
  ): Promise<readonly Proposal[]> {
    const plain = await options.generalize.propose(occasions, document);
    const until = Date.now() + maxSeconds * 1000;
    const shield = await shieldFor(occasions);
    const wanted = occasions.filter((occasion) => occasion.first && isAsked(occasion));
    const asked = wanted.filter(({ original }) => !shield.touches(original));
    const answers = await candidatesFor(asked, until, shield);
    for (const occasion of wanted)
      if (!asked.includes(occasion)) answers.set(occasion, { reason: UNSENT });
    return Promise.all(
      occasions.map(async (occasion, i): Promise<Proposal> => {
        const answer = answers.get(occasion);
        if (!answer) return plain[i]!;
        if ("reason" in answer) return instead(plain[i]!, answer.reason);
        const candidates = await checked(answer.phrases, occasion);
        if (candidates.length === 0) {
          return instead(plain[i]!, "the chat model's words could not be used");
        }
        if (choice !== "attack" || (answer.trips > 1 && !inOrder)) return { candidates };
        return { candidates, rival: rivalOf(plain[i]!, until, shield) };
      }),
    );
  }

  /** Times and amounts are asked about only where no rule reads them, people and codes never. */
  function isAsked(occasion: Occasion): boolean {
    const rule = options.byRule(occasion);
    return rule === undefined || (rule.note !== undefined && rule.candidates.length === 0);
  }

  type Found =
    | { readonly phrases: readonly string[]; readonly trips: number }
    | { readonly reason: string };

  const shieldFor = async ([one]: readonly Occasion[]): Promise<Shield> =>
    options.originals || !one?.shield ? OPEN_SHIELD : one.shield();

  async function candidatesFor(
    asked: readonly Occasion[],
    until: number,
    shield: Shield,
  ): Promise<Map<Occasion, Found>> {
    const found = new Map<Occasion, Found>();
    await Promise.all(
      batchesOf(asked, batch).map(async (occasions) => {
        const answer = await ask(occasions, until, shield);
        const lists = answer.text === undefined ? [] : listsIn(answer.text, occasions.length, most);
        const alone = occasions.length === 1;
        await Promise.all(
          occasions.map(async (occasion, i) => {
            const phrases = lists[i];
            if (phrases) found.set(occasion, { phrases, trips: 1 });
            else if (answer.text === undefined) found.set(occasion, { reason: answer.reason });
            else if (alone) found.set(occasion, { reason: UNREADABLE });
            else found.set(occasion, await askAlone(occasion, until, shield));
          }),
        );
      }),
    );
    return found;
  }

  async function askAlone(occasion: Occasion, until: number, shield: Shield): Promise<Found> {
    const answer = await ask([occasion], until, shield);
    if (answer.text === undefined) return { reason: answer.reason };
    const [phrases] = listsIn(answer.text, 1, most);
    return phrases ? { phrases, trips: 2 } : { reason: UNREADABLE };
  }

  const ask = (
    occasions: readonly Occasion[],
    until: number,
    shield: Shield,
  ): Promise<ChatAnswer> =>
    complete(
      candidatePrompt(
        occasions[0]!.entity.type,
        occasions.map((one) => markedSentence(one, shield)),
        most,
        options.prompts,
      ),
      answerTokens * Math.min(occasions.length, 4),
      until,
      answerTo(occasions.length, STAND_INS),
    );

  const complete = (
    messages: readonly ChatMessage[],
    maxTokens: number,
    until: number,
    standIn: string,
  ): Promise<ChatAnswer> => model.complete({ messages, maxTokens, until, standIn });

  async function checked(phrases: readonly string[], occasion: Occasion): Promise<Candidate[]> {
    const known = await Promise.all(phrases.map(options.isPhrase));
    const usable = phrases.filter((_, i) => known[i]);
    const repeated = new Set(exampleWords(occasion.entity.type));
    const candidates = await Promise.all(
      usable.map(
        async (text, i): Promise<Candidate> => ({
          text,
          level: i + 1,
          form: "phrase",
          source: "chat",
          truth: await options.truthOf(occasion, text),
          ground: "chat",
        }),
      ),
    );
    return candidates.filter(({ text, truth }) => truth === "true" || !repeated.has(text));
  }

  const rivalOf = (plain: Proposal, until: number, shield: Shield): Rival => ({
    name: "chat",
    atOnce: concurrency,
    inOrder,
    instead: instead(plain, "the chat model made no guesses"),
    async guess(document, candidates) {
      const hidden = shield.hide(around(document));
      const messages = guessPrompt(hidden, candidates, guesses, options.prompts);
      const answer = await complete(
        messages,
        answerTokens,
        until,
        answerTo(candidates.length, ["nobody knows"]),
      );
      if (answer.text === undefined) return undefined;
      const lists = listsIn(answer.text, candidates.length, guesses);
      if (lists.every((list) => list !== undefined)) return lists;
      // which guess is for which cannot be said: each counts against all
      const all = phrasesIn(answer.text);
      return all.length === 0 ? undefined : candidates.map(() => all);
    },
  });

  return { name: "chat", choice, trusts: "chat", propose };
}

const UNSENT = "its words identify somebody directly, and are not sent to a chat model";

/** What a dry run takes for the model's words. */
const STAND_INS = ["first words of the model", "second words of the model", "more words of it"];

const answerTo = (items: number, lines: readonly string[]): string =>
  Array.from(
    { length: items },
    (_, i) => `#${i + 1}\n${lines.map((line) => `- ${line}`).join("\n")}`,
  ).join("\n");

const UNREADABLE = "the chat model's answer could not be read";

const instead = ({ candidates, note }: Proposal, reason: string): Proposal => ({
  candidates,
  note: note === undefined ? reason : `${reason}; ${note}`,
  unanswered: reason,
});

/** Mentions of one type together, in order. */
function batchesOf(occasions: readonly Occasion[], most: number): Occasion[][] {
  const open = new Map<SemanticType, Occasion[]>();
  const batches: Occasion[][] = [];
  for (const occasion of occasions) {
    const { type } = occasion.entity;
    let batch = open.get(type);
    if (!batch || batch.length === most) {
      batch = [];
      open.set(type, batch);
      batches.push(batch);
    }
    batch.push(occasion);
  }
  return batches;
}

/** The sentence with its mention in brackets, and no other brackets like these. */
function markedSentence({ sentence: { text, start, end } }: Occasion, shield: Shield): string {
  const plain = (part: string) =>
    shield.hide(part.replace(/\[{2,}|\]{2,}/g, (found) => found.charAt(0)));
  return `${plain(text.slice(0, start))}[[${plain(text.slice(start, end))}]]${plain(text.slice(end))}`;
}

/** Of a long document the part around the mark. */
function around(document: string): string {
  if (document.length <= MOST_DOCUMENT) return document;
  const half = MOST_DOCUMENT / 2;
  const from = Math.max(0, document.indexOf(MARK) - half);
  return document.slice(from, from + MOST_DOCUMENT);
}
