/** A table of thirty patients: names, dates, sex, illnesses, notes that name others, and numbers. */

const NAMES = ["Anna Berg", "Maria Lund", "Jonas Vik", "Erik Holm", "Tone Dahl", "Kari Moe"];

export const PATIENT_COLUMNS = ["name", "dob", "sex", "diagnosis", "last_seen", "note", "visits"];

export const PATIENT_ROWS = Array.from({ length: 30 }, (_, i) => [
  NAMES[i % NAMES.length]!,
  `19${50 + i}-0${1 + (i % 9)}-1${i % 10}`,
  i % 2 ? "F" : "M",
  i % 3 ? "asthma" : "Fabry disease",
  `2021-0${1 + (i % 9)}-0${1 + (i % 9)}`,
  `came in with ${NAMES[(i + 1) % NAMES.length]}`,
  String(i % 5),
]);

/** The table as separated values, without a line end behind the last row. */
export const PATIENTS = [PATIENT_COLUMNS, ...PATIENT_ROWS].map((row) => row.join(",")).join("\n");
