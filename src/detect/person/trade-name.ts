import type { Detector, Found } from "../kit/detector.js";
import { matchesOf } from "../search/matches.js";
import { nameFound } from "./name.js";
import { NOT_IN_NAMES } from "./not-names.js";

/** A trade or relative in small letters, and a single word with a capital that is followed by what somebody does. */
const TRADE =
  /(?<!\p{L})(?:nurse|paramedic|midwife|carer|care assistant|support worker|social worker|key ?worker|teacher|tutor|physio|physiotherapist|doctor|cleaner|driver|solicitor|chiropodist|hairdresser|receptionist|plumber|electrician|volunteer|niece|nephew|cousin|neighbour|flatmate|housemate|grandson|granddaughter|stepson|stepdaughter|lodger|landlord|landlady) (?<name>\p{Lu}\p{Ll}{2,})(?=[.,;)]? \p{Ll}|[.,;)]?\s*$)/dgmu;

/** A name right behind what its person is: 'paramedic Steph attended', 'from niece Marguerite who'. */
export const tradeName: Detector = {
  name: "trade-name",
  finds: ["PERSON/name"],
  patterns: [{ name: "trade and name", regex: TRADE, score: 0.6 }],
  needs: [TRADE],
  presidioEntity: "PERSON",
  detect({ text }) {
    const found: Found[] = [];
    for (const { indices } of matchesOf(TRADE, text)) {
      const [start, end] = indices!.groups!["name"]!;
      if (NOT_IN_NAMES.has(text.slice(start, end).toLowerCase())) continue;
      found.push(nameFound(start, end, 0.6, "trade"));
    }
    return found;
  },
};
