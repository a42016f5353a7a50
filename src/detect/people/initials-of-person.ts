/** Letters used for somebody whom the text names: 'met RT and ON yesterday', and who typed or signed it. */

import { wordSet } from "../../language/lists.js";
import type { Found } from "../kit/detector.js";
import { listOf } from "../kit/phrases.js";
import { matchesOf } from "../search/matches.js";
import { isMeasured } from "../words/listed-kinds.js";
import { parsePerson } from "./parse.js";

const LETTERS =
  /(?<![\p{L}\p{N}.&/-]|[A-Z] )(?<letters>\p{Lu}{2,4})(?![\p{L}\p{N}&-]|\.\p{L}| [A-Z]{2,}(?![\p{L}]))/dgu;

/** 'typed by SM', 'initials: HKB', 'Ref: AB/hkb'. */
const SIGNED =
  /\b(?:(?:typed|dictated|signed|initialled|checked|reviewed|entered|logged|seen|taken|transcribed|drafted|prepared|approved|countersigned|witnessed)(?: and \w+)? by:? |[Ii]nitials:? |(?:[Tt]yped|[Dd]ictated|[Ss]igned):? )(?<letters>\p{Lu}{2,4})(?![\p{L}\p{N}&-])/dgu;

/** Who writes the entries of a record: '14 Jan 2025 10:20 HG: weight stable', in two entries or more. */
const ENTRY =
  /(?<=^|\n)(?=[^\n]{0,24}\d)[\d./ :,-]*(?:[A-Z][a-z]{2,8} )?[\d./ :,|-]{2,20}(?<letters>\p{Lu}{2,3}): (?!\d)/dgu;

/** Abbreviations that are everybody's, whoever the text names. */
const ABBREVIATIONS = wordSet("shared/abbreviations");
/** Directions of a picture, and what clinics and laboratories abbreviate. */
const isOfClinic = (word: string): boolean =>
  /^(?:AP|PA|LL|RL|CC|MLO)$/.test(word) || isMeasured(word);
/** What follows them and no person: 'AP canal diameter'. */
const THING_BEHIND =
  /^ (?!(?:said|says|told|asked|has|had|was|is|will|would|can|could|may|to|and|or|but|who|felt|went|came|made|took|agreed|noted|stated|reported|wrote|rang|called|left|asks|tells|thinks|feels|wants|needs|does|did|also|then|not|with|for|from|by|at|on|in|of|re|about|that|because|when|as|if|so)(?!\p{L})|\p{Ll}+(?:ed|ing)(?!\p{L}))\p{Ll}{3,}/u;

/** Words of everyday English that are somebody's letters only beside other letters: 'RT and ON'. */
const WORDS = new Set(
  listOf(
    "ON, NO, IN, AT, TO, BY, OR, AN, AS, IF, IS, BE, DO, GO, HE, ME, MY, OF, SO, UP, WE, AM, AL, ET",
  ),
);
/** So many people are called by their letters where it is a text's habit. */
const SEVERAL = 3;
/** So many letters in their order are no chance. */
const SURE_LETTERS = 3;
const BESIDE = /(?:^|[^\p{L}])(\p{Lu}{2,4})(?:,| and| or| &|\/) ?$/u;
const BEHIND = /^(?:,| and| or| &|\/) ?(\p{Lu}{2,4})(?![\p{L}\p{N}])/u;

/** Scores: letters once, and where a text calls several people by theirs, gives them beside the name or signs with them. */
const ONCE = 0.75;
export const SURE_INITIALS = 0.98;

/** What stands for the people of `mentions`, and what only its words show to be somebody's; folded offsets. */
export function initialsOf(text: string, mentions: readonly Found[]): Found[] {
  const letters = new Set<string>();
  for (const { type, start, end } of mentions) {
    if (type !== "PERSON") continue;
    const name = text.slice(start, end);
    // 'Helen T' is HT
    const cut = /^(?:\p{Lu}{2,4} )?(\p{Lu})\p{Ll}+ (\p{Lu})\.?$/u.exec(name);
    if (cut) letters.add(`${cut[1]}${cut[2]}`);
    const { given, surname } = parsePerson(name);
    if (surname === undefined || given.length === 0) continue;
    // 'Caoimhe (Keeva) Brannelly' is KB
    const called = /[("“‘](\p{Lu})\p{Ll}/u.exec(name)?.[1];
    if (called !== undefined) letters.add(`${called}${surname[0]!.toUpperCase()}`);
    const all = [...given, surname].map((word) => word[0]!.toUpperCase());
    letters.add(all.join(""));
    // 'Wilfred Nkrumah-Bell' is WNB
    const halves = /\p{Lu}[\p{L}'’]*-\p{Lu}[\p{L}'’]*$/u.exec(name)?.[0].split("-") ?? [];
    if (halves.length === 2)
      letters.add([...all.slice(0, -1), ...halves.map((half) => half[0]!)].join(""));
    if (all.length > 2) letters.add(`${all[0]}${all.at(-1)}`);
  }
  const found: Found[] = [];
  const add = (start: number, end: number, rule: string, score = ONCE): void => {
    found.push({
      start,
      end,
      type: "PERSON",
      subtype: "initials",
      score,
      evidence: { rule },
    });
  };
  for (const { indices } of matchesOf(SIGNED, text)) {
    add(...indices!.groups!["letters"]!, "who typed or signed");
  }
  const entries = [...matchesOf(ENTRY, text)].filter(
    ({ groups }) => !ABBREVIATIONS.has(groups!["letters"]!) && !isOfClinic(groups!["letters"]!),
  );
  if (entries.length > 1)
    for (const { indices } of entries) add(...indices!.groups!["letters"]!, "who writes an entry");
  if (letters.size === 0) return found;
  const places = [...matchesOf(LETTERS, text)]
    .filter(({ groups }) => letters.has(groups!["letters"]!))
    .map(({ indices, groups }) => ({
      word: groups!["letters"]!,
      place: indices!.groups!["letters"]!,
    }));
  // beside other letters once, a word is somebody's everywhere
  const told = new Set(
    places
      .filter(({ word, place: [start, end] }) => {
        const before = BESIDE.exec(text.slice(Math.max(0, start - 12), start))?.[1] ?? "";
        const after = BEHIND.exec(text.slice(end, end + 12))?.[1] ?? "";
        return WORDS.has(word) && [before, after].some((one) => letters.has(one));
      })
      .map(({ word }) => word),
  );
  // minutes call everybody by initials: then those who share them with an abbreviation count too
  const used = new Set(places.map(({ word }) => word).filter((word) => !ABBREVIATIONS.has(word)));
  const ends = new Set(mentions.flatMap(({ type, end }) => (type === "PERSON" ? [end] : [])));
  for (const { word, place } of places) {
    // 'Erin Foley (EF)'
    if (text.startsWith(" (", place[0] - 2) && text[place[1]] === ")" && ends.has(place[0] - 2)) {
      add(...place, "initials behind their name", SURE_INITIALS);
      continue;
    }
    // who signs at the end
    if (isSignature(text, place)) {
      add(...place, "initials below a text", SURE_INITIALS);
      continue;
    }
    // 'CD: a loan', 'ST asked about it'
    if (speaks(text, place)) {
      add(...place, "who speaks", SURE_INITIALS);
      continue;
    }
    if (isOfClinic(word) && THING_BEHIND.test(text.slice(place[1], place[1] + 24))) continue;
    const several = used.size >= SEVERAL;
    if (ABBREVIATIONS.has(word) && !told.has(word) && (!several || WORDS.has(word))) continue;
    const sure = several || word.length >= SURE_LETTERS;
    add(...place, "initials of somebody named", sure ? SURE_INITIALS : ONCE);
  }
  return found;
}

/** Whether letters begin a line or a sentence of what their person says. */
const speaks = (text: string, [start, end]: readonly [number, number]): boolean =>
  /(?:^|\n|[.?!]["”’)]? )[ \t]*$/.test(text.slice(Math.max(0, start - 8), start)) &&
  /^(?:: \p{L}| (?:said|says|asked|asks|told|agreed|confirmed|explained|stated|replied|suggested|added|queried|thanked)(?!\p{L}))/u.test(
    text.slice(end, end + 14),
  );

/** Whether letters stand alone at the end of a text, behind its last sentence or on a line of their own, or at the end of an entry. */
function isSignature(text: string, [start, end]: readonly [number, number]): boolean {
  const before = text.slice(0, start);
  if (text.trimEnd().length > end)
    return (
      /[.!?]["”’)]? {1,4}$/u.test(before.slice(-8)) && /^[ \t]*\n/.test(text.slice(end, end + 8))
    );
  const said = before.trimEnd();
  const gap = before.slice(said.length);
  return gap.includes("\n") || (gap !== "" && SENTENCE_END.test(said.slice(-2)));
}
const SENTENCE_END = /[.!?]["”’)]?$/u;
