/**
 * Languages that are not supported, which the table of n-grams lacks or takes for a neighbour, told by function words
 * that neither English nor a supported language has: Irish, Welsh, Swahili, Afrikaans beside Dutch.
 */

const WORDS: Readonly<Record<string, string>> = {
  cy: "mae mae'r rwy'n rydw yn wedi gyda sydd oedd nid yw yw'n nad ei eich chi fy gan ond bydd ynglŷn atoch ers iawn hefyd neu cael dod mynd o'r i'r a'r yr",
  ga: "agus tá bhí atá táim chuig chugat faoi mo ní féidir leis raibh seo sin sé sí mé ó dó léi nach mhí ag ach níl aige aici orm ort dom duit go ar",
  gd: "agus tha bha chan eil air gu nach sinn thu mo aig leis dha bho agam agad gum bheil cha seo sin",
  sw: "na ya wa kwa katika hii huyu yake yangu wangu lakini sana kuhusu tangu hapa kama yeye mimi hawezi alikuwa amekuwa pia bado ninakuandikia hakuna",
  so: "waxaan iyo oo ayaa uu ee mana aad wuxuu waxay waxa laga kuu soo ka ku tan isku inuu ahaa",
  af: "ek hy sy nie baie vir jou oor seun was hulle wees dit sê het ons gaan kon nog moet word daar hierdie asseblief geagte groete",
  ht: "mwen li yo nan pou depi anpil nou gen sou yon konsa pitit ap te ki pa ak",
  zu: "futhi ukuthi kakhulu kodwa noma uma ngoba angeke yami wami kusukela lapho khona akwazi ukuza manje",
  ig: "na ndị nke maka kemgbe gị ọ bụ anyị m ya ka nwa ụlọ gwa",
  yo: "àti wọn fún tí náà ní ó sí pé kò ti mo jẹ láti ọmọ",
  ha: "wannan kuma amma daga shi ita ne ce yana tana ba da zuwa don sosai",
  mt: "li ta' għal dan kien fil tal mill minn għandu huwa ħafna dwar ilu jista' jistax ma u hija kif qed",
};
const LANGUAGES = Object.keys(WORDS);
/** By word the languages that have it. */
const byWord = new Map<string, string[]>();
for (const language of LANGUAGES) {
  for (const word of WORDS[language]!.split(" ")) {
    const languages = byWord.get(word);
    if (languages) languages.push(language);
    else byWord.set(word, [language]);
  }
}

const WORD = /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{M}'’]*/gu;
/** Different words of the language that a text has at least, and their share of all its words. */
const LEAST = 5;
const LEAST_SHARE = 0.18;
/** So many words of a text are looked at. */
const SAMPLE = 120;

/** The language of this list that a text is in; nothing for any other. */
export function languageByFunctionWords(text: string): string | undefined {
  const words = (text.slice(0, SAMPLE * 10).match(WORD) ?? []).slice(0, SAMPLE);
  const counts = new Map<string, { all: number; different: Set<string> }>();
  for (const written of words) {
    const word = written.toLowerCase().replace("’", "'");
    for (const language of byWord.get(word) ?? []) {
      const count = counts.get(language) ?? { all: 0, different: new Set() };
      count.all++;
      counts.set(language, count);
      count.different.add(word);
    }
  }
  let best: string | undefined;
  let most = LEAST_SHARE * words.length;
  for (const [language, { all, different }] of counts) {
    if (different.size < LEAST || all < most) continue;
    best = language;
    most = all;
  }
  return best;
}
