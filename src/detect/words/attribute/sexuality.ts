import { listOf, phraseDetector, phrasesOf } from "../../kit/phrases.js";

const WORDS = listOf(`
  asexual, bisexual, bisexuality, cisgender, gay, gay man, gay men, gender identity, gender
  reassignment, gender reassignment surgery, gender-fluid, genderqueer, hermaphrodite,
  heterosexual, homosexual, homosexuals, homosexuality, homosexual relationship, intersex, lesbian,
  lesbians, male-to-female, female-to-male, non-binary, pansexual, queer, same-sex couple, same-sex
  partner, sex change, sexual orientation, trans man, trans woman, transgender, transgender man,
  transgender woman, transsexual, transsexuals, transsexuality, transvestite`);

/** Sexual orientation and gender identity: 'homosexual', 'transgender woman', 'gender reassignment'. */
export const sexuality = phraseDetector({
  name: "sexuality",
  type: "DEM",
  subtype: "sexuality",
  score: 0.6,
  phrases: phrasesOf(WORDS, "sexuality"),
});
