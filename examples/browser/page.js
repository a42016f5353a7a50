/** The page around the program: a text goes in, the worker answers, and each change says why it was made. */

const byId = (id) => document.getElementById(id);

/** A worker that a blob starts has the content-security policy of its page. */
function startWorker() {
  const code = `import ${JSON.stringify(new URL("worker.js", import.meta.url).href)};`;
  const address = URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
  return new Worker(address, { type: "module" });
}

let worker;
let last = 0;
let arrived = 0;
const waiting = new Map();

function ask(text, policy) {
  if (!worker) {
    worker = startWorker();
    worker.addEventListener("message", ({ data }) => {
      if (data.asset) {
        arrived += data.bytes;
        say(`Loading the models: ${(arrived / 1e6).toFixed(0)} MB`);
      } else {
        waiting.get(data.id)?.(data);
        waiting.delete(data.id);
      }
    });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      for (const answer of waiting.values())
        answer({ error: "This browser cannot start the program; it needs modules in workers." });
    });
  }
  const id = ++last;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    worker.postMessage({ id, text, policy });
  });
}

const say = (words) => {
  byId("state").textContent = words;
};

function policyOf() {
  const preset = byId("preset").value;
  return {
    version: 1,
    ...(preset && { extends: preset }),
    ...(byId("rules").checked && { without: ["neural"], mask: "all" }),
  };
}

let shown;

async function run() {
  byId("run").disabled = true;
  say("Working");
  const text = byId("text").value;
  const { result, error, milliseconds } = await ask(text, policyOf());
  byId("run").disabled = false;
  if (error) return say(error);
  shown = { text, result };
  byId("result").hidden = false;
  say(`${result.replacements.length} changes in ${(milliseconds / 1000).toFixed(1)} s`);
  show();
}

const TAGS = {
  PERSON: "<PERSON>",
  LOC: "<LOCATION>",
  ORG: "<ORGANIZATION>",
  DATETIME: "<DATE_TIME>",
};

function show() {
  const { text, result } = shown;
  const asTags = document.querySelector("input[name=view]:checked").value === "tags";
  const entities = new Map(result.entities.map((entity) => [entity.id, entity]));
  const output = byId("output");
  output.replaceChildren();
  let at = 0;
  for (const { start, end, replacement, entity } of result.replacements) {
    output.append(text.slice(at, start));
    const mark = document.createElement("mark");
    mark.textContent = asTags
      ? (TAGS[entities.get(entity)?.type] ?? `<${entities.get(entity)?.type}>`)
      : replacement;
    output.append(mark);
    at = end;
  }
  output.append(text.slice(at));
  explain(text, result);
}

function explain(text, { replacements, entities, mentions, decisions }) {
  const decided = new Map(decisions.map((one) => [one.entity, one]));
  const kinds = new Map(
    entities.map(({ id, type, mentions: own }) => [id, mentions[own[0]]?.kind ?? type]),
  );
  byId("reasons").replaceChildren(
    ...replacements.map(({ start, end, replacement, entity }) => {
      const row = document.createElement("tr");
      const reasons = decided.get(entity)?.reasons ?? [];
      for (const words of [text.slice(start, end), replacement, kinds.get(entity), reasons.join("; ")]) {
        const cell = document.createElement("td");
        cell.textContent = words ?? "";
        row.append(cell);
      }
      return row;
    }),
  );
}

async function take(file) {
  if (!file) return;
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    byId("text").value = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return say("This page reads text files in UTF-8; the command line reads Word, PDF and the rest.");
  }
  await run();
}

byId("run").addEventListener("click", run);
byId("file").addEventListener("change", ({ target }) => take(target.files[0]));
byId("copy").addEventListener("click", () =>
  navigator.clipboard.writeText(byId("output").textContent),
);
for (const choice of document.querySelectorAll("input[name=view]"))
  choice.addEventListener("change", show);
byId("text").addEventListener("dragover", (event) => event.preventDefault());
byId("text").addEventListener("drop", (event) => {
  if (event.dataTransfer.files.length === 0) return;
  event.preventDefault();
  take(event.dataTransfer.files[0]);
});
