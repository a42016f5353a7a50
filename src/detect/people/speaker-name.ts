import type { Detector, Found } from "../kit/detector.js";
import { listOf } from "../kit/phrases.js";
import { matchesOf } from "../search/matches.js";
import { isForename, isForenameInLowerCase } from "./forenames.js";
import { nameFound, readName, wordsOfName } from "./name.js";
import { NOT_IN_NAMES } from "./not-names.js";

// speakers named by what they do, and labels of other lines that repeat
const ROLES = new Set(
  listOf(`
  admin, advisor, agent, alert, answer, applicant, assistant, attorney, bot, caller, candidate,
  caregiver, caution, chair, chatbot, client, coach, comment, counsel, counselor, customer, date,
  details, doctor, email, employee, example, guest, host, hint, interviewee, interviewer, judge,
  lawyer, location, manager, moderator, name, narrator, note, notes, nurse, operator, output,
  input, patient, phone, prompt, question, remark, rep, representative, reply, result, speaker,
  staff, step, student, summary, support, system, tech, teacher, therapist, time, tip, title,
  total, update, user, warning, witness, subject, sender, recipient, from, to, cc, re`),
);

const LABEL =
  /^(?:\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?,?[ \t]{1,2}(?:-[ \t])?)?(?:\[[^\]\n]{1,24}\][ \t]?|\(?\d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?\)?[ \t-]{1,3})?(?=\p{Lu})/gmu;

/** 'priya: ' in a chat. */
const SMALL_LABEL = /^(?:[^\n:]{0,24}\d:\d\d[^\n\p{L}]{0,4})?(?<name>[a-zà-ž]{2,20}): /dgmu;

/** Speakers of a chat or a transcript: names before a colon at the start of two lines or more. */
export const speakerName: Detector = {
  name: "speaker-name",
  finds: ["PERSON/name"],
  patterns: [
    { name: "speaker", regex: LABEL, score: 0.9 },
    { name: "speaker in small letters", regex: SMALL_LABEL, score: 0.8 },
  ],
  needs: [LABEL, SMALL_LABEL],
  presidioEntity: "PERSON",
  detect({ text }) {
    const speakers = new Map<string, Found[]>();
    for (const { 0: prefix, index } of matchesOf(LABEL, text)) {
      const name = readName(text, index + prefix.length);
      if (!name || text[name.end] !== ":" || name.parts.length > 4) continue;
      const words = wordsOfName(text, name);
      if (words.length === 0 || words.some((word) => isRole(word.toLowerCase()))) continue;
      const forename = isForename(words[0]!);
      if (!forename && (words.length > 1 || prefix === "")) continue;
      const written = text.slice(name.start, name.end);
      const lines = speakers.get(written) ?? [];
      speakers.set(written, lines);
      lines.push(nameFound(name.start, name.end, forename ? 0.9 : 0.7, "speaker"));
    }
    for (const { indices } of matchesOf(SMALL_LABEL, text)) {
      const [start, end] = indices!.groups!["name"]!;
      const written = text.slice(start, end);
      if (!isForenameInLowerCase(written)) continue;
      const lines = speakers.get(written) ?? [];
      speakers.set(written, lines);
      lines.push(nameFound(start, end, 0.8, "speaker"));
    }
    return [...speakers.values()].filter((lines) => lines.length > 1).flat();
  },
};

const isRole = (word: string): boolean => ROLES.has(word) || NOT_IN_NAMES.has(word);
