import { isInSmallLetters } from "../../language/capitals.js";
import type { Detector, Found } from "../kit/detector.js";
import { listOf } from "../kit/phrases.js";
import { matchesOf } from "../search/matches.js";
import { isForenameInLowerCase } from "./forenames.js";

const TITLED =
  /\b(?<title>mister|mr|missus|mrs|miss|ms|doctor|dr|nurse|matron|professor|prof|constable|sergeant|inspector|councillor|(?<!\b(?:my|his|her|our|their|your) )(?:sister|father)|auntie|aunty|uncle|aunt)\.? (?<name>[a-zà-ž][a-zà-ž'’-]{2,}(?: [a-zà-ž][a-zà-ž'’-]{2,})?)/dgu;
const KIN =
  /\b(?:my|his|her|our|their|your) (?:(?:little|big|older|younger|eldest|youngest|late|ex|step|half|twin) )?(?:daughter|son|wife|husband|brother|sister|mum|mother|dad|father|cousin|niece|nephew|aunt|uncle|friend|partner|boyfriend|girlfriend|flatmate|boss|neighbour|colleague|mate|nan|gran|grandson|granddaughter)s?,? (?<name>[a-zà-ž][a-zà-ž'’-]{2,}(?: [a-zà-ž][a-zà-ž'’-]{2,})?)/dgu;
const CALLED =
  /\b(?:my name(?:'s| is)|name is|i'm called|this is|i am|i'm|im|its|it's|called|named) (?<name>[a-zà-ž][a-zà-ž'’-]{2,}(?: [a-zà-ž][a-zà-ž'’-]{2,})?)/dgu;
/** 'hiya its dawn from 22': whatever it means elsewhere, it is who writes. */
const GREETED =
  /\b(?:hi|hiya|hello|hey|morning|evening|afternoon)[,!. ]{1,3}(?:all[,!. ]{1,2})?(?:it'?s|its|this is) (?!me\b|a\b|about\b|only\b|to\b)(?<name>[a-zà-ž][a-zà-ž'’-]{2,}) (?=from|here|at (?:no|number|flat|\d)|again\b|in (?:no|number|flat|\d))/dgu;

/** Words that follow a title or a relative and are no name. */
const NO_NAME = new Set(
  listOf(`
  said, says, say, told, tells, came, comes, come, goes, went, gave, gives, give, saw, sees, seen, thinks, thought, wants, wanted, will, would, could, should, can, can't, has, had, have, was, were, is, isn't, wasn't, are, did, does,
  didn't, doesn't, and, but, or, who, whom, which, that, then, than, the, this, these, those, there, here, they, she, her, him, his, its, our, you, your, not, now, just, also, for, from, with, about, after, before, because, been, being,
  called, rang, phoned, asked, took, takes, put, got, gets, made, makes, let, left, lives, lived, works, worked, died, dies, knows, knew, looks, looked, likes, loves, keeps, kept, helps, helped, stays, stayed, sits, when, where, while,
  what, how, why, too, very, really, again, always, never, still, actually, maybe, like, well, yeah, okay, today, tomorrow, yesterday, tonight, next, last, one, two, three, station, practitioner, surgery, appointment, desk, ward, home, house,
  christmas, figure, law, side, all, any, some, both, even, ever, only, over, under, into, onto, off, out, back, down, call, calls, round, want, need, needs, seems, tried, turned, used, may, might, must, shall, um, uh, erm`),
);
const isWord = (word: string): boolean => NO_NAME.has(word) || /(?:ing|ed|ly)$/u.test(word);

/** Names in texts without capitals: 'doctor finch', 'his daughter beata', 'my name is priya raman'. */
export const spokenName: Detector = {
  name: "spoken-name",
  finds: ["PERSON/name"],
  patterns: [
    { name: "title", regex: TITLED, score: 0.7 },
    { name: "relative", regex: KIN, score: 0.7 },
    { name: "introduced", regex: CALLED, score: 0.7 },
    { name: "greeted", regex: GREETED, score: 0.7 },
  ],
  needs: [TITLED, KIN, CALLED, GREETED],
  presidioEntity: "PERSON",
  detect({ text }) {
    if (!isInSmallLetters(text)) return [];
    const found: Found[] = [];
    const add = (regex: RegExp, rule: string, isName: (word: string) => boolean): void => {
      for (const { indices, groups } of matchesOf(regex, text)) {
        const [first, second] = groups!["name"]!.split(" ");
        if (isWord(first!) || !isName(first!)) continue;
        const [start] = indices!.groups!["title"] ?? indices!.groups!["name"]!;
        const [from, to] = indices!.groups!["name"]!;
        const goesOn = second !== undefined && !isWord(second) && isForenameInLowerCase(first!);
        const end = second === undefined || goesOn ? to : from + first!.length;
        found.push({ start, end, type: "PERSON", subtype: "name", score: 0.7, evidence: { rule } });
      }
    };
    add(TITLED, "title", () => true);
    add(KIN, "relative", isForenameInLowerCase);
    add(CALLED, "introduced", isForenameInLowerCase);
    add(GREETED, "greeted", () => true);
    return found;
  },
};
