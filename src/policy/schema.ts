/**
 * The schema of a policy: name, range, unit, flag and one sentence for each option. Its type, its
 * validation, the command line's flags, the REST subset and docs/policy.md are derived from it.
 */

import Type, { type Static } from "typebox";
import { KINDS } from "../document/kinds.js";
import { LABEL_SCHEMES } from "../document/label-scheme.js";
import { TEXT_KINDS } from "../document/text-kind.js";
import { Columns, Diversity, FORMULAS, NAMINGS } from "./columns.js";
import { experimentalMap } from "./experimental.js";
import {
  DATES,
  INFERENCE_ATTACKERS,
  MEASURES,
  PROTECTED,
  SOLVERS,
  STRATEGIES,
  TEXT_ATTACKERS,
  TREATMENTS,
} from "./names.js";
import { oneOf, option } from "./option.js";
import {
  Budget,
  folder,
  Kinds,
  Models,
  PopulationNamed,
  REPLACE_FLAG,
  Replace,
  share,
  Thresholds,
  UserDetector,
  Weights,
} from "./parts.js";
import { PRESETS } from "./presets.js";
import { Chat, SENDS, Search, Wikidata } from "./services.js";

const OPTIONS = {
  version: Type.Literal(1, { description: "version of the policy format" }),
  extends: option(
    Type.String({
      minLength: 1,
      description: `where to start: a preset, or a policy file by its path from this one; what is set here wins; presets: ${PRESETS.join(", ")}`,
    }),
    { topic: "hide", flag: "--preset <name>" },
  ),

  persons: option(
    Type.Array(Type.String({ minLength: 1 }), {
      description: "the people to protect (default: everyone mentioned)",
    }),
    { topic: "people", operator: true },
  ),
  others: option(
    oneOf(
      TREATMENTS,
      "what to do with everyone else where people to protect are named: keep or mask them all, or decide by risk (default: risk; without people to protect, everyone is masked)",
    ),
    { topic: "people", flag: "--others <treatment>" },
  ),
  allow_missing_person: option(
    Type.Boolean({
      description:
        "with `others: keep`, also write texts in which none of the people to protect occurs, instead of refusing them",
    }),
    { topic: "people", flag: "--allow-missing-person" },
  ),
  officials: option(
    oneOf(
      TREATMENTS,
      "people who act in public, as judges do: keep or mask them all, or decide by risk (default: risk)",
    ),
    { topic: "people", flag: "--officials <treatment>" },
  ),
  types: option(Kinds, { topic: "hide", flag: "--kind <kind=treatment>" }),
  persons_as: option(
    oneOf(
      ["number", "role"],
      "write people as '[PERSON 1]', or by their role where the text gives one (default: number)",
    ),
    { topic: "people", flag: "--persons-as <style>", experimental: true },
  ),

  labels: option(
    oneOf(
      LABEL_SCHEMES,
      `what labels say: the kind of thing, as in '[ILLNESS 1]', in the language of the text; the same for kinds that are telling by themselves; or one of the eight types, as in '[DEM 1]' (default: kind)`,
    ),
    { topic: "replace", flag: "--labels <scheme>" },
  ),

  mask: option(
    oneOf(
      STRATEGIES,
      "which entities to mask: all; names, codes, places, dates and amounts ('specific'); or those that the measures find risky (default: risk)",
    ),
    { topic: "hide", flag: "--mask <strategy>" },
  ),
  budget: option(Budget, { topic: "hide" }),
  levels: option(
    Type.Boolean({
      description:
        "choose how vague each entity must become, from its own words to its label, rather than only whether to mask it",
    }),
    { topic: "hide", flag: "--levels" },
  ),
  until_safe: option(
    Type.Number({
      exclusiveMinimum: 0,
      maximum: 1,
      description:
        "hide more until an attack on the finished text, using the texts of 'background' or a chat model, gives the person at most this probability and does not name them; a text that cannot be made safe is refused",
    }),
    { topic: "hide", flag: "--until-safe <probability>", operator: true },
  ),
  until_safe_attacker: option(
    oneOf(TEXT_ATTACKERS, "attacker for 'until_safe' (default: ensemble)"),
    { topic: "hide", flag: "--until-safe-attacker <name>", operator: true },
  ),
  solver: option(oneOf(SOLVERS, "how to choose the entities to mask (default: optimal)"), {
    topic: "hide",
    flag: "--solver <name>",
    experimental: true,
  }),
  information: option(
    oneOf(
      ["n-grams", "model"],
      "what measures the information that hiding costs: the shipped n-grams, or the masked language model of 'models.surprisal' (default: n-grams)",
    ),
    { topic: "hide", operator: true, experimental: true },
  ),
  solver_seconds: option(
    Type.Number({
      exclusiveMinimum: 0,
      maximum: 86_400,
      description: "solver time limit (default: 5); the best solution so far is used",
    }),
    { topic: "hide", unit: "seconds", operator: true, experimental: true },
  ),
  seed: option(
    Type.Integer({ minimum: 0, description: "seed for the random solver (default: 0)" }),
    { topic: "hide", flag: "--seed <number>", experimental: true },
  ),

  measures: option(
    Type.Array(oneOf(MEASURES, "a risk measure"), {
      minItems: 1,
      description: "risk measures to use (default: classifier)",
    }),
    { topic: "risk", flag: "--measures <names>" },
  ),
  thresholds: option(Thresholds, { topic: "risk", flag: "--threshold <measure=number>" }),
  k: option(
    Type.Integer({
      minimum: 2,
      description:
        "smallest anonymity set, for k-anonymity, rarity, attack and population (default: 5; 20 for population)",
    }),
    { topic: "risk", flag: "--k <number>", unit: "people" },
  ),
  arity: option(
    Type.Integer({
      minimum: 1,
      maximum: 5,
      description:
        "size of the largest combinations examined (default: 3 for k-anonymity, 2 for search)",
    }),
    { topic: "risk", unit: "entities", experimental: true },
  ),
  weights: option(Weights, { topic: "risk", experimental: true }),
  population: option(PopulationNamed, { topic: "risk", flag: "--population <people>" }),
  protect: option(
    oneOf(
      PROTECTED,
      "for whom population runs: every person of a text, the one it is mostly about, or those named with --person (default: everyone)",
    ),
    { topic: "risk", flag: "--protect <whom>" },
  ),
  keep_common: option(
    Type.Array(oneOf(KINDS, "a kind"), {
      minItems: 1,
      description:
        "kinds of which population never hides what more than 1 in 2,000 people share, as common illnesses; the rest is hidden the more",
    }),
    { topic: "risk" },
  ),
  text_kind: option(
    oneOf(
      TEXT_KINDS,
      "the kind of the texts, where it need not be inferred from each: decisions are calibrated by it",
    ),
    { topic: "risk" },
  ),
  rates: option(folder("CSV file with base rates of your own, for population"), {
    topic: "risk",
    flag: "--rates <file>",
    operator: true,
  }),
  index: option(folder("folder of a people index, for k-anonymity"), {
    topic: "risk",
    flag: "--index <folder>",
    operator: true,
  }),
  statistics: option(
    folder("file written by 'palimpsest count' over the whole corpus, for rarity"),
    { topic: "risk", flag: "--statistics <file>", operator: true },
  ),
  background: option(
    folder("folder of background texts, or {id: text} as JSON, for search and attack"),
    { topic: "risk", flag: "--background <path>", operator: true },
  ),
  search: option(Search, { topic: "risk", operator: true }),

  replace: option(Replace, REPLACE_FLAG),
  mask_character: option(
    Type.String({
      minLength: 1,
      maxLength: 2,
      description: "the character that 'mask' writes (default: *)",
    }),
    { topic: "replace" },
  ),
  dates: option(
    oneOf(
      DATES,
      "what dates become: vaguer words; false dates, all moved by the same whole weeks (one distance per --person under --release-key); days, months and years counted from day 0; or their year (default: generalize)",
    ),
    { topic: "replace", flag: "--dates <how>" },
  ),
  day_zero: option(
    Type.String({
      pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
      "x-form": "a day, such as 2024-03-05",
      description:
        "with 'dates: relative': the day that all documents of a case are counted from, as 2024-03-05 (default: the earliest date of each document, of births apart)",
    }),
    { topic: "replace", flag: "--day-zero <date>" },
  ),
  keep_intervals: option(Type.Boolean({ description: "the same as 'dates: shift'" }), {
    topic: "replace",
    flag: "--keep-intervals",
  }),
  hemisphere: option(
    oneOf(["north", "south"], "hemisphere whose seasons dates generalize to (default: north)"),
    { topic: "replace" },
  ),
  attackers: option(
    Type.Array(oneOf(INFERENCE_ATTACKERS, "an attacker"), {
      minItems: 1,
      description:
        "inference attacks that vaguer words must withstand (default: all but 'embedding', which is slower)",
    }),
    { topic: "replace", experimental: true },
  ),
  ontology: option(
    folder("folder written by 'palimpsest ontology build', used instead of the shipped ontology"),
    { topic: "replace", flag: "--ontology <folder>", operator: true },
  ),

  columns: option(Columns, {
    topic: "tables",
    flag: "--column <treatment>",
    pair: "^(.+?)=((?:keep|drop|text|[A-Z]+)(?:=[a-z-]+)?)$",
  }),
  quasi: option(
    Type.Array(Type.String({ minLength: 1 }), {
      minItems: 1,
      description:
        "columns of a table that together could identify somebody, separated by commas; their values are generalized until at least k rows share them (k is 5 by default)",
    }),
    { topic: "tables", flag: "--quasi <columns>", commas: true },
  ),
  diversity: option(Diversity, { topic: "tables" }),
  suppress: option(
    share("with 'quasi': largest share of rows whose cells may become '*' (default: 0.05)"),
    { topic: "tables", flag: "--suppress <share>" },
  ),
  hierarchies: option(
    Type.Record(Type.String(), Type.String({ minLength: 1 }), {
      description: "with 'quasi': COLUMN=FILE with lines 'value;level 1;level 2'",
    }),
    { topic: "tables", flag: "--hierarchy <column=file>", operator: true },
  ),
  names: option(
    oneOf(
      NAMINGS,
      "names of columns, keys, ids and files that say something about a person: keep or number them (default: number)",
    ),
    { topic: "tables", flag: "--names <how>" },
  ),

  csv_formulas: option(
    oneOf(
      FORMULAS,
      "cells of separated values that a spreadsheet would run: keep them, or quote them with an apostrophe (default: quote)",
    ),
    { topic: "tables", flag: "--csv-formulas <how>" },
  ),

  release: option(
    Type.String({
      minLength: 1,
      description: "name of the release, whose documents share one numbering and one set of hashes",
    }),
    { topic: "release", flag: "--release <name>" },
  ),
  release_key: option(
    Type.String({
      minLength: 16,
      description:
        "secret of the release, 16 characters or more; labels, hashes, pseudonyms and shifted dates depend only on it and the entity",
    }),
    { topic: "release", flag: "--release-key <file>", flagTakes: "file" },
  ),
  salt: option(
    Type.String({ minLength: 16, description: "secret salt for 'hash', 16 characters or more" }),
    { topic: "release", flag: "--salt-file <file>", flagTakes: "file" },
  ),
  key: option(
    Type.String({
      description: "AES key for 'encrypt': 16, 24 or 32 bytes, raw, hexadecimal or base64",
    }),
    {
      topic: "release",
      flag: "--key-file <file>",
      flagTakes: "key",
    },
  ),

  language: option(
    Type.String({
      pattern: "^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]+)*$",
      "x-form": "the code of a language, such as 'de' or 'pt-BR'",
      description:
        "language of all texts, as its BCP 47 tag (default: identified paragraph by paragraph)",
    }),
    { topic: "detect", flag: "--language <code>" },
  ),
  allow_unsupported_language: option(
    Type.Boolean({
      description:
        "also sanitize texts in languages that are not supported; the report says what was not examined",
    }),
    { topic: "detect", flag: "--allow-unsupported-language" },
  ),
  min_score: option(share("ignore mentions found with less confidence than this (default: 0.4)"), {
    topic: "detect",
    flag: "--min-score <number>",
  }),
  without: option(
    Type.Array(Type.String({ minLength: 1 }), {
      description: "names of built-in detectors to leave out (leaving out 'neural' saves time)",
    }),
    { topic: "detect", flag: "--without <detector>" },
  ),
  allow: option(
    Type.Array(Type.String({ minLength: 1 }), {
      description: "words that are never mentions; case does not matter",
    }),
    { topic: "detect" },
  ),
  detectors: option(Type.Array(UserDetector, { description: "detectors of your own" }), {
    topic: "detect",
  }),
  gazetteer: option(
    folder("folder written by 'palimpsest gazetteer build', whose terms are found too"),
    { topic: "detect", flag: "--gazetteer <folder>", operator: true },
  ),
  models: option(Models, { topic: "detect", operator: true }),

  send: option(
    oneOf(
      SENDS,
      "what a chat model or search engine gets in the place of direct identifiers, which are names of people, codes and addresses: labels, or the original words (default: labels)",
    ),
    { topic: "services", flag: "--send <what>", operator: true },
  ),
  chat: option(Chat, { topic: "services", operator: true }),
  wikidata: option(Wikidata, { topic: "services", flag: "--wikidata", operator: true }),
};

/** JSON Schema of a policy. */
export const PolicySchema = Type.Object(
  { ...OPTIONS, experimental: experimentalMap(OPTIONS) },
  { additionalProperties: false, $id: "palimpsest-policy" },
);

export type Policy = Static<typeof PolicySchema>;
