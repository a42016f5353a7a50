/** What a value is of, which says nothing about anybody: 'pulse 96', 'temp: 37.8', 'her weight was 60 kg'. */

import type { Mention } from "../../document/document.js";

const LABEL =
  /^(?:pulse|temp(?:erature)?|sats|obs|resps?|resp(?:iratory)? rate|heart rate|blood pressure|weight|height|glucose|blood sugar|pain score|cap(?:illary)? refill)$/iu;
const VALUE = /^(?: (?:of|is|was|at))?[ :=]{1,3}[<>~]?\d/u;

/** Whether the recognizer took the name of a vital sign for a mention. */
export const isValueLabel = ({ start, end, detector }: Mention, text: string): boolean =>
  detector === "neural" &&
  LABEL.test(text.slice(start, end)) &&
  VALUE.test(text.slice(end, end + 8));
