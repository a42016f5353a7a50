import type { Mention } from "../document/document.js";
import { kindOf } from "../document/kinds.js";
import { labelWord } from "../language/label-words.js";

/** The word of a mention's label in small letters: 'phone', 'id number'. */
export const kindWord = (mention: Mention): string =>
  labelWord(mention.type, [kindOf(mention), mention.subtype], "all-kinds").toLowerCase();
