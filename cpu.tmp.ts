import { readFileSync } from "node:fs";
import { createDocument, createSanitizer } from "./src/index.js";
const one = readFileSync(process.env.F ?? "examples/judgment.txt", "utf8");
const rules = await createSanitizer({ version: 1, mask: "all", without: ["neural"] });
const text = `${one}\n`.repeat(Math.ceil(Number(process.env.N ?? 300000) / one.length));
const doc = createDocument(text);
await rules.detect(doc);
const runs: number[] = [];
for (let i = 0; i < Number(process.env.R ?? 4); i++) { const s = process.cpuUsage(); await rules.detect(doc); const c = process.cpuUsage(s); runs.push((c.user + c.system) / 1000); }
console.log((process.env.F ?? "judgment"), "ms", runs.map((r) => r.toFixed(0)).join(" "), "MB/s", (text.length / 1000 / Math.min(...runs)).toFixed(2));
