import type { Detector, Found } from "../kit/detector.js";
import { matchesOf } from "../search/matches.js";
import { isForename } from "./forenames.js";
import { nameFound } from "./name.js";
import { formalNames } from "./nicknames.js";
import { NOT_IN_NAMES } from "./not-names.js";

/** A trade or relative in small letters, and a single word with a capital that is followed by what somebody does. */
const TRADE =
  /(?<!\p{L})(?:nurse|paramedic|midwife|carer|care assistant|support worker|social worker|key ?worker|teacher|tutor|physio|physiotherapist|doctor|cleaner|driver|solicitor|chiropodist|hairdresser|receptionist|plumber|electrician|volunteer|niece|nephew|cousin|neighbour|flatmate|housemate|grandson|granddaughter|stepson|stepdaughter|lodger|landlord|landlady) (?<name>\p{Lu}\p{Ll}{2,})(?=[.,;)]? \p{Ll}|[.,;)]?\s*$)/dgmu;

/** A trade by its letters, and a forename: 'CNS Mags', 'OT Prue'. */
const LETTERED_TRADE =
  /(?<![\p{L}\p{N}/-])(?:CNS|CPN|CMHN|HV|OT|PT|SLT|SALT|SENCO|SENCo|DSL|LSA|TA|SW|SSW|FSW|FLO|IDVA|ANP|ENP|SHO|SpR|ST[1-8]|CT[1-3]|F[12]|FY[12]|ODP|MCA|AHP|EHO|PCSO|HR|IT|PA|EA|CEO|CFO|COO|CTO|MD) (?<name>\p{Lu}\p{Ll}{2,})(?![\p{L}'’-]| \p{Lu})/dgu;

/** A name right behind what its person is: 'paramedic Steph attended', 'from niece Marguerite who'. */
export const tradeName: Detector = {
  name: "trade-name",
  finds: ["PERSON/name"],
  patterns: [
    { name: "trade and name", regex: TRADE, score: 0.6 },
    { name: "letters of a trade and a forename", regex: LETTERED_TRADE, score: 0.6 },
  ],
  needs: [TRADE, LETTERED_TRADE],
  presidioEntity: "PERSON",
  detect({ text }) {
    const namesBehind = (form: RegExp, isName: (word: string) => boolean): Found[] =>
      [...matchesOf(form, text)].flatMap(({ indices }) => {
        const [start, end] = indices!.groups!["name"]!;
        return isName(text.slice(start, end)) ? [nameFound(start, end, 0.6, "trade")] : [];
      });
    return [
      ...namesBehind(TRADE, (word) => !NOT_IN_NAMES.has(word.toLowerCase())),
      ...namesBehind(
        LETTERED_TRADE,
        (word) => isForename(word) || formalNames(word.toLowerCase()).length > 0,
      ),
    ];
  },
};
