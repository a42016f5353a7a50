import { expect, test } from "vitest";
import { boundedName, boundedNames } from "./local-bounds.js";

test.each([
  ["de", "Frau Kollegin", undefined],
  ["de", "Herr Präsident", undefined],
  ["it", "signor Presidente", undefined],
  ["nl", "heer Burgemeester", undefined],
  ["de", "Prof. Dr. Renate Ermelova\nChefarzt", "Prof. Dr. Renate Ermelova"],
  ["de", "Herrn\nDr. med. Mike Marschollek", "Herrn\nDr. med. Mike Marschollek"],
  ["de", "Prof. Wurster zur Therapieevaluation", "Prof. Wurster"],
  ["de", "Frau Anna zur Mühlen", "Frau Anna zur Mühlen"],
  ["de", "Herr Richter", "Herr Richter"],
  ["de", "Tobias Ehrlich", "Tobias Ehrlich"],
  [
    "es",
    "Dra. Itziar Coloma González Hospital Universitario San Juan",
    "Dra. Itziar Coloma González",
  ],
  ["nl", "Bergmans te Tilburg", "Bergmans"],
  ["nl", "Jan te Velde", "Jan te Velde"],
  ["fr", "Mme Véronique Bonnet POUR", "Mme Véronique Bonnet"],
  ["pt", "Maria do Carmo dos Santos", "Maria do Carmo dos Santos"],
  ["en", "Herr Präsident", "Herr Präsident"],
  ["de", "Jeremy von Nachbarn", "Jeremy"],
  ["de", "Noah den Pfarrkindergarten", "Noah"],
  ["de", "Mia das Handgelenk", "Mia"],
  ["nl", "Joop den Uyl", "Joop den Uyl"],
  ["ro", "Ion Popescu\nDirector", "Ion Popescu"],
  ["es", "Emma Camarero González NºCol", "Emma Camarero González"],
  ["es", "Ousmane N.", "Ousmane N."],
  ["es", "B. Mi", undefined],
  ["fr", "Zulmira Mauran N° ADELI", "Zulmira Mauran"],
  ["pt", "RICARDO LEWANDOWSKI RELATOR", "RICARDO LEWANDOWSKI"],
  ["de", "Alexander Nikitin Kriminalität", "Alexander Nikitin"],
  ["de", "Martin Mitterhofer Milch", "Martin Mitterhofer"],
  ["de", "Hans Wald", "Hans Wald"],
  ["es", "Emma Camarero González NoCol", "Emma Camarero González"],
])("%s: %j ends as %j", (language, text, expected) => {
  const span = boundedName(text, { start: 0, end: text.length }, language);
  expect(span && text.slice(span.start, span.end)).toBe(expected);
});

test("a title before an office names nobody", () => {
  const text = "Vielen Dank, Frau Präsidentin";
  expect(boundedName(text, { start: 13, end: 17 }, "de")).toBeUndefined();
});

test.each([
  ["nl", "den heer van der [Maesen]", "van der Maesen"],
  ["nl", "Van [Zuylen] sprak", "Van Zuylen"],
  ["nl", "Van [Jan] kreeg zij niets", "Jan"],
  ["nl", "een brief van [Bergmans]", "Bergmans"],
  ["de", "Herr von [Arnim]", "von Arnim"],
])("%s: %j begins as %j", (language, marked, expected) => {
  const start = marked.indexOf("[");
  const text = marked.replace(/[[\]]/g, "");
  const span = boundedName(text, { start, end: marked.indexOf("]") - 1 }, language);
  expect(text.slice(span!.start, span!.end)).toBe(expected);
});

test.each([
  ["it", "Tiziana Bernabei e Mauro Fioretti", ["Tiziana Bernabei", "Mauro Fioretti"]],
  ["es", "José y de Dolores", ["José", "Dolores"]],
  ["es", "Fátima y Segundo", ["Fátima", "Segundo"]],
  ["es", "José Ortega y Gasset", ["José Ortega y Gasset"]],
  ["es", "Santiago Ramón y Cajal", ["Santiago Ramón y Cajal"]],
  ["es", "Jorge Llorente, director de RRHH", ["Jorge Llorente"]],
  ["es", "Avda. Carlos Haya, s/n", ["Avda. Carlos Haya, s/n"]],
  ["fr", "Mme Roche et M. Chassaing", ["Mme Roche", "M. Chassaing"]],
  ["pt", "Ana Costa e Silva", ["Ana Costa e Silva"]],
  ["pl", "Kowalska, Anna Maria", ["Kowalska, Anna Maria"]],
  ["hr", "Petrinje, Nikole Tesle 14, OIB", ["Petrinje"]],
  ["ro", "Ion Dobre și Ana Ene", ["Ion Dobre", "Ana Ene"]],
])("%s: %j names %j", (language, text, expected) => {
  const spans = boundedNames(text, { start: 0, end: text.length }, language);
  expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});

test.each([
  ["es", "Nombre: Juan Pérez Edad: 34", "Juan Pérez"],
  ["pt", "Nome: Ana Sousa Idade: 34", "Ana Sousa"],
  // who speaks
  ["es", "Juan Pérez: hola", "Juan Pérez"],
])("%s: in %j the name before the next label is %j", (language, text, expected) => {
  const start = text.indexOf(expected.split(" ")[0]!);
  const end = text.lastIndexOf(":");
  const span = boundedName(text, { start, end }, language);
  expect(span && text.slice(span.start, span.end)).toBe(expected);
});
