/**
 * What a value is of, which says nothing about anybody: 'pulse 96', 'temp: 37.8', 'her weight was 60 kg', the heading of
 * a column, the label of a field, the 'stage' of 'stage 2'.
 */

import type { Mention } from "../../../document/document.js";

const LABEL =
  /^(?:pulse|temp(?:erature)?|sats|obs|resps?|resp(?:iratory)? rate|heart rate|blood pressure|weight|height|glucose|blood sugar|pain score|cap(?:illary)? refill)$/iu;
const VALUE = /^(?: (?:of|is|was|at))?[ :=]{1,3}[<>~]?\d/u;

/** Headings of columns and labels of fields, of any form. */
const HEADING =
  /^(?:(?:sur|fore|first|last|family|given|full|middle)?[ -]?names?|forenames?|age|sex|gender|title|role|relationship|relation|status|type|category|date|time|day|d\.?o\.?b\.?|date of birth|address|post ?code|tel|telephone|phone|mob|mobile|fax|e-?mail|ext|extension|no|nos|number|ref|reference|id|[tmefwh]|nhs(?: no)?|hosp(?:ital)?(?: no)?|mrn|nok|next of kin|gp|consultant|ward|clinic|bed|patient|client|customer|tenant|child|pupil|student|parent|guardian|carer|employee|(?:line )?manager|supervisor|head ?teacher|teacher|tutor|handler|insured|policy ?holder|case ?worker|key ?worker|social worker|solicitor|landlord|department|dept|fte|team|grade|band|job title|occupation|employer|school|year|class|group|subject|mark|marks|score|result|results|points|total|amount|balance|debit|credit|fee|cost|item|items|qty|quantity|unit|units|price|description|details|comments?|notes?|action|actions|outcome|reason|signed|signature|initials|witness|respondent|applicant|claimant|defendant|allerg(?:y|ies)|diagnos[ie]s|medications?|dose|frequency|route|plan|problem|location|nationality|religion|ethnicity|language)\.?$/iu;
const CELL_BEFORE = /(?:^|[|\t\n;])[ ]*$/u;
const LABEL_BEFORE = /(?:^|[|\t\n;,.!?)]| {2})[ ]*$/u;
const CELL_AFTER = /^[ ]*(?:[|\t\n;:]|$)/u;
/** A number that the label counts: 'Ext 4417', 'stage 2', 'No. 12'. */
const NUMBERED =
  /^(?:ext|extension|tel|mob|no|nos|ref|stage|grade|bleep|band|type|gravida|para)\.?$/iu;
const NUMBER = /^\.?[ :]{0,2}(?:\d|[IVX]{1,3}[abc]?(?![\p{L}]))/u;

/** Whether the recognizer took a label for a mention. */
export function isValueLabel({ start, end, detector, subtype }: Mention, text: string): boolean {
  if (detector !== "neural" && subtype !== "occupation") return false;
  const words = text.slice(start, end);
  const after = text.slice(end, end + 8);
  if (LABEL.test(words)) return VALUE.test(after);
  if (NUMBERED.test(words) && NUMBER.test(after)) return true;
  return (
    HEADING.test(words) &&
    CELL_AFTER.test(after) &&
    (after.startsWith(":") ? LABEL_BEFORE : CELL_BEFORE).test(
      text.slice(Math.max(0, start - 8), start),
    ) &&
    // a value behind a label is no heading: 'Role | Child' is, 'Role: Child' is not
    !isOnlyField(text, start, end)
  );
}

/** Whether the words fill a line of their own, where they may be a heading or what somebody is. */
const isOnlyField = (text: string, start: number, end: number): boolean => {
  const after = text[end];
  const before = start === 0 ? "\n" : text[start - 1];
  return (after === undefined || after === "\n") && before === "\n";
};
