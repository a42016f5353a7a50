import { expect, test } from "vitest";
import { generalizeDegree } from "./degrees.js";

test.each([
  ["BSc Chemistry, University of Hull", ["bachelor's degree", "degree"]],
  ["BA (Hons) in History of Art", ["bachelor's degree", "degree"]],
  ["MSc Marine Biology", ["master's degree", "degree"]],
  ["MBA from Strathayle", ["master's degree", "degree"]],
  ["PhD in lichens", ["doctorate", "degree"]],
  ["D.Phil. on bells", ["doctorate", "degree"]],
  // without a subject nothing is vaguer but 'degree', and other words begin alike
  ["PhD", []],
  ["Marine Biology", []],
  ["Maths", []],
  ["Banjo lessons", []],
  ["ma smith", []],
])("%s: %j", (original, words) => {
  expect(generalizeDegree(original).map(({ text }) => text)).toEqual(words);
});
