import { wordList } from "../../language/lists.js";
import { listOf } from "./phrases.js";

/** Nouns that names of organizations are built on: 'Warsaw District Court', 'Ministry of Justice'. */
export const HEADS: ReadonlySet<string> = new Set(wordList("en/organization-heads"));

/** What follows an organization's name in the name of a law or a document. */
export const LAWS: ReadonlySet<string> = new Set(
  listOf(
    "Act, Code, Rules, Law, Order, Bill, Convention, Paper, Regulations, Ordinance, Statute, Report, Note",
  ),
);
