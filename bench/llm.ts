/**
 * Sessions in front of a language model: whether names keep their labels over generated conversations of 50 turns, whether
 * restored answers are what a model would have said with originals, and the time that masking adds.
 *
 *     npm run bench -- llm                     200 conversations, 50 requests per second for 10 seconds
 *     npm run bench -- llm --conversations 20 --seconds 5
 */

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text as textOf } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { allFakers, fakerEN } from "@faker-js/faker";
import type { Session } from "../src/flow/session/session.js";
import { type Sessions, sessionsOf } from "../src/flow/session/sessions.js";
import { startProxy } from "../src/llm/proxy/proxy.js";
import { loadRecognizer } from "../src/models/recognizer.js";

const { values } = parseArgs({
  options: {
    conversations: { type: "string", default: "200" },
    seconds: { type: "string", default: "10" },
  },
});
const TURNS = 50;

interface Named {
  readonly person: number;
  readonly form: string;
  /** Whether only one of the conversation can be meant. */
  readonly clear: boolean;
  /** Whether nothing but its title tells whom of a family it means. */
  readonly byTitle: boolean;
}

/** Four people: two of one family, two strangers, one of them with a name of another language. */
function peopleOf(seed: number) {
  const faker = fakerEN;
  faker.seed(seed);
  const other = [allFakers.de, allFakers.es, allFakers.fr, allFakers.pl][seed % 4]!;
  other.seed(seed);
  const family = faker.person.lastName();
  return [
    { title: "Mrs", given: faker.person.firstName("female"), family },
    { title: "Mr", given: faker.person.firstName("male"), family },
    { title: "Ms", given: faker.person.firstName("female"), family: faker.person.lastName() },
    { title: "Mr", given: other.person.firstName("male"), family: other.person.lastName() },
  ];
}

type Person = ReturnType<typeof peopleOf>[number];

const FORMS: readonly ((person: Person) => string)[] = [
  ({ given, family }) => `${given} ${family}`,
  ({ title, family }) => `${title} ${family}`,
  ({ given }) => given,
  ({ given, family }) => `${given[0]}. ${family}`,
  ({ family }) => family,
];

/** The form that is a title and a surname. */
const TITLED = 1;

const SENTENCES: readonly (readonly [string, string])[] = [
  ["What did ", " say about the invoice?"],
  ["Please write two lines to ", "."],
  ["I spoke to ", " yesterday, and the order is late."],
  ["Has ", " answered yet?"],
  ["Remind me to ring ", " before Friday."],
  ["Translate the note from ", " into French."],
  ["I think ", " is right about the budget."],
];

/** A conversation that names everybody in full first. */
function conversation(
  seed: number,
): { readonly before: string; readonly after: string; readonly named: Named }[] {
  const people = peopleOf(seed);
  const faker = fakerEN;
  const forms = people.map((one) => FORMS.map((form) => form(one)));
  return Array.from({ length: TURNS }, (_, turn) => {
    const person = turn < people.length ? turn : faker.number.int({ max: people.length - 1 });
    const which = turn < people.length ? 0 : faker.number.int({ max: FORMS.length - 1 });
    const form = forms[person]![which]!;
    const clear = forms.every((other, i) => i === person || !other.includes(form));
    const byTitle = which === TITLED && people[person]!.family === people[1 - person]?.family;
    const [before, after] = faker.helpers.arrayElement(SENTENCES);
    return { before, after, named: { person, form, clear, byTitle } };
  });
}

async function names(sessions: Sessions, count: number) {
  const totals = {
    ...{ mentions: 0, missed: 0, clear: 0, same: 0, shared: 0, labels: 0 },
    ...{ byTitle: 0, sameByTitle: 0, atOnce: 0, unique: 0, later: 0 },
  };
  for (let seed = 1; seed <= count; seed++) {
    const session = sessions.open();
    const given: { named: Named; label: string }[] = [];
    const turns: { said: string; text: string }[] = [];
    for (const { before, after, named } of conversation(seed)) {
      const said = before + named.form + after;
      const { text } = await session.mask(said);
      if (session.restore(text).text === said) totals.atOnce++;
      turns.push({ said, text });
      const label = /\[PERSON \d+\]/.exec(text)?.[0];
      totals.mentions++;
      if (label === undefined || text.includes(named.form)) totals.missed++;
      else given.push({ named, label });
    }
    const first = new Map<number, string>();
    for (const { named, label } of given)
      if (!first.has(named.person)) first.set(named.person, label);
    for (const { named, label } of given) {
      if (!named.clear) continue;
      const isSame = first.get(named.person) === label;
      totals.clear++;
      if (isSame) totals.same++;
      if (!named.byTitle) continue;
      totals.byTitle++;
      if (isSame) totals.sameByTitle++;
    }
    for (const { said, text } of turns) {
      // the same text with labels may be two texts without
      if (turns.some((other) => other.text === text && other.said !== said)) continue;
      totals.unique++;
      if (session.restore(text).text === said) totals.later++;
    }
    const owners = new Map<string, Set<number>>();
    for (const { named, label } of given)
      if (named.clear) owners.set(label, (owners.get(label) ?? new Set()).add(named.person));
    totals.labels += owners.size;
    totals.shared += [...owners.values()].filter((all) => all.size > 1).length;
  }
  return totals;
}

/** What a model makes of a prompt: the same of labels and of originals. */
const MODELS: Readonly<Record<string, (prompt: string, names: readonly string[]) => string>> = {
  echoes: (prompt) => `You wrote: ${prompt}`,
  lists: (_, names) => names.map((name, i) => `${i + 1}. **${name}**`).join("\n"),
  "writes JSON": (_, names) => JSON.stringify({ people: names, first: names[0] }),
  translates: (_, names) => `Chère ${names[0]}, j'ai parlé à ${names.at(-1)} hier.`,
};

async function answers(sessions: Sessions, count: number) {
  const totals = new Map(Object.keys(MODELS).map((name) => [name, 0]));
  for (let seed = 1; seed <= count; seed++) {
    const [a, b, c] = peopleOf(seed).map(({ given, family }) => `${given} ${family}`);
    const originals = [a!, b!, c!];
    const prompt = `Yesterday ${a} met ${b} in the office, and ${c} wrote the minutes. What shall I tell them?`;
    for (const [name, model] of Object.entries(MODELS)) {
      const session = sessions.open();
      const { text } = await session.mask(prompt);
      const labels = originals.map((_, i) => text.match(/\[PERSON \d+\]/g)?.[i] ?? "(missed)");
      if (inPieces(session, model(text, labels)) === model(prompt, originals))
        totals.set(name, totals.get(name)! + 1);
    }
  }
  return totals;
}

function inPieces(session: Session, answer: string): string {
  const restorer = session.restorer();
  return (
    (answer.match(/.{1,4}/gsu) ?? []).map((one) => restorer.write(one)).join("") + restorer.end()
  );
}

const percentile = (all: readonly number[], share: number): number =>
  [...all].sort((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))]!;

const PROMPT = (i: number): string =>
  `Please write two lines to Eleanor Whitcombe about order number ${10_000 + i}.`;

interface Taken {
  /** Milliseconds by the clock, one after the other. */
  readonly times: readonly number[];
  /** Milliseconds of processor time, of each. */
  readonly processor: number;
}

/** How long work takes, after it was done twenty times. */
async function taken(work: (i: number) => Promise<unknown>, count = 100): Promise<Taken> {
  for (let i = 0; i < 20; i++) await work(i);
  const times: number[] = [];
  const before = process.cpuUsage();
  for (let i = 20; i < count + 20; i++) {
    const started = performance.now();
    await work(i);
    times.push(performance.now() - started);
  }
  const { user, system } = process.cpuUsage(before);
  return { times, processor: (user + system) / 1000 / count };
}

/** A conversation in which two turns are new and all before them were read with the requests before. */
function history(conversation: number, turns: number) {
  return Array.from({ length: turns }, (_, i) => ({
    role: i % 2 === 0 ? "user" : "assistant",
    content:
      i % 2 === 0
        ? PROMPT(1000 * conversation + i)
        : `I have noted it. Shall I tell Mr Becker that order ${10_000 + i} is late?`,
  }));
}

/** Times of requests at a steady rate, through the proxy and straight to a server that answers at once. */
async function underLoad(seconds: number, perSecond: number) {
  const model = createServer(async (request, response) => {
    const body = await textOf(request);
    response.writeHead(200, { "content-type": "application/json" });
    response.end(
      JSON.stringify({
        choices: [
          { index: 0, message: { role: "assistant", content: body.length > 0 ? "Yes." : "" } },
        ],
      }),
    );
  });
  await new Promise<void>((resolve) => model.listen(0, "127.0.0.1", resolve));
  const upstream = `http://127.0.0.1:${(model.address() as AddressInfo).port}`;
  const proxy = await startProxy({ upstream, port: 0, host: "127.0.0.1" });
  const measured = async (address: string) => {
    const times: number[] = [];
    const all: Promise<void>[] = [];
    for (let i = 0; i < seconds * perSecond; i++) {
      all.push(
        (async () => {
          const started = performance.now();
          const content = PROMPT(i);
          const answer = await fetch(`${address}/v1/chat/completions`, {
            method: "POST",
            body: JSON.stringify({ messages: [{ role: "user", content }] }),
          });
          await answer.text();
          times.push(performance.now() - started);
        })(),
      );
      await wait(1000 / perSecond);
    }
    await Promise.all(all);
    return times;
  };
  await measured(proxy.address);
  const direct = await measured(upstream);
  const through = await measured(proxy.address);
  await proxy.stop();
  model.close();
  return { direct, through };
}

const sessions = await sessionsOf();
const count = Number(values.conversations);
const named = await names(sessions, count);
const share = (part: number, all: number): string => (part / all).toFixed(4);
console.log(`| ${count} conversations of ${TURNS} turns | |\n| --- | --- |`);
console.log(
  `| same person, same label | ${share(named.same, named.clear)} of ${named.clear} mentions that mean one person |`,
);
console.log(
  `| of these, with nothing but 'Mr' or 'Mrs' to tell two of a family apart | ${share(named.sameByTitle, named.byTitle)} of ${named.byTitle} |`,
);
console.log(
  `| messages that are restored as they were, at once | ${share(named.atOnce, named.mentions)} of ${named.mentions} |`,
);
console.log(
  `| after the whole conversation, where no other has the same text with labels | ${share(named.later, named.unique)} of ${named.unique} |`,
);
console.log(`| labels of two people | ${named.shared} of ${named.labels} |`);
console.log(`| names that were not masked | ${named.missed} of ${named.mentions} |`);
const said = await answers(sessions, count);
console.log(`\n| a model that | answers as with originals, of ${count} |\n| --- | --- |`);
for (const [name, right] of said) console.log(`| ${name} | ${share(right, count)} |`);
const recognizer = await loadRecognizer();
const network = await taken((i) => recognizer.recognize([PROMPT(i)]));
await recognizer.close();
const short = await taken((i) => sessions.open().mask(PROMPT(2000 + i)));
const long = await taken(
  (i) => sessions.open().maskMessages(history(Math.floor(i / 25), 2 * (i % 25) + 1)),
  100,
);
const row = (name: string, { times, processor }: Taken) =>
  console.log(
    `| ${name} | ${percentile(times, 0.5).toFixed(1)} | ${percentile(times, 0.95).toFixed(1)} | ${processor.toFixed(1)} | ${(processor / network.processor).toFixed(1)} |`,
  );
console.log(
  "\n| time added, ms | p50 | p95 | processor time of each | times the network alone |\n| --- | --- | --- | --- | --- |",
);
row("the network alone reads a short prompt", network);
row("a short prompt, one after the other", short);
row("a conversation of 1 to 49 messages, of which two are new", long);
const { direct, through } = await underLoad(Number(values.seconds), 50);
console.log("\n| 50 requests per second, ms | p50 | p95 |\n| --- | --- | --- |");
for (const [name, times] of [
  ["straight", direct],
  ["through the proxy", through],
] as const)
  console.log(
    `| ${name} | ${percentile(times, 0.5).toFixed(1)} | ${percentile(times, 0.95).toFixed(1)} |`,
  );
