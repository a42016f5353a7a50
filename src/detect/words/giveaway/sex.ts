/**
 * The sex of the person whose spouse a text mentions, where the text says it: by a title, by a statement of the
 * writer's own, by a given name that is nearly always a woman's or a man's.
 */

import { wordList } from "../../../language/lists.js";

export type Sex = "female" | "male";

const FEMALE = wordList("shared/female");
const MALE = wordList("shared/male");
const OF_GIVEN = new Map<string, Sex>([
  ...FEMALE.map((name): [string, Sex] => [name.toLowerCase(), "female"]),
  ...MALE.map((name): [string, Sex] => [name.toLowerCase(), "male"]),
]);

const TITLED: readonly (readonly [Sex, RegExp])[] = [
  ["female", /(?:^|[^\p{L}])(?:Mrs|Ms|Miss|Madam|Mme|Frau|Lady|Dame)\.? (?:\p{L}\.? )?\p{Lu}/u],
  ["male", /(?:^|[^\p{L}])(?:Mr|Mister|Herr|Lord|Sir)\.? (?:\p{L}\.? )?\p{Lu}/u],
];

/** Of a name as written, with its title: 'Mr Greaves', 'Rebecca Thornbury'. */
export function sexOfName(name: string): Sex | undefined {
  const titled = TITLED.find(([, title]) => title.test(name));
  if (titled) return titled[0];
  return OF_GIVEN.get(/^\p{L}+/u.exec(name.trim())?.[0].toLowerCase() ?? "");
}

/** What somebody says of themselves. */
const SELF: readonly (readonly [Sex, RegExp])[] = [
  [
    "female",
    /\b(?:I am|I['’]m|I was|as) (?:also |now |still )?(?:an?|the only|the first|one of the) (?:\p{L}+ ){0,3}?(?:woman|girl|lady|female|lesbian|mother|mum|grandmother|widow|daughter|sister|wife)\b|\bI(?: am|['’]m| was) pregnant\b/iu,
  ],
  [
    "male",
    /\b(?:I am|I['’]m|I was|as) (?:also |now |still )?(?:an?|the only|the first|one of the) (?:\p{L}+ ){0,3}?(?:man|boy|gentleman|male|gay man|father|dad|grandfather|widower|son|brother|husband)\b/iu,
  ],
];
/** Who writes: the sender above, the introduction, the signature below. */
const SENDER = /^(?:From|Sender|Von|De): ?(?<name>\p{L}[^\n<@]{2,60})/gmu;
const INTRODUCED = /\b(?:[Mm]y name is|[Ii](?: am|['’]m|m)|[Tt]his is) (?<name>\p{L}+)/gu;
const SIGNED =
  /(?:regards|sincerely|faithfully|wishes|thanks|cheers|yours|love),?\s*\n+\s*(?<name>\p{L}[^\n,]{2,60})/giu;

/** The sex of who writes at a place of a text. */
export function writersOf(text: string): (at: number) => Sex | undefined {
  const said = SELF.filter(([, form]) => form.test(text));
  const own = said.length === 1 ? said[0]![0] : undefined;
  const named = (form: RegExp) =>
    [...text.matchAll(form)].flatMap(({ index, groups }) => {
      const sex = sexOfName(groups!["name"]!);
      return sex === undefined ? [] : [{ index, sex }];
    });
  const [senders, introduced, signed] = [SENDER, INTRODUCED, SIGNED].map(named);
  return (at) =>
    senders!.findLast(({ index }) => index < at)?.sex ??
    signed!.find(({ index }) => index > at)?.sex ??
    introduced!.findLast(({ index }) => index < at)?.sex ??
    own;
}

/** For a text about one person who is called the patient or the client. */
const ABOUT: readonly (readonly [Sex, RegExp])[] = [
  [
    "female",
    /\b\d{1,3} ?[- ]?(?:F\b|(?:year|yr)s?[- ]old (?:\p{L}+ ){0,2}?(?:woman|female|lady|girl)\b)|\b(?:Sex|Gender): ?(?:F|female)\b/iu,
  ],
  [
    "male",
    /\b\d{1,3} ?[- ]?(?:M\b|(?:year|yr)s?[- ]old (?:\p{L}+ ){0,2}?(?:man|male|gentleman|boy)\b)|\b(?:Sex|Gender): ?(?:M|male)\b/iu,
  ],
];

/** Of the person whom a clinical or a case text is about. */
export function sexOfSubject(text: string): Sex | undefined {
  const said = ABOUT.filter(([, form]) => form.test(text));
  return said.length === 1 ? said[0]![0] : undefined;
}
