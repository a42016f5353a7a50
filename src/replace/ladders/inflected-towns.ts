/** The base forms that a bent name of a town may have, and the case that its ending says. */

import type { ListedLanguage } from "../../language/supported.js";

/** Finnish: being in, coming from and going to. */
export type Case = "nominative" | "genitive" | "locative" | "ablative" | "allative";

/** An ending, what the base form has there, and its case. */
type Ending = readonly [string, string, Case];

const ENDINGS: Partial<Record<ListedLanguage, readonly Ending[]>> = {
  pl: [
    ["owie", "ów", "locative"], // Krakowie
    ["owie", "owo", "locative"],
    ["owie", "owa", "locative"], // Częstochowie has 'owa'
    ["inie", "in", "locative"], // Lublinie
    ["ynie", "yn", "locative"], // Olsztynie
    ["nie", "no", "locative"], // Krośnie has another stem
    ["awie", "awa", "locative"], // Warszawie
    ["awiu", "aw", "locative"], // Wrocławiu
    ["niu", "ń", "locative"], // Poznaniu
    ["oszczy", "oszcz", "locative"],
    ["szczy", "szcz", "genitive"], // Bydgoszczy
    ["oniu", "oń", "locative"],
    ["omiu", "om", "locative"], // Radomiu
    ["omia", "om", "genitive"],
    ["sku", "sk", "locative"], // Gdańsku
    ["ska", "sk", "genitive"],
    ["cku", "ck", "locative"], // Płocku
    ["cka", "ck", "genitive"],
    ["ni", "nia", "locative"], // Gdyni
    ["ni", "nia", "genitive"],
    ["cach", "ce", "locative"], // Katowicach
    ["ic", "ice", "genitive"], // Katowic
    ["owa", "ów", "genitive"], // Krakowa
    ["ina", "in", "genitive"],
    ["yna", "yn", "genitive"],
    ["nia", "ń", "genitive"], // Poznania
    ["awia", "aw", "genitive"],
    ["awy", "awa", "genitive"],
    ["mia", "m", "genitive"],
    ["szowie", "szów", "locative"],
    ["zeszowie", "zeszów", "locative"],
    ["lu", "le", "locative"], // Opolu
    ["la", "le", "genitive"],
    ["oku", "ok", "locative"], // Białymstoku has two endings
    ["ąga", "ąg", "genitive"], // Elbląga
    ["sie", "sa", "locative"], // Nysie
    ["sy", "sa", "genitive"],
    ["gu", "g", "locative"],
    ["gu", "g", "genitive"],
  ],
  hr: [
    ["bu", "b", "locative"], // Zagrebu
    ["ba", "b", "genitive"],
    ["tu", "t", "locative"],
    ["ta", "t", "genitive"],
    ["ku", "k", "locative"], // Osijeku
    ["ka", "k", "genitive"],
    ["du", "d", "locative"],
    ["da", "d", "genitive"],
    ["ru", "r", "locative"],
    ["ra", "r", "genitive"],
    ["inu", "in", "locative"],
    ["ina", "in", "genitive"],
    ["šu", "š", "locative"],
    ["ša", "š", "genitive"],
    ["ci", "ka", "locative"], // Rijeci
    ["ke", "ka", "genitive"],
    ["li", "la", "locative"], // Puli
    ["le", "la", "genitive"],
    ["cu", "ac", "locative"], // Karlovcu
    ["ca", "ac", "genitive"],
    ["cima", "ci", "locative"], // Vinkovcima
    ["aca", "ci", "genitive"],
    ["iku", "ik", "locative"],
  ],
  sk: [
    ["ave", "ava", "locative"], // Bratislave, Trnave
    ["avy", "ava", "genitive"],
    ["iciach", "ice", "locative"], // Košiciach
    ["íc", "ice", "genitive"],
    ["ic", "ice", "genitive"],
    ["line", "lina", "locative"], // Žiline
    ["liny", "lina", "genitive"],
    ["ove", "ov", "locative"], // Prešove
    ["ova", "ov", "genitive"],
    ["tre", "tra", "locative"], // Nitre
    ["try", "tra", "genitive"],
    ["íne", "ín", "locative"], // Trenčíne
    ["ína", "ín", "genitive"],
    ["ade", "ad", "locative"],
    ["adu", "ad", "genitive"],
  ],
};

/** Towns of Finland by the stem of their cases, with how one is in them: -ssa or -lla. */
const FINNISH_STEMS: readonly (readonly [string, string, "s" | "l"])[] = [
  ["Helsingi", "Helsinki", "s"],
  ["Espoo", "Espoo", "s"],
  ["Turu", "Turku", "s"],
  ["Oulu", "Oulu", "s"],
  ["Lahde", "Lahti", "s"],
  ["Kuopio", "Kuopio", "s"],
  ["Jyväskylä", "Jyväskylä", "s"],
  ["Pori", "Pori", "s"],
  ["Joensuu", "Joensuu", "s"],
  ["Lappeenranna", "Lappeenranta", "s"],
  ["Vaasa", "Vaasa", "s"],
  ["Kotka", "Kotka", "s"],
  ["Kouvola", "Kouvola", "s"],
  ["Mikkeli", "Mikkeli", "s"],
  ["Porvoo", "Porvoo", "s"],
  ["Hyvinkää", "Hyvinkää", "l"],
  ["Tamperee", "Tampere", "l"],
  ["Vantaa", "Vantaa", "l"],
  ["Rovanieme", "Rovaniemi", "l"],
  ["Seinäjoe", "Seinäjoki", "l"],
  ["Raisio", "Raisio", "s"],
  ["Kajaani", "Kajaani", "s"],
  ["Kokkola", "Kokkola", "s"],
  ["Lohja", "Lohja", "l"],
];

/** Forms of going to a town, where the stem changes or is drawn out. */
const ILLATIVES: Readonly<Record<string, string>> = {
  Helsinkiin: "Helsinki",
  Espooseen: "Espoo",
  Turkuun: "Turku",
  Ouluun: "Oulu",
  Lahteen: "Lahti",
  Kuopioon: "Kuopio",
  Jyväskylään: "Jyväskylä",
  Poriin: "Pori",
  Joensuuhun: "Joensuu",
  Lappeenrantaan: "Lappeenranta",
  Vaasaan: "Vaasa",
  Kotkaan: "Kotka",
  Kouvolaan: "Kouvola",
  Mikkeliin: "Mikkeli",
  Porvooseen: "Porvoo",
  Kajaaniin: "Kajaani",
  Kokkolaan: "Kokkola",
};

/** What a name may be the bent form of; empty where its language does not bend names, or no rule fits. */
export function baseFormsOf(
  name: string,
  language: ListedLanguage,
): readonly (readonly [string, Case])[] {
  if (language === "fi") return finnish(name);
  return (ENDINGS[language] ?? []).flatMap(([ending, base, form]) =>
    name.length > ending.length + 1 && name.endsWith(ending)
      ? [[name.slice(0, name.length - ending.length) + base, form] as const]
      : [],
  );
}

function finnish(name: string): (readonly [string, Case])[] {
  const goingTo = ILLATIVES[name];
  if (goingTo !== undefined) return [[goingTo, "allative"]];
  for (const [stem, town, kind] of FINNISH_STEMS) {
    if (!name.startsWith(stem)) continue;
    const ending = name.slice(stem.length);
    const inside = kind === "s" ? /^ss[aä]$/u : /^ll[aä]$/u;
    const from = kind === "s" ? /^st[aä]$/u : /^lt[aä]$/u;
    if (inside.test(ending)) return [[town, "locative"]];
    if (from.test(ending)) return [[town, "ablative"]];
    if (kind === "l" && ending === "lle") return [[town, "allative"]];
  }
  return [];
}
