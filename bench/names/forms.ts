/** The sentences in which names are written, and the forms in which a name is. */

export const READ: readonly string[] = [
  "Yesterday {} signed the tenancy agreement.",
  "Name: {}\nRoom: ground floor",
  "The form was completed by {} and sent back.",
  "Attendees: Peter Marsh, {}, Anne Holloway",
  "I spoke with {} about the rent on the phone.",
  "Kind regards,\n{}",
  "{} said that the heating had failed again.",
  "Please ask {} whether the parcel has come.",
];

export const UNREAD: readonly string[] = [
  "The keys were handed to {} at noon.",
  "Client: {}\nVisited at home",
  "A letter from {} arrived last week.",
  "Present: Joan Fairley, {}, Mark Duffield",
  "We met {} outside the surgery.",
  "Best wishes,\n{}",
  "{} told the warden that the lift was stuck.",
  "Could you remind {} to bring the form?",
];
export type Row = readonly [
  origin: string,
  given: string,
  family: string,
  second: string,
  other: string,
];
/** One name in one form, and whether its sentence is written small too. */
export const FORMS: Readonly<Record<string, (row: Row) => string>> = {
  "forename, surname": ([, given, family]) => `${given} ${family}`,
  "surname first": ([, given, family]) => `${family}, ${given}`,
  hyphenated: ([, given, family, second]) => `${given} ${family}-${second}`,
  initials: ([, given, , second, other]) => `${given[0]}. ${other[0]}. ${second}`,
  "single name": ([, given]) => given,
  "lower case": ([, , family, , other]) => `${other} ${family}`.toLowerCase(),
};
