/**
 * An option of the policy: its schema, and what else there is to say of it. Flags, the REST subset and
 * the reference page are all made from these.
 */

import Type from "typebox";

/** Headings under which options are shown, in help texts and in the reference. */
export const TOPICS = {
  people: "People",
  hide: "Masking",
  risk: "Risk",
  replace: "Replacement",
  tables: "Tables and names",
  release: "Releases and secrets",
  detect: "Detection",
  services: "Services",
  experimental: "Experimental",
} as const;
export type Topic = keyof typeof TOPICS;

export interface OptionNotes {
  readonly topic?: Topic;
  /** The flag of the command line, as `--mask <strategy>`; absent: by policy file only. */
  readonly flag?: string;
  /** `file`: the flag names a file that contains the value, since a secret does not belong on a command line. */
  readonly flagTakes?: "file" | "key";
  /** Of a map, how the flag is divided into key and value; default: at the first sign of equality. */
  readonly pair?: string;
  /** Of a list of names, the flag takes them all, divided by commas. */
  readonly commas?: boolean;
  readonly unit?: string;
  /** Names files, models or services, so a request over REST may not set it. */
  readonly operator?: boolean;
  /** What measurements of ours need, and hardly anybody else: it belongs under `experimental`, and may change. */
  readonly experimental?: boolean;
}

/** An optional key of the policy. */
export const option = <Schema extends Type.TSchema>(schema: Schema, notes: OptionNotes = {}) =>
  Type.Optional(
    Object.keys(notes).length === 0 ? schema : ({ ...schema, "x-option": notes } as Schema),
  );

/** One of these words. */
export const oneOf = <const Values extends readonly string[]>(
  values: Values,
  description: string,
) => Type.Unsafe<Values[number]>({ enum: [...values], description });

/** A schema as it is read back: what JSON Schema says, and the notes. */
export interface OptionSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, OptionSchema>>;
  readonly items?: OptionSchema;
  readonly anyOf?: readonly OptionSchema[];
  readonly "x-option"?: OptionNotes;
  /** What a text of a `pattern` looks like, in words: a message never shows the pattern. */
  readonly "x-form"?: string;
  readonly pattern?: string;
}

export interface PolicyOption {
  /** Keys from the top of the policy. */
  readonly path: readonly string[];
  readonly schema: OptionSchema;
  readonly notes: OptionNotes;
}

/** Every option of a schema, in its order; those of a map follow the map and inherit its notes. */
export function optionsIn(
  schema: OptionSchema,
  path: readonly string[] = [],
  inherited: OptionNotes = {},
): PolicyOption[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    const own = value["x-option"] ?? {};
    const { flag: _, flagTakes: __, unit: ___, pair: ____, commas: _____, ...above } = inherited;
    const notes = { ...above, ...own };
    const here = [...path, key];
    return [{ path: here, schema: value, notes }, ...optionsIn(value, here, notes)];
  });
}

/** The range of a number in words: 'from 0 to 1'; empty without one. */
export function rangeOf({ minimum, exclusiveMinimum, maximum }: OptionSchema): string {
  return [
    minimum === undefined ? "" : `from ${minimum}`,
    exclusiveMinimum === undefined ? "" : `above ${exclusiveMinimum}`,
    maximum === undefined ? "" : `to ${maximum}`,
  ]
    .filter(Boolean)
    .join(" ");
}
