/** `--link case`: a first pass that joins people across documents, and what the second needs of it. */

import { dirname, join } from "node:path";
import { Option } from "commander";
import type { Document, LinkedPerson, Sanitized } from "../document/document.js";
import {
  type Belonging,
  type CaseDocument,
  type CasePerson,
  caseDocument,
  caseNumbersIn,
  LINKS,
  type Link,
  linkPeople,
} from "../entries/detect.js";
import type { ReportPerson } from "../entries/evaluate.js";
import type { AnyFile } from "../entries/formats.js";
import { loadNameLists } from "../entries/replace.js";
import { errors } from "../errors.js";
import type { Policy } from "../policy/policy.js";
import type { Found, Input } from "./inputs.js";
import type { Jobs } from "./jobs.js";
import { overInputs } from "./run.js";
import { goesIntoFolder, type SinkFlags } from "./sink.js";

export const linkOption = (): Option =>
  new Option(
    "--link <what>",
    "give the same person one label in all documents of a case: a folder, an e-mail thread, a case number, or any of these (case); reads every input twice",
  ).choices([...LINKS]);

/** Who is who in a run. */
export interface LinkedPeople {
  /** The document with its people as the others know them. */
  linked(document: Document): Document;
  /** Remembers under which words and names a person was released. */
  see(sanitized: Sanitized, released: Sanitized): void;
  /** The people of several documents, for the report. @param originals with the names as written */
  report(originals: boolean): ReportPerson[];
  /** One sentence on what was joined. */
  readonly summary: string;
}

/** Rows are joined by the values of their columns. */
const TABLES: ReadonlySet<string> = new Set(["csv", "xlsx", "tab"]);
/** Their documents are of one file and of many cases. */
const COLLECTIONS: ReadonlySet<string> = new Set(["jsonl", "json", "mbox"]);

/** @throws USAGE where nothing could be joined */
export function checkLink(inputs: readonly string[], flags: SinkFlags, policy: Policy): void {
  if (flags.link === undefined) return;
  if (!goesIntoFolder(inputs, flags)) {
    throw errors.USAGE`--link joins the people of several documents, so it needs a folder (or several files) and -o FOLDER; for a stream, give --release and --release-key, which give the same words the same label`;
  }
  const way = policy.replace?.PERSON ?? policy.replace?.default;
  if ((way === "pseudonym" || way === "hash") && policy.release === undefined) {
    throw errors.USAGE`with --link, '${way}' agrees between documents only within a release; give --release NAME and --release-key FILE, or replace people by their labels`;
  }
}

/** Reads every input once and joins its people. Inputs that fail are left to the second pass. */
export async function joinPeople(
  found: readonly Found[],
  flags: SinkFlags,
  policy: Policy,
  jobs: Jobs,
): Promise<LinkedPeople> {
  const documents: CaseDocument[] = [];
  const { sexOf } = await loadNameLists();
  await overInputs(found, flags, policy, {
    concurrency: jobs.count === 1 ? 1 : 2 * jobs.count,
    async work(file, input) {
      if (TABLES.has(file.format ?? "")) return [];
      return Promise.all(
        file.documents.map(async (document, i) => {
          const detected = await jobs.detect(document);
          const numbers = caseNumbersIn(detected);
          return caseDocument(detected, { ...belongingOf(file, input, i), numbers }, sexOf);
        }),
      );
    },
    finish: async (read) => void documents.push(...read),
  });
  const { people, ambiguous, cases } = linkPeople(documents, flags.link as Link);
  // a release gives the numbers itself
  const numbered = policy.release === undefined;
  const byDocument = new Map<string, (LinkedPerson & { readonly person: CasePerson })[]>(
    documents.map(({ id }) => [id, []]),
  );
  for (const person of people) {
    const { number, names, namesake, appearances } = person;
    for (const { id, at } of appearances) {
      byDocument.get(id)!.push({
        at,
        names: appearances.length > 1 ? names : [],
        ...(numbered && { number }),
        ...(namesake !== undefined && { namesake }),
        person,
      });
    }
  }
  const joined = people.filter(({ appearances }) => documentsOf(appearances).size > 1);
  const released = new Map<CasePerson, { label?: string; ids: Set<string> }>();
  return {
    linked(document) {
      const own = byDocument.get(document.id);
      return own ? { ...document, linked: own.map(({ person: _, ...rest }) => rest) } : document;
    },
    see({ document, entities, mentions, replacements }, { document: { id } }) {
      for (const { at, person } of byDocument.get(document.id) ?? []) {
        const entity = entities.find(({ mentions: own }) => mentions[own[0]!]!.start === at);
        const label = replacements.find((one) => one.entity === entity?.id)?.replacement;
        const before = released.get(person) ?? { ids: new Set<string>() };
        before.ids.add(id);
        released.set(person, { ...(label !== undefined && { label }), ...before });
      }
    },
    report: (originals) =>
      joined.flatMap((person) => {
        const seen = released.get(person);
        if (!seen) return [];
        const { label, ids } = seen;
        return [
          {
            ...(label !== undefined && { label }),
            documents: [...ids],
            why: person.why,
            ...((originals || label === undefined) && { names: person.names }),
          },
        ];
      }),
    summary: `${documents.length} documents in ${cases} ${cases === 1 ? "case" : "cases"}: ${joined.length} of ${people.length} people are in several documents; ${ambiguous} ${ambiguous === 1 ? "name" : "names"} could belong to two people and ${ambiguous === 1 ? "was" : "were"} not joined`,
  };
}

const documentsOf = (appearances: CasePerson["appearances"]): ReadonlySet<string> =>
  new Set(appearances.map(({ id }) => id));

/** A file's folder is its case: the first below the folder that was named, or that itself. */
function belongingOf(
  file: AnyFile,
  { path, relative }: Input,
  document: number,
): Omit<Belonging, "numbers"> {
  const threads = file.threads?.[document] ?? [];
  if (path === undefined || COLLECTIONS.has(file.format ?? "")) return { threads };
  const root = path.slice(0, path.length - relative.length);
  const [first = ""] = dirname(relative).split(/[\\/]/);
  return { folder: join(root, first), threads };
}
