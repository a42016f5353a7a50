import { contains } from "../../../document/span.js";
import type { SemanticType } from "../../../document/types.js";
import type { Detector, DetectorInput, Found } from "../../kit/detector.js";
import { wordsOf } from "../../kit/phrases.js";

export interface AtWordsOptions {
  readonly name: string;
  readonly type: SemanticType;
  readonly subtype: string;
  readonly presidioEntity?: string;
  /** Whether a match can begin with a word and the next, lower case; the patterns are tried there only. */
  readonly begins: (word: string, next: string | undefined) => boolean;
  /** Regular expressions with flag `y`; the score may depend on what is matched. */
  readonly patterns: readonly {
    readonly name: string;
    readonly regex: RegExp;
    readonly score: number | ((match: string) => number);
  }[];
  /** Whether the grammar of `knowledge` can read the match, so that it can be generalized later. */
  readonly reads: (match: string) => boolean;
}

/** A detector of expressions that begin with one of a few words; far cheaper than a search everywhere. */
export function atWords(options: AtWordsOptions): Detector {
  const { name, type, subtype, presidioEntity, begins, patterns, reads } = options;
  return {
    name,
    finds: [`${type}/${subtype}`],
    needs: patterns.map(({ regex }) => regex),
    ...(presidioEntity === undefined ? {} : { presidioEntity }),
    detect(input: DetectorInput): readonly Found[] {
      const words = wordsOf(input);
      const found: Found[] = [];
      for (let i = 0; i < words.starts.length; i++) {
        if (!begins(words.lower[i]!, words.lower[i + 1])) continue;
        const start = words.starts[i]!;
        for (const { name: rule, regex, score } of patterns) {
          regex.lastIndex = start;
          const match = regex.exec(input.text)?.[0];
          if (match === undefined || !reads(match)) continue;
          found.push({
            start,
            end: start + match.length,
            type,
            subtype,
            score: typeof score === "number" ? score : score(match),
            evidence: { rule },
          });
        }
      }
      return outermost(found);
    },
  };
}

/** Finds that lie in no other; of equal spans the better score. */
export function outermost(found: readonly Found[]): readonly Found[] {
  if (found.length < 2) return found;
  const kept: Found[] = [];
  for (const one of [...found].sort(
    (a, b) => a.start - b.start || b.end - a.end || b.score - a.score,
  )) {
    const last = kept.at(-1);
    if (!last || !contains(last, one)) kept.push(one);
  }
  return kept;
}
