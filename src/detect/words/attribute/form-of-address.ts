import type { Span } from "../../../document/span.js";

const WHAT_CHILDREN_SAY =
  /^(?:Nanny|Nan|Nana|Granny|Gran|Grandma|Grandad|Grandpa|Auntie|Aunty|Uncle)$/u;
/** A name, or the label of one. */
const NAME_AFTER = /^ (?:\p{Lu}|\[PERSON )/u;

/** Whether words before a name are what somebody calls her, and no trade: 'Nanny Pat'. */
export const isFormOfAddress = (text: string, { start, end }: Span): boolean =>
  WHAT_CHILDREN_SAY.test(text.slice(start, end)) && NAME_AFTER.test(text.slice(end, end + 9));
