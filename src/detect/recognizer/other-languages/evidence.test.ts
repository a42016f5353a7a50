import { expect, test } from "vitest";
import type { SemanticType } from "../../../document/types.js";
import { loadOrdinaryWords } from "../../../models/ordinary-words.js";
import { withEvidence } from "./evidence.js";

const ordinary = await loadOrdinaryWords();

/** What stays of `[TYPE words]` marked in a text, as `TYPE words`. */
function kept(marked: string, language: string, score = 0.7): string[] {
  let text = "";
  let from = 0;
  const found = [...marked.matchAll(/\[([A-Z]+) ([^\]]+)\]/g)].map((match) => {
    text += marked.slice(from, match.index);
    const start = text.length;
    text += match[2]!;
    from = match.index + match[0].length;
    return {
      start,
      end: text.length,
      type: match[1] as SemanticType,
      score,
      detector: "neural",
      evidence: {},
    };
  });
  text += marked.slice(from);
  return withEvidence(text, language, found, ordinary).map(
    ({ type, start, end }) => `${type} ${text.slice(start, end)}`,
  );
}

test.each([
  ["es", "Vivimos en [LOC la] calle Mayor, separado [DATETIME de] su mujer."],
  ["hr", "Poštovani roditelji [DATETIME 7. c], razred [DEM 2C]"],
  ["fr", "Hier, la voisine a [DATETIME appelé]. Elle est venue de Lyon."],
  ["es", "Ayer [DATETIME llamó] la vecina."],
  ["es", "Siendo las diez del [DATETIME día] 8, quien [PERSON MANIFIESTA]:"],
  ["de", "Der [ORG Sohn] Rüdiger kam."],
  ["de", "Er kam zu [LOC Besuch] und wir haben [DATETIME uns] gefreut."],
  ["sv", "Hon mår bättre och [QUANTITY kommer] hem."],
  ["nl", "De gemeente heeft het verzoek afgewezen."],
  ["de", "Er parkte auf dem [LOC Parkplatz] und biss in den [PERSON Ringfinger]."],
  ["de", "Wir suchen eine [ORG Praktikantin] und einen [PERSON Ofen]."],
  ["de", "- [ORG Z.n.] Operation, dann [ORG OA] und [ORG TOP 5]"],
  ["de", "Er ist [PERSON Schreiner] und [ORG deutscher Staatsangehöriger]."],
  ["de", "nach § [CODE 833] BGB und T[LOC -Shirt]"],
  ["sv", "enligt 12 kap. [CODE 25] § jordabalken, puls [QUANTITY 88]"],
  ["nl", "hij [PERSON werkt] en ze [PERSON ligt] in het [LOC ziekenhuis]"],
  ["it", "[PERSON Lamentava] di essere stata offesa. [PERSON Concludo] qui."],
  ["pt", "[PERSON Escrevo-lhe] porque o diretor faltou. [PERSON Cinge]-se a controvérsia."],
  ["fr", "[PERSON Contestant] cette mesure, il a saisi le conseil. [PERSON Copie] : néant"],
  ["es", "por la [ORG Procuradora] y por el [PERSON Letrado], valorada por [PERSON Cardiología]"],
  ["pl", "Wnioski: [ORG Wystąpić] do parafii. [PERSON Leczy] się od lat."],
  ["hr", "[PERSON Osvojivši] natječaj, [ORG Član] uprave i [PERSON Naručilac] potpisali su."],
  ["ro", "[PERSON Pacientul] doarme. [PERSON Evitarea] efortului."],
  ["es", "[ORG NOTA DE TRABAJO SOCIAL]"],
  ["fr", "[PERSON Madame la] Directrice, bonjour [PERSON Madame l'échevine]."],
  ["es", "Edad: 51 años    [ORG Estado civil]: casada"],
  ["fr", "oh [PERSON la] [PERSON pauvre]. faut qu'on [PERSON aille] [LOC chercher] mamie"],
  ["hr", "Nije došao na posao i [LOC nije] se javio."],
  ["de", "Die [DEM Mieterin] ist [DEM gestürzt], Wohnung im [DATETIME 3. OG] links."],
  ["fr", "De [DEM confession] inconnue, [DEM locataire] du logement."],
  ["es", "Concepto: [DEM cuota] del club. Vive en el [DATETIME 2.º] izda."],
  ["nb", "Mora [PERSON hans] kjører. Husk [PERSON niste] og godt humør."],
  ["fi", "Asuu yksin [DATETIME 3. kerroksessa] ilman hissiä."],
  ["hr", "Samohrana je [DATETIME majka] blizanaca."],
  // common words with the capital of their sentence
  ["fi", "[PERSON Poikien] kesken sovittiin. [PERSON Vaativat] lisää aikaa."],
  ["hr", "[PERSON Pogledajte] dvorište."],
  ["it", "ciao cami [PERSON riesci] a prendere leo a scuola?"],
  ["ro", "salut cami [PERSON poti] sa il iei pe leo?"],
  ["de", "Bett 7, [LOC St. n.] Schenkelhalsfraktur, stand am [DATETIME Tor]."],
  ["fr", "Il loue un [DATETIME T2 au 4], allée des Tilleuls."],
  ["fr", "Jeanne, [DEM baptisée] le 12 avril à Dijon."],
])("%s: ordinary words are nothing: %s", (language, marked) => {
  expect(kept(marked, language)).toEqual([]);
});

test.each<[string, string, string[]]>([
  ["de", "Er rief [DATETIME um 14 Uhr rief] an.", ["DATETIME 14 Uhr"]],
  ["pl", "W [DATETIME zeszłym tygodniu] padało.", ["DATETIME zeszłym tygodniu"]],
  ["fi", "Muutto on [DATETIME kesäkuussa].", ["DATETIME kesäkuussa"]],
  ["de", "Ihre [PERSON Tochter Judith Schäfer] kommt.", ["PERSON Judith Schäfer"]],
  ["de", "Guten [PERSON Morgen Frau Käsbohrer], bitte.", ["PERSON Frau Käsbohrer"]],
  [
    "de",
    "- [ORG Dekompensierte Herzinsuffizienz NYHA] III",
    ["DEM Dekompensierte Herzinsuffizienz"],
  ],
  [
    "de",
    "Da sind [PERSON Frau Tillmanns, Herr Ouedraogo] (Mathematik).",
    ["PERSON Frau Tillmanns", "PERSON Herr Ouedraogo"],
  ],
  ["fi", "Asianomistaja: [PERSON Outi Pulkkinen, Hamina]", ["PERSON Outi Pulkkinen", "LOC Hamina"]],
  [
    "fr",
    "Vu par [PERSON Hélène Marchetti, cardiologue].",
    ["PERSON Hélène Marchetti", "DEM cardiologue"],
  ],
  [
    "de",
    "Richterin am [ORG Amtsgericht Dr. Pannwitz] war da.",
    ["ORG Amtsgericht", "PERSON Dr. Pannwitz"],
  ],
  ["de", "Bei der [ORG Praxis Dr. Baumgärtel] in Ulm.", ["ORG Praxis Dr. Baumgärtel"]],
  ["de", "Er rief [PERSON Hr. Wittkowski per] Fax.", ["PERSON Hr. Wittkowski"]],
  ["de", "Sie ging in [LOC Ahlum spazieren] und kam.", ["LOC Ahlum"]],
  ["de", "wohnhaft in [LOC Waldershof\nstationär] vom", ["LOC Waldershof"]],
  ["de", "Er wohnt in der [LOC Wiesenstraße] und kam.", ["LOC Wiesenstraße"]],
  ["de", "Der Unfall auf der [LOC B 96] war gestern.", ["LOC B 96"]],
  ["de", "Der Patient [PERSON Wolfgang Hübner] kam.", ["PERSON Wolfgang Hübner"]],
  ["nb", "ass. [PERSON LIS Fatima Warsame] var der.", ["PERSON Fatima Warsame"]],
  [
    "nl",
    "hoi [PERSON daan], tante [PERSON riet] is in [LOC essen]",
    ["PERSON daan", "PERSON riet", "LOC essen"],
  ],
  ["de", "Industriestraße 9 · 24537 [LOC Neumünster]", ["LOC 24537", "LOC Neumünster"]],
  ["de", "wh. [LOC 3340] Böhlerwerk, Talweg 2", ["LOC 3340", "LOC Böhlerwerk"]],
  ["de", "zugelassen auf [LOC Gerlinde Röhrl], Ulm", ["PERSON Gerlinde Röhrl"]],
  ["da", "kontakt [ORG Bjarne Kirk] eller", ["PERSON Bjarne Kirk"]],
  ["de", "die [PERSON Handchirurgin] Tabea Lüttich", ["DEM Handchirurgin"]],
  ["de", "i. [PERSON V. Swantje Rohwer]", ["PERSON Swantje Rohwer"]],
  ["de", "sein Sohn Ben ([QUANTITY 7]) und", ["DATETIME 7"]],
  [
    "de",
    "die [LOC Hilfsarbeiterin] und der [ORG Ladendetektiv]",
    ["DEM Hilfsarbeiterin", "DEM Ladendetektiv"],
  ],
  ["nl", "Zijn zoon [PERSON Frans] heeft", ["PERSON Frans"]],
  ["sv", "Box 114, 683 23 [LOC Hagfors]", ["LOC 683 23", "LOC Hagfors"]],
  ["de", "Das war 2023 [LOC Neumünster] zu viel.", ["LOC Neumünster"]],
  ["hr", "[PERSON U Požegi], 4. travnja", ["PERSON Požegi"]],
  ["es", "ayer vi a la señora [PERSON ruiz] en el metro\nsí", ["PERSON señora ruiz"]],
  ["it", "La [PERSON sig.ra Ceccarelli esponeva] il fatto.", ["PERSON sig.ra Ceccarelli"]],
  [
    "it",
    "Teste [PERSON Mario Porta]. [PERSON Porta] dice di no.",
    ["PERSON Mario Porta", "PERSON Porta"],
  ],
  ["fr", "ok, mamie [PERSON jeannine sort] mardi\nc'est bien", ["PERSON jeannine"]],
  ["fr", "Le greffier, [PERSON C. Mazel — La] présidente", ["PERSON C. Mazel"]],
  ["nb", "Så kom [PERSON Dag Solstad] inn.", ["PERSON Dag Solstad"]],
  ["it", "La sentenza [PERSON sentenza di Ettore Sgarbi] fu respinta.", ["PERSON Ettore Sgarbi"]],
  ["it", "Ha una [DEM mielopatia].", ["DEM mielopatia"]],
  ["de", "Beruf: [DEM Orgelmacher].", ["DEM Orgelmacher"]],
  ["nl", "Zij woont in [DATETIME Emmen] sinds kort.", ["MISC Emmen"]],
  ["fr", "Il doit [QUANTITY 1.200 €] au bailleur.", ["QUANTITY 1.200 €"]],
  ["it", "morto la vigilia dell'[ORG Epifania]", ["DATETIME Epifania"]],
  ["es", "Allí [MISC su novia Rosalía Peña trabaja en el mercado] y vive.", ["MISC Rosalía Peña"]],
])("%s: what the words bear out stays: %s", (language, marked, expected) => {
  expect(kept(marked, language)).toEqual(expected);
});

test.each<[string, string, string[]]>([
  ["de", "an [DEM Leberkrebs verstorben]", ["DEM Leberkrebs"]],
  ["fr", "son mari est [DEM mort d'un cancer du pancréas]", ["DEM cancer du pancréas"]],
  ["es", "[DEM falleció de un infarto] en casa", ["DEM infarto"]],
  ["it", "è [DEM affetta da fibrosi cistica]", ["DEM fibrosi cistica"]],
  ["nl", "aan [DEM longkanker overleden]", ["DEM longkanker"]],
  ["pt", "[DEM sofre de fibrose quística]", ["DEM fibrose quística"]],
  ["pl", "[DEM choruje na mukowiscydozę]", ["DEM mukowiscydozę"]],
  ["da", "[DEM døde af kræft] hjemme", ["DEM kræft"]],
  ["nb", "[DEM lider av epilepsi]", ["DEM epilepsi"]],
  ["sv", "[DEM dog i leukemi]", ["DEM leukemi"]],
  ["fi", "[DEM sairastaa epilepsiaa]", ["DEM epilepsiaa"]],
  ["ro", "[DEM suferă de epilepsie]", ["DEM epilepsie"]],
  ["hr", "[DEM boluje od epilepsije]", ["DEM epilepsije"]],
  ["sk", "[DEM trpí na epilepsiu]", ["DEM epilepsiu"]],
  ["fr", "de [DEM confession protestante]", ["DEM protestante"]],
])("%s: an attribute ends at the words around it: %s", (language, marked, expected) => {
  expect(kept(marked, language, 0.97)).toEqual(expected);
});

test.each<[string, string, string[]]>([
  ["fr", "depuis le [DATETIME 4 mars suite] à une chute", ["DATETIME 4 mars"]],
  ["hr", "od [DATETIME raka pluća 2019. godine]", ["DEM raka pluća", "DATETIME 2019. godine"]],
  ["pt", "no cartão terminado em [DATETIME 3056]", ["CODE 3056"]],
])("%s: a sure time is one to its edges: %s", (language, marked, expected) => {
  expect(kept(marked, language, 0.97)).toEqual(expected);
});

test("a chat without capitals loses no name in small letters", () => {
  expect(kept("hej [PERSON freja], kommer du til [LOC vejle]?", "da")).toEqual([
    "PERSON freja",
    "LOC vejle",
  ]);
});

test("a time of which the recognizer is sure needs no word of the lists, unless it is a number alone", () => {
  expect(kept("Kom [DATETIME halv fem].", "nb", 0.9)).toEqual(["DATETIME halv fem"]);
  expect(kept("Rom [DATETIME 12].", "nb", 0.9)).toEqual([]);
});
