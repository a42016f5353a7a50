/** Whether the word before a number counts with it: 'Issue 31, June 2018', 'Day 6, 19 May', 'Flat 4, 2 May'. */

const COUNTS =
  /(?<!\p{L})(?:issue|nos?\.?|nr\.?|number|vol\.?|volume|day|session|sitting|meeting|part|chapter|item|lot|lesson|episode|round|pp?\.|page|unit|grade|class|form|level|platform|gate|table|section|article|module|exhibit|appendix|sheet|room|rm|bed|bay|ward|block|flat|apartment|apt|suite|house|plot|box|version|draft|question|entry|court|hall|pitch|lane|group|team|zone|route|bus) $/iu;
const REACH = 12;

export const isCounted = (text: string, start: number): boolean =>
  COUNTS.test(text.slice(Math.max(0, start - REACH), start));
