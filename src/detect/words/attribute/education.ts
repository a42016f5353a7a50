import { listOf, phraseDetector, phrasesOf } from "../../kit/phrases.js";

// case-sensitive abbreviations
const DEGREES = listOf(
  "BA in, BA degree, B.A., BSc in, BSc degree, B.Sc., LLB, LL.B., LLM, LL.M., MA in, MA degree, MBA, M.B.A., MPhil, MSc in, MSc degree, M.Sc., PhD, Ph.D., DPhil, EdD, GCSEs, A-levels, Abitur",
);

const LOWER = listOf(`
  associate degree, bachelor degree, bachelor's degree, bachelor of arts, bachelor of science,
  bachelor of laws, doctorate, doctoral degree, doctor of philosophy, economics degree, engineering
  degree, graduate degree, high school diploma, high school graduate, honorary degree, law degree,
  master's degree, master of arts, master of science, master of laws, master of business
  administration, medical degree, postgraduate degree, university degree, university graduate,
  undergraduate degree, university education, school dropout, college dropout, illiterate, doctoral
  student, PhD student, university student, exchange student, college student`);

/** Education: degrees, schooling and being a student of a kind: 'law degree', 'PhD', 'illiterate'. */
export const education = phraseDetector({
  name: "education",
  type: "DEM",
  subtype: "education",
  score: 0.6,
  phrases: [
    ...phrasesOf(DEGREES, "degree", { caseSensitive: true }),
    ...phrasesOf(LOWER, "education"),
  ],
});
