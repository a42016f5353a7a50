import { createSanitizer } from "/work/pipe/src/index.js";
import { GROUPS, rememberingResources } from "/work/pipe/bench/figures.js";
import fs from "node:fs";
const resources = rememberingResources();
const without=(process.env.WITHOUT??"").split(",").filter(Boolean);
const byDefault=await createSanitizer({version:1,without},{resources}); const all=await createSanitizer({version:1,mask:"all",without},{resources});
const base=process.argv[2]&&fs.existsSync(process.argv[2])?JSON.parse(fs.readFileSync(process.argv[2],"utf8")):undefined;
const out:any={};
for(const g of (process.env.GROUPS??"unread,languages,read,corpora").split(",")){const t=Date.now(); Object.assign(out,await GROUPS[g]!({byDefault,all})); console.error(g,Date.now()-t,"ms");}
for(const [k,v] of Object.entries(out) as any) console.log(k.padEnd(34),v.toFixed(3), base?`(${base[k]?.toFixed(3)}) ${(v-base[k])>0?'+':''}${(v-base[k]).toFixed(3)}`:"");
if(process.argv[3]) fs.writeFileSync(process.argv[3],JSON.stringify(out));
