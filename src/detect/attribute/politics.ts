import { listOf, phraseDetector, phrasesOf, plural } from "../kit/phrases.js";

const FOLLOWERS = listOf(`
  Bolshevik, Communist, Conservative, Democrat, Eurosceptic, Falangist, Fascist, Islamist,
  Leninist, Liberal Democrat, Maoist, Marxist, Nazi, neo-Nazi, Republican, Social Democrat,
  Stalinist, Tory, Trotskyist, Unionist, Zionist`);

const LOWER = listOf(`
  anarchist, communist, fascist, feminist, nationalist, royalist, separatist, socialist, trade
  union member, left-wing activist, right-wing extremist, political activist, dissident, member of
  the opposition, pro-Kurdish`);

/** Political views and memberships: 'a Social Democrat', 'communist', 'trade union member'. */
export const politics = phraseDetector({
  name: "politics",
  type: "DEM",
  subtype: "politics",
  presidioEntity: "NRP",
  score: 0.6,
  phrases: [
    ...phrasesOf([...FOLLOWERS, ...FOLLOWERS.map(plural)], "political view", {
      caseSensitive: true,
    }),
    ...phrasesOf([...LOWER, ...LOWER.map(plural)], "political view"),
  ],
});
