/** Values that a chart keeps beside its workbook, which is removed: without them it would be empty. */

import { childrenOf, type Element, elementsOf, nameOf, parentOf, remove } from "../office/xml.js";

/** Formats of numbers without words. */
export const isFormatCode = (value: string): boolean =>
  /^(?:General|[#0.,%?\s;:()/_*-]*|[dmyhs:/. -]+)$/.test(value);

const NUMBER = /^\s*-?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?\s*$/;
/** A formula has to be there; the sheet that it names is not. */
const NO_FORMULA = "Sheet1!$A$1";

/**
 * Words of caches stay and are read; numbers stay where they are the chart's values, not where they are
 * categories, which can be years of birth or numbers of people.
 */
export function cleanChart(root: Element): void {
  for (const element of elementsOf(root)) {
    const name = nameOf(element);
    if (name === "c:f") element.textContent = NO_FORMULA;
    else if (name === "c:formatCode" && !isFormatCode(element.textContent ?? "")) {
      element.textContent = "General";
    } else if (name === "c:cat" && elementsOf(element).some((one) => /^c:num/.test(nameOf(one)))) {
      remove(element);
    } else if (name === "c:pt" && isNumeric(element)) {
      const value = childrenOf(element).find((one) => nameOf(one) === "c:v");
      if (!NUMBER.test(value?.textContent ?? "")) remove(element);
    }
  }
}

const isNumeric = (point: Element): boolean => {
  const parent = parentOf(point);
  return parent !== undefined && /^c:num(?:Cache|Lit)$/.test(nameOf(parent));
};

/** Whether a value is a word of a chart: a category, the name of a series. */
export const isWord = (value: Element): boolean => {
  const parent = parentOf(value);
  return parent !== undefined && !(nameOf(parent) === "c:pt" && isNumeric(parent));
};
