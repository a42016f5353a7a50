/** Hands the core what it needs of a machine, then loads it. */

import { type OnAsset, openAssets } from "./assets.js";
import { handIn } from "./host.js";
import { handInModels } from "./models.js";

export interface BrowserOptions {
  /** Folder that `palimpsest models export` wrote, relative to the page; absolute in a worker that a blob started. */
  readonly assets: string | URL;
  /** The module `onnxruntime-web`, set up by the page; without it only policies with `without: [neural]` run. */
  readonly runtime?: unknown;
  /** Called for each asset that has arrived. */
  readonly onAsset?: OnAsset;
}

/** The part of the library that runs in a browser; the functions are those of `palimpsest`. */
export type Browser = typeof import("./core.js");

/** @throws MODEL_MISSING, MODEL_CORRUPT, MODEL_INVALID where the assets are not whole */
export async function openBrowser({ assets, runtime, onAsset }: BrowserOptions): Promise<Browser> {
  const base = new URL(
    `${String(assets).replace(/\/$/, "")}/`,
    (globalThis as { location?: { href: string } }).location?.href,
  );
  const store = await openAssets(base, onAsset);
  handInModels(store.models, store.read);
  const [texts, { default: lemmatizer }] = await Promise.all([
    store.texts(),
    import("wink-lemmatizer"),
  ]);
  handIn({
    texts,
    libraries: { "wink-lemmatizer": lemmatizer },
    ...(runtime !== undefined && { runtime }),
    async solver() {
      const { default: load } = (await import("highs")) as unknown as { default: Load };
      return load({ wasmBinary: await store.read("highs.wasm") });
    },
  });
  return import("./core.js");
}

type Load = (options: { readonly wasmBinary: Uint8Array | undefined }) => unknown;
