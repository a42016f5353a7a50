import { appendFileSync } from "node:fs";

export async function load(url, context, next) {
  if (url.startsWith("file:")) appendFileSync(process.env.MODULES_FILE, `${url}\n`);
  return next(url, context);
}
