/** Whether two people of different documents can be one, and what speaks for it. */

import { agree } from "../people/families.js";
import { formalNames, sameGivenName } from "../people/nicknames.js";
import { isShared, isSingle, type NamedPerson } from "./person.js";

/** What joins two names, from the surest to the weakest. */
export const EVIDENCE = {
  code: "the same personal code",
  name: "the same given name and surname",
  "short form": "a short form of the given name, and the same surname",
  initial: "the initial of the given name, and the same surname",
  surname: "the surname alone, which nobody else in the case has",
  word: "one name alone, which nobody else in the case has",
  initials: "initials that nobody else in the case has",
} as const;
export type Evidence = keyof typeof EVIDENCE;

/** What is known of somebody from one document or from several. */
export type Known = Omit<NamedPerson, "at" | "names">;

const meet = <One>(a: ReadonlySet<One>, b: ReadonlySet<One>): boolean =>
  [...a].some((one) => b.has(one));

/** Kind and value of each code that passes a test. */
const codesOf = ({ codes }: Known, test: (code: Known["codes"][number]) => boolean): Set<string> =>
  new Set(codes.filter(test).map(({ kind, value }) => `${kind} ${value}`));

const isInitial = ([first]: readonly string[]): boolean => first!.length === 1;

/** Whether two cannot be one person, whatever else speaks for it. */
export function contradict(a: Known, b: Known): boolean {
  // 'Ms Loyal Hegmann' is the Loyal of whose name a list says otherwise
  const isSaid = (a.titleTellsSex && b.titleTellsSex) || !joins("name", a, b);
  if (a.sex && b.sex && a.sex !== b.sex && isSaid) return true;
  if (a.generation && b.generation && a.generation !== b.generation) return true;
  for (const { kind, value } of a.codes.filter(isSingle)) {
    const other = b.codes.filter((one) => one.kind === kind);
    if (other.length > 0 && other.every((one) => one.value !== value)) return true;
  }
  if (givensContradict(a, b)) return true;
  const strangers = a.surnames.size > 0 && b.surnames.size > 0 && !meet(a.surnames, b.surnames);
  // a married name: the same number under another surname
  return strangers && !reversed(a, b) && !shareCode(a, b, (code) => !isShared(code));
}

function givensContradict(a: Known, b: Known): boolean {
  const [full, others] = [a.givens, b.givens].map((all) => all.filter((one) => !isInitial(one)));
  if (full!.some((one) => others!.some((other) => !agree(one, other)))) return !reversed(a, b);
  const unlike = (all: Known["givens"], rest: Known["givens"]) =>
    rest.length > 0 &&
    all.filter(isInitial).some((one) => !rest.some((other) => agree(one, other)));
  return unlike(a.givens, b.givens) || unlike(b.givens, a.givens);
}

/** 'Yalman Galip' beside 'Galip Yalman'. */
const reversed = (a: Known, b: Known): boolean =>
  a.givens.some((given) => given.length === 1 && b.surnames.has(given[0]!)) &&
  b.givens.some((given) => given.length === 1 && a.surnames.has(given[0]!));

const shareCode = (a: Known, b: Known, test: (code: Known["codes"][number]) => boolean): boolean =>
  meet(codesOf(a, test), codesOf(b, test));

/** Whether a word alone can be a given name of somebody. */
const isGivenOf = (word: string, { givens }: Known): boolean =>
  givens.some(([first]) => first!.length > 1 && sameGivenName(word, first!));

/** Whether a piece of evidence joins two people who do not contradict each other. */
export function joins(evidence: Evidence, a: Known, b: Known): boolean {
  const family = meet(a.surnames, b.surnames);
  const firsts = (test: (one: string, other: string) => boolean) =>
    a.givens.some(([one]) => b.givens.some(([other]) => test(one!, other!)));
  switch (evidence) {
    case "code":
      return shareCode(a, b, () => true) && (family || sharePart(a, b));
    case "name":
      return (family && firsts((one, other) => one === other && one.length > 1)) || reversed(a, b);
    case "short form":
      return (
        family &&
        firsts((one, other) => one.length > 1 && other.length > 1 && sameGivenName(one, other))
      );
    case "initial":
      return (
        family &&
        firsts((one, other) => (one.length === 1 || other.length === 1) && one[0] === other[0])
      );
    case "surname":
      return (
        (family && (a.givens.length === 0 || b.givens.length === 0)) ||
        meet(a.lone, b.surnames) ||
        meet(b.lone, a.surnames)
      );
    case "word":
      return (
        meet(a.lone, b.lone) ||
        [...a.lone].some((word) => isGivenOf(word, b) || loneForm(word, b)) ||
        [...b.lone].some((word) => isGivenOf(word, a) || loneForm(word, a))
      );
    case "initials":
      return meet(a.initials, b.initials) || spell(a.initials, b) || spell(b.initials, a);
  }
}

/** 'Becky' beside 'Rebecca', neither with a surname. */
const loneForm = (word: string, { lone }: Known): boolean =>
  [...lone].some((other) => sameGivenName(word, other));

const sharePart = (a: Known, b: Known): boolean =>
  meet(a.lone, b.lone) ||
  meet(a.lone, b.surnames) ||
  meet(b.lone, a.surnames) ||
  [...a.lone].some((word) => isGivenOf(word, b)) ||
  [...b.lone].some((word) => isGivenOf(word, a)) ||
  a.givens.some(([one]) =>
    b.givens.some(([other]) => one!.length > 1 && other!.length > 1 && sameGivenName(one!, other!)),
  );

/** Whether initials are those of somebody's full name. */
const spell = (initials: ReadonlySet<string>, { givens, surnames }: Known): boolean =>
  givens.some((given) =>
    [...surnames].some((surname) =>
      initials.has([...given, surname].map((one) => one[0]).join("")),
    ),
  );

/** Words and codes by which people of a case meet; two without a common one are never compared. */
export function blocksOf({ givens, surnames, lone, initials, codes }: Known): string[] {
  const words = [...lone, ...givens.flatMap(([first]) => (first!.length > 1 ? [first!] : []))];
  const forms = words.flatMap((word) => [word, ...formalNames(word)]);
  const letters = givens.flatMap((given) =>
    [...surnames].map((surname) => [...given, surname].map((one) => one[0]).join("")),
  );
  const whole = givens.flatMap((given) =>
    [...surnames].map((surname) => [given[0]!, surname].sort().join(" ")),
  );
  return [
    ...new Set([
      ...[...surnames, ...forms].map((word) => `word ${word}`),
      ...[...letters, ...initials].map((one) => `initials ${one}`),
      ...whole.map((name) => `name ${name}`),
      ...codes.map(({ kind, value }) => `${kind} ${value}`),
    ]),
  ];
}
