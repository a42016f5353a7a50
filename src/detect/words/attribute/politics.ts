import { listOf, phraseDetector, phrasesOf, plural } from "../../kit/phrases.js";

const FOLLOWERS = listOf(`
  Bolshevik, Communist, Conservative, Democrat, Eurosceptic, Falangist, Fascist, Islamist,
  Leninist, Liberal Democrat, Maoist, Marxist, Nazi, neo-Nazi, Republican, Social Democrat,
  Stalinist, Tory, Trotskyist, Unionist, Zionist`);

const LOWER = listOf(`
  anarchist, communist, fascist, feminist, nationalist, royalist, separatist, socialist, trade
  union member, left-wing activist, right-wing extremist, political activist, dissident, member of
  the opposition, pro-Kurdish`);

const PARTIES = listOf(`
  Labour, Conservative, Tory, Lib Dem, Liberal Democrat, Green, Reform UK, UKIP, SNP, Plaid Cymru, Sinn Féin, DUP,
  SDLP, Alliance, Fianna Fáil, Fine Gael, Republican, Democrat, Democratic, Liberal, Labor, One Nation, ANC, BJP, Congress Party`);
/** What somebody does for a party or is to it: 'votes Labour', 'a Green voter'. */
const TIES = PARTIES.flatMap((party) => [
  ...["votes", "voted", "vote", "voting", "always voted", "canvassed for", "canvasses for"].map(
    (verb) => `${verb} ${party}`,
  ),
  ...["voter", "supporter", "activist", "member", "party member", "Party member"].flatMap(
    (noun) => [`${party} ${noun}`, `${party} ${plural(noun)}`],
  ),
  ...["member", "supporter", "activist"].map((noun) => `${noun} of the ${party} Party`),
]);

/** Whether a word is for people of a view, not for a party: 'Tory', 'Republicans'. */
export const isOfView = (words: string): boolean => OF_VIEW.has(words);
const OF_VIEW: ReadonlySet<string> = new Set(
  FOLLOWERS.flatMap((one) => [one, plural(one)]).filter((one) =>
    /ist|Tor|crat|Marx|Nazi/.test(one),
  ),
);

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
    ...phrasesOf(TIES, "party", { caseSensitive: true }),
    ...phrasesOf([...LOWER, ...LOWER.map(plural)], "political view"),
  ],
});
