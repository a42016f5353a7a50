import { expect, test } from "vitest";
import { peopleApart } from "./apart.js";

test.each<[string, readonly string[]]>([
  ["Juan Pérez y Ana Gil", ["Juan Pérez", "Ana Gil"]],
  ["Marie Durand et Luc Petit", ["Marie Durand", "Luc Petit"]],
  ["Hans Müller und Anna Schmidt", ["Hans Müller", "Anna Schmidt"]],
  ["Erik Lund och Karin Berg", ["Erik Lund", "Karin Berg"]],
  ["Tom and Jane Pike", ["Tom", "Jane Pike"]],
  ["Jean et Marie Dupont", ["Jean", "Marie Dupont"]],
  ["Ann Pike & Tom Gould", ["Ann Pike", "Tom Gould"]],
  ["Luca Rossi e Maria Bianchi", ["Luca Rossi", "Maria Bianchi"]],
  ["Mr Pike and Mrs Gould", ["Mr Pike", "Mrs Gould"]],
  ["Dr Asha Rao and Kit Pike and Jo Lund", ["Dr Asha Rao", "Kit Pike", "Jo Lund"]],
  ["Juan Pérez llamó", ["Juan Pérez"]],
  ["Eva Lund kommer idag", ["Eva Lund"]],
  ["Ana Gil vive", ["Ana Gil"]],
  // the surname of both is behind the second
  ["Mr and Mrs Pike", ["Mr", "Mrs Pike"]],
  ["Dr. and Mrs. Berg", ["Dr.", "Mrs. Berg"]],
  ["Mr & Mrs T. Berg", ["Mr", "Mrs T. Berg"]],
  ["Gbenga / Uduak", ["Gbenga", "Uduak"]],
  ["Osman Elmi, Sr. Zulaikha Rahaman", ["Osman Elmi", "Sr. Zulaikha Rahaman"]],
  ["Bridget-Rose\nMother Philomena Casey", ["Bridget-Rose", "Mother Philomena Casey"]],
  // one person
  ["Rao, Ms Sunita", ["Rao, Ms Sunita"]],
  ["Jean-Luc\nPetit", ["Jean-Luc\nPetit"]],
  ["José Ortega y Gasset", ["José Ortega y Gasset"]],
  ["Santiago Ramón y Cajal", ["Santiago Ramón y Cajal"]],
  ["Pike and Sons", ["Pike and Sons"]],
  ["Maria da Silva e Costa", ["Maria da Silva e Costa"]],
  ["Vincent van der Berg", ["Vincent van der Berg"]],
  ["mr pike", ["mr pike"]],
  ["bell hooks", ["bell hooks"]],
  ["ANN pike", ["ANN pike"]],
  ["Muhammad ibn", ["Muhammad ibn"]],
])("%s", (find, people) => {
  const text = `so ${find}.`;
  expect(
    peopleApart(text, { start: 3, end: 3 + find.length }).map(({ start, end }) =>
      text.slice(start, end),
    ),
  ).toEqual(people);
});
