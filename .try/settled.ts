import { readFileSync } from "node:fs";
import { csv } from "../src/formats/csv.js";
import { createSanitizer } from "../src/index.js";
const source = readFileSync("/tmp/tb/big.csv", "utf8").slice(0, 1_000_000).replace(/\n[^\n]*$/, "\n");
const sanitizer = await createSanitizer({ version: 1, without: ["neural"] });
for (let i = 0; i < 2; i++) {
  const c0 = process.cpuUsage();
  const f = csv.read(source, { name: "t", id: "t", persons: [], scope: "t", names: "number" });
  const c1 = process.cpuUsage(c0);
  const out = [];
  for (const d of f.documents) out.push(await sanitizer.sanitize(d));
  const c2 = process.cpuUsage(c0);
  f.write(out);
  const c3 = process.cpuUsage(c0);
  const s = (c: NodeJS.CpuUsage) => ((c.user + c.system) / 1e6).toFixed(2);
  console.log("rows", f.documents.length, "cpu s: read", s(c1), "+sanitize", s(c2), "+write", s(c3));
}
