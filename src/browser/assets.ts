/**
 * The files that a page is given beside the program: `palimpsest models export` writes them, each under its digest, and
 * the list. Nothing is asked for but at the address of the list.
 */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { utf8 } from "../document/utf8.js";
import { errors } from "../errors.js";

const ASSET_LIST = "assets.json";

interface AssetList {
  readonly version: 1;
  /** By path in the release; size and SHA-256 are of the unpacked file, which is the one named `SHA256.bin`. */
  readonly files: readonly {
    readonly path: string;
    readonly bytes: number;
    readonly sha256: string;
  }[];
  /** Names of models with the paths of their files. */
  readonly models: Readonly<Record<string, readonly string[]>>;
}

/** How far the assets have been fetched, in unpacked bytes. */
export type OnAsset = (path: string, bytes: number) => void;

export interface Assets extends Pick<AssetList, "models"> {
  /**
   * An asset by its path, fetched and checked; undefined where the list does not have it.
   * @throws MODEL_MISSING, MODEL_CORRUPT
   */
  read(path: string): Promise<Uint8Array<ArrayBuffer>> | undefined;
  /** Those that the core reads at once: all that are no models. */
  texts(): Promise<ReadonlyMap<string, string>>;
}

/** @throws MODEL_MISSING, MODEL_INVALID */
export async function openAssets(base: URL, onAsset?: OnAsset): Promise<Assets> {
  const list = JSON.parse(utf8(await fetched(new URL(ASSET_LIST, base)))) as AssetList;
  if (list.version !== 1) {
    throw errors.MODEL_INVALID`${ASSET_LIST} is not a list of version 1; write it again with 'palimpsest models export'`;
  }
  const byPath = new Map(list.files.map((file) => [file.path, file]));
  const read = (path: string) => {
    const file = byPath.get(path);
    if (!file) return undefined;
    return (async () => {
      const bytes = await unpacked(await fetched(new URL(`${file.sha256}.bin`, base)));
      if ((await digestOf(bytes)) !== file.sha256) {
        throw errors.MODEL_CORRUPT`${path} does not have the SHA-256 of its list; write the assets again with 'palimpsest models export'`;
      }
      onAsset?.(path, bytes.length);
      return bytes;
    })();
  };
  return {
    models: list.models,
    read,
    async texts() {
      const paths = list.files.map(({ path }) => path).filter((path) => TEXT.test(path));
      const texts = await Promise.all(paths.map(async (path) => utf8((await read(path))!)));
      return new Map(paths.map((path, i) => [path, texts[i]!]));
    },
  };
}

const TEXT = /^examples\/|^models\/language-identifier\//;

async function fetched(url: URL): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(url, { referrerPolicy: "no-referrer" }).catch(() => undefined);
  if (answer?.ok) return new Uint8Array(await answer.arrayBuffer());
  throw errors.MODEL_MISSING`${url.pathname} cannot be fetched; check that the assets lie there and that the page may fetch them`;
}

/** What Gzip has packed; a server may have unpacked it already. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Pages without TLS have no digest of the browser's own. */
async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { subtle } = globalThis.crypto;
  return bytesToHex(subtle ? new Uint8Array(await subtle.digest("SHA-256", bytes)) : sha256(bytes));
}
