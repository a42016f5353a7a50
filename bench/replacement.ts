/**
 * Replacing alone: how long until the first document, mentions a second, what the attack costs, and
 * how many round trips a chat model needs.
 *
 *     npx tsx bench/replacement.ts [--documents 127]
 *
 * On the annotated mentions of the judgments in ../shared/data/tab where they are, else on the
 * project's own samples with the mentions that it finds.
 */

import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { createDocument, type Decided } from "../src/document/document.js";
import { replaceOptions } from "../src/flow/from-policy/replacers.js";
import { createSanitizer } from "../src/index.js";
import { checkPolicy, type Policy } from "../src/policy/policy.js";
import { createReplace } from "../src/replace/replace.js";
import { answerAll, startChatServer } from "../test/chat-server.js";
import { type AnnotatedDocument, maskedWhole } from "./annotated.js";

const { values } = parseArgs({ options: { documents: { type: "string", default: "127" } } });
const DATA = "../shared/data/tab/dev_entities.json";
const tasks = await decidedDocuments(Number(values.documents));
const mentions = tasks.reduce((sum, task) => sum + masked(task), 0);
console.log(`${tasks.length} documents, ${mentions} masked mentions`);
console.log("way of replacing   first document   then mentions/s   mentions/s of CPU");

for (const name of ["label", "most-specific", "generalize", "pseudonym"] as const) {
  await row(name, { replace: { default: name } });
}
const server = await startChatServer(({ question, attack }) =>
  answerAll(
    question,
    attack
      ? ["Kyoto", "Lima", "Quito", "Nairobi", "Perth"]
      : ["a certain thing", "a thing", "something", "a matter", "an item"],
  ),
);
const some = tasks.slice(0, 20);
await row(
  "chat",
  {
    replace: { default: "chat" },
    chat: { address: server.address, model: "instant" },
  },
  some,
);
const asked = new Set(["LOC", "ORG", "DEM", "MISC"]);
const entities = some.flatMap((task) => task.entities).filter(({ type }) => asked.has(type));
console.log(
  `chat: ${server.calls.length} requests for ${entities.length} entities that are asked about, ${some.reduce((sum, task) => sum + masked(task), 0)} mentions in all`,
);
await server.close();

async function row(
  name: string,
  policy: Omit<Policy, "version">,
  documents: readonly Decided[] = tasks,
): Promise<void> {
  const started = performance.now();
  const replace = createReplace(await replaceOptions(checkPolicy({ version: 1, ...policy })));
  await replace(documents[0]!);
  const first = performance.now() - started;
  const rest = documents.slice(1);
  const count = rest.reduce((sum, task) => sum + masked(task), 0);
  const cpu = process.cpuUsage();
  const before = performance.now();
  for (const task of rest) await replace(task);
  const seconds = (performance.now() - before) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const perSecond = (of: number) => Math.round(count / of).toLocaleString("en");
  console.log(
    `${name.padEnd(18)} ${`${Math.round(first)} ms`.padStart(14)} ${perSecond(seconds).padStart(17)} ${perSecond((user + system) / 1e6).padStart(19)}`,
  );
}

function masked({ decisions, entities: all }: Decided): number {
  const ids = new Set(
    decisions.filter(({ action }) => action === "mask").map(({ entity }) => entity),
  );
  return all.filter(({ id }) => ids.has(id)).reduce((sum, one) => sum + one.mentions.length, 0);
}

async function decidedDocuments(most: number): Promise<Decided[]> {
  if (existsSync(DATA)) {
    const documents = JSON.parse(readFileSync(DATA, "utf8")) as AnnotatedDocument[];
    return documents.slice(0, most).map(maskedWhole);
  }
  const sanitizer = await createSanitizer({ version: 1, mask: "all" });
  const names = ["judgment.txt", "chat.txt"];
  return Promise.all(
    names.map((name) =>
      sanitizer.sanitize(createDocument(readFileSync(`examples/${name}`, "utf8"), { id: name })),
    ),
  );
}
