import type { PlainWords } from "../plain-words.js";

/** Slovak. */
export const SK_PLAIN: PlainWords = {
  verbs:
    "žiad prosím prosi ďak obraci prac býv žije žij uviedl uvádz tvrd tvrdí navrhuj odmiet súhlas podpís zaplat dlhuj prijat prepust odporúč kontrol užív lieč hospitaliz podáv pokrač zist posielam posiel oznamuj zaved podal podáva povedal hovor volal volá kričal udrel predal kúpil prenaj vrátil dostal dosta potvrdz zamiet rozhod uznal uloži ustanov",
  endings:
    "|a|á|ám|áme|ajú|m|me|e|i|í|ia|ím|íme|il|ila|ili|al|ala|ali|el|ela|ený|ená|ené|aný|aná|ané|uje|ujem|ujú|ujeme|ovať|ovaný|ovaná|ať|iť|eť|ok|ujte|te|lo|la|l",
  telling: "ovaný|ovaná|ované|ovať|ujúc|ujú|enie|enia|anie|ania|osť|osti|ácia|ácie|ujem",
  nouns:
    "dr rodina rodiny svedk* svedok pacient* lekár* sestr* oddelen* nemocnic* poliklinik* prepúšťac* správ* anamnéz* diagnóz* terapi* liečb* priebeh* kontrol* žalob* žalovan* obžalovan* poškoden* súd* sudc* sudkyň* predsed* predsedníčk* senát* rozsud* uznesen* odôvodnen* advokát* zmluv* dodatok prenajímateľ* nájomc* vlastní* sused* faktúr* zamestnan* zamestnávateľ* riaditeľ* vedúc* kolega kolegyň* predmet vec príloh* meno priezvisk* bydlisk* pán pána pánovi pani slečna mudr judr phdr ing mgr žia* učiteľ* tried* škol* rodič* matk* otec otca syn syna synom synovi dcér* manžel* brat* vážen* milý milá ďakujem pozdrav* úct* lenivá",
  chat: "ahoj čau čauko ok nie áno hej no mama oco babka dedko teta ujo deti dieťa dnes zajtra včera večer ráno domov práca škola nemocnica auto vlak narodeniny darček pusa drahá drahý chudera nový nová starý stará",
};
