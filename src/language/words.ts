/**
 * The words of one language that say something about a person: what detection lists for it.
 *
 * Every field is a list separated by `|`, in lower case unless the language writes it with a capital.
 * `*` at the end of an entry admits any ending of up to six letters (Polish `nauczyciel*`).
 * The lists were written for this project; `training/everyday_languages.py` reads them too.
 */
export interface LanguageWords {
  /** BCP 47 tag. */
  readonly language: string;
  readonly trades: string;
  readonly illnesses: string;
  readonly kin: string;
  readonly marital: string;
  readonly religions: string;
  /** Adjectives and inhabitants. */
  readonly nations: string;
  /** What precedes a name: 'Frau', 'Dr. med.', 'don'. */
  readonly titles: string;
  /** Nouns that begin an institution's name ('Amtsgericht Köln'), or that end a compound (`-gericht`). */
  readonly institutions: string;
  /** Legal forms after a company's name. */
  readonly companies: string;
  /** Authorities and insurers that are named by one word or phrase. */
  readonly bodies: string;
  /** Words before a street's name; `-` before one that ends it ('-straße'). */
  readonly streets: string;
  /** What clinics, the police, schools and forms abbreviate in capitals, and names nobody: 'OA', 'TOP', 'SVF'. */
  readonly shorthand: string;
}
