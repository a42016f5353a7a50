/** The words of one language that name nobody, whatever their capital. */

/** Lists are separated by spaces, in lower case; `*` at the end of a noun admits any ending of up to six letters. */
export interface PlainWords {
  /** Stems of verbs, to which `endings` are joined. */
  readonly verbs: string;
  /** Endings of those verbs, an alternation. */
  readonly endings: string;
  /** How words end that are hardly ever names, an alternation: participles, abstract nouns, forms of verbs. */
  readonly telling: string;
  /** Offices, parties, parts of texts, departments. */
  readonly nouns: string;
  /** What chats are made of beside function words. */
  readonly chat: string;
}
