import * as onnx from "onnxruntime-web/wasm";
import { openBrowser } from "palimpsest/browser";

onnx.env.wasm.numThreads = 1;
const { createDocument, createSanitizer } = await openBrowser({
  assets: `${import.meta.env.BASE_URL}palimpsest/`,
  runtime: onnx,
});
const sanitizer = await createSanitizer();
const { text } = await sanitizer.sanitize(
  createDocument("Anna Novak, a harpist from Bergen, rang on 14 March 2024."),
);
document.querySelector("pre").textContent = text;
