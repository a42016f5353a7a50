/** Recognizers a client sends along: patterns and deny lists, with their context words. */

import type { AdHocRecognizer } from "./analyze-options.js";
import { boosted, supportiveWord, wordsBefore } from "./context.js";
import { compileLinear, matches, wholeWords } from "./linear-regex.js";
import type { RecognizerResult } from "./recognizer-result.js";

/** What one recognizer finds; UTF-16 offsets. */
export function findAdHoc(
  text: string,
  recognizer: AdHocRecognizer,
  context: readonly string[],
): RecognizerResult[] {
  const found: RecognizerResult[] = [];
  const add = (
    { start, end }: { start: number; end: number },
    pattern: { name: string; regex: string; score: number },
  ): void => {
    const word = supportiveWord(recognizer.context, [...wordsBefore(text, start), ...context]);
    const score = word === undefined ? pattern.score : boosted(pattern.score);
    if (score === 0) return;
    found.push({
      entity_type: recognizer.entity,
      start,
      end,
      score,
      analysis_explanation: {
        recognizer: recognizer.name,
        pattern_name: pattern.name,
        pattern: pattern.regex,
        original_score: pattern.score,
        score,
        textual_explanation: `Detected by \`${recognizer.name}\` using pattern \`${pattern.name}\``,
        score_context_improvement: score - pattern.score,
        supportive_context_word: word ?? "",
        validation_result: null,
        regex_flags: recognizer.flags,
      },
    });
  };
  for (const pattern of recognizer.patterns) {
    const regex = compileLinear(pattern.regex, recognizer.flags);
    for (const span of matches(regex, text)) add(span, pattern);
  }
  if (recognizer.denyList.length > 0) {
    const pattern = { name: "deny_list", regex: "deny_list", score: recognizer.denyListScore };
    for (const span of wholeWords(recognizer.denyList, text)) add(span, pattern);
  }
  return found;
}
