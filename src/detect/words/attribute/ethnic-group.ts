import { listOf, phraseDetector, phrasesOf, plural } from "../../kit/phrases.js";

const GROUPS = listOf(`
  Aboriginal, African American, African-American, Afro-American, Afro-Caribbean, Arab, Arabic,
  Aramean, Ashkenazi, Asian American, Assyrian, Aymara, Baloch, Bantu, Basque, Bengali, Berber,
  Black American, Breton, Cajun, Catalan, Caucasian, Chechen, Cherokee, Chicano, Chuvash, Copt,
  Cossack, Creole, Crimean Tatar, Dagestani, Flemish, Frisian, Fulani, Galician, Gurkha, Gypsy, Han
  Chinese, Hausa, Hazara, Hispanic, Hmong, Hutu, Igbo, Indigenous, Ingush, Inuit, Kabyle, Karelian,
  Kikuyu, Kurd, Kurdish, Latina, Latino, Malay, Maori, Māori, Mapuche, Maya, Mestizo, Métis, Moor,
  Native American, Navajo, Ossetian, Pashtun, Persian, Punjabi, Quechua, Rohingya, Roma, Roma
  descent, Romani, Ruthenian, Sami, Saxon, Sephardi, Serbo-Croat, Serbo-Croatian, Sinhalese, Sinti,
  Sioux, Slav, Slavic, Sorb, Swahili, Tamil, Tatar, Tibetan, Traveller, Irish Traveller, Turkmen,
  Tutsi, Tyrolean, Uighur, Uyghur, Urdu, Walloon, Xhosa, Yoruba, Zulu`);

const LOWER = listOf(`
  gypsy, gypsies, black man, black woman, black person, black people, white man, white woman, white
  person, person of colour, person of color, people of colour, mixed race, mixed-race, of mixed
  race, ethnic minority, asylum seeker, stateless person, stateless, native speaker`);

/** Ethnic groups, origin and their languages: 'Kurdish', 'a Basque', 'gypsies', 'asylum seeker'. */
export const ethnicGroup = phraseDetector({
  name: "ethnic-group",
  type: "DEM",
  subtype: "ethnic-group",
  presidioEntity: "NRP",
  score: 0.6,
  phrases: [
    ...phrasesOf([...GROUPS, ...GROUPS.map(plural)], "ethnic group", { caseSensitive: true }),
    ...phrasesOf(LOWER, "ethnic group"),
  ],
});
