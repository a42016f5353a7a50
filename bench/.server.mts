import http from "node:http"; import fs from "node:fs"; import { rolldown } from "rolldown"; import { isAbsolute } from "node:path";
let resources:any; let n=0; const base=JSON.parse(fs.readFileSync("/tmp/base/fig.json","utf8"));
let last:any=base;
fs.writeFileSync("bench/.entry.ts",'export * from "./figures.js"; export { createSanitizer } from "../src/index.js";\n');
async function load(){ const b=await rolldown({cwd:process.cwd(),input:{f:"bench/.entry.ts"},platform:"node",external:(id:string)=>!id.startsWith(".")&&!isAbsolute(id)&&!id.startsWith("src/")&&!id.startsWith("bench/"),plugins:[{name:"url",transform(code:string,id:string){ if(id.includes("/node_modules/")) return; return code.replaceAll("import.meta.url",JSON.stringify("file://"+id));}}]});
 const dir=`node_modules/.cache/fig${++n}`; await b.write({dir,format:"esm",entryFileNames:"[name].mjs",chunkFileNames:"c/[name]-[hash].mjs"}); await b.close(); return import(`${process.cwd()}/${dir}/f.mjs`); }
http.createServer(async(req,res)=>{ const q=new URL(req.url!,"http://x").searchParams; try{ const t=Date.now(); const m=await load(); resources??=m.rememberingResources(); const without=(q.get("without")??"").split(",").filter(Boolean);
 const byDefault=await m.createSanitizer({version:1,without},{resources}); const all=await m.createSanitizer({version:1,mask:"all",without},{resources});
 const out:any={}; let txt=""; if(!q.get("dump")) for(const g of (q.get("groups")??"unread,languages,read,corpora").split(",")) Object.assign(out,await m.GROUPS[g]({byDefault,all}));
 if(q.get("dump")){res.end(await m.dumpLoc(all));return;} const ref=q.get("last")?last:base;
 for(const [k,v] of Object.entries(out) as any) { const d=v-ref[k]; if(q.get("all")||Math.abs(d)>0.0004) txt+=k.padEnd(34)+v.toFixed(3)+` (${ref[k]?.toFixed(3)}) ${d>0?"+":""}${d.toFixed(3)}\n`; }
 last={...last,...out}; if(q.get("save")) fs.writeFileSync(q.get("save")!,JSON.stringify(last)); res.end(txt+`${((Date.now()-t)/1000).toFixed(0)} s, cpu ${(process.cpuUsage().user/1e6).toFixed(0)}\n`);}catch(e:any){res.end("ERR "+e.stack+"\n");}}).listen(7788,"127.0.0.1");
