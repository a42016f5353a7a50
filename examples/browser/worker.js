/**
 * The program in a thread of its own, so that the page answers while it works. It says `{id, ...}` for each text that the
 * page sends, and `{asset, bytes}` for each asset that has arrived.
 */

import * as onnx from "./onnx/ort.wasm.bundle.min.mjs";
import { openBrowser } from "./palimpsest/index.js";

const here = (path) => new URL(path, import.meta.url).href;

onnx.env.wasm.numThreads = 1;
onnx.env.wasm.wasmPaths = { wasm: here("onnx/ort-wasm-simd-threaded.wasm") };
onnx.env.logLevel = "error";

let opening;
const sanitizers = new Map();

/** One sanitizer per policy: its models are loaded once. */
async function sanitizerOf(policy) {
  opening ??= openBrowser({
    assets: here("assets/"),
    runtime: onnx,
    onAsset: (asset, bytes) => postMessage({ asset, bytes }),
  });
  const palimpsest = await opening;
  const key = JSON.stringify(policy);
  if (!sanitizers.has(key)) sanitizers.set(key, palimpsest.createSanitizer(policy));
  return { ...palimpsest, sanitizer: await sanitizers.get(key) };
}

addEventListener("message", async ({ data: { id, text, policy } }) => {
  try {
    const { sanitizer, createDocument, sanitizedToJson } = await sanitizerOf(policy);
    const started = performance.now();
    const sanitized = await sanitizer.sanitize(createDocument(text));
    const result = sanitizedToJson(sanitized, "utf16");
    postMessage({ id, result, milliseconds: performance.now() - started });
  } catch (error) {
    postMessage({ id, error: `${error.code ?? "INTERNAL"}: ${error.message}` });
  }
});
