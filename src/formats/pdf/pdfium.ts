/** PDFium as WebAssembly: loaded when the first PDF is read, one instance per thread. */

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { brotliDecompressSync } from "node:zlib";
import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import { errors, PalimpsestError } from "../../errors.js";
import { releaseFile } from "../../files/packages.js";

export interface Pdfium {
  readonly api: WrappedPdfiumModule;
  /** Calls `use` with room for `count` numbers of eight bytes each, which calls may write to. */
  readonly scratch: number;
  /** The number of eight bytes at a place of the scratch room. */
  double(index: number): number;
  /** The number of four bytes at a place of the scratch room. */
  float(index: number): number;
  int(index: number): number;
  /** The scratch room, as a view that is valid until the next call. */
  numbers(): { readonly doubles: Float64Array; readonly floats: Float32Array };
}

/** Bytes of room for results of calls. */
export const SCRATCH = 256;

let loading: Promise<Pdfium> | undefined;

export const loadPdfium = (): Promise<Pdfium> => {
  loading ??= load();
  return loading;
};

async function load(): Promise<Pdfium> {
  const { init } = await import("@embedpdf/pdfium");
  const api = await init({ wasmBinary: Uint8Array.from(await readProgram()).buffer });
  api.PDFiumExt_Init();
  const scratch = api.pdfium.wasmExports.malloc(SCRATCH);
  let views: ReturnType<Pdfium["numbers"]> | undefined;
  return {
    api,
    scratch,
    // the heap is another array after it has grown, so none is kept
    double: (index) => heap(api, "HEAPF64")[scratch / 8 + index]!,
    float: (index) => heap(api, "HEAPF32")[scratch / 4 + index]!,
    int: (index) => heap(api, "HEAP32")[scratch / 4 + index]!,
    numbers() {
      const { buffer } = heap(api, "HEAPF64");
      if (views?.doubles.buffer !== buffer) {
        views = {
          doubles: new Float64Array(buffer, scratch, SCRATCH / 8),
          floats: new Float32Array(buffer, scratch, SCRATCH / 4),
        };
      }
      return views;
    },
  };
}

/** The build packs it (tools/bundle/assets.ts); elsewhere it is in its package. */
async function readProgram(): Promise<Uint8Array> {
  const built = releaseFile("dist/assets/pdfium.wasm.br");
  return existsSync(built)
    ? brotliDecompressSync(await readFile(built))
    : readFile(createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm"));
}

type Heaps = {
  readonly HEAPF64: Float64Array;
  readonly HEAPF32: Float32Array;
  readonly HEAP32: Int32Array;
  readonly HEAPU8: Uint8Array;
};

const heap = <Name extends keyof Heaps>({ pdfium }: WrappedPdfiumModule, name: Name): Heaps[Name] =>
  (pdfium as unknown as Heaps)[name];

/** Bytes of PDFium's memory, as a view that is valid until the next call. */
export const memoryOf = ({ api }: Pdfium): Uint8Array => heap(api, "HEAPU8");

export interface OpenPdf {
  readonly document: number;
  close(): void;
}

const PASSWORD_ERROR = 4;
const SECURITY_ERROR = 5;

/** @throws PASSWORD_NEEDED, INPUT_TRUNCATED, FORMAT_UNSUPPORTED */
export function openPdf(
  pdfium: Pdfium,
  bytes: Uint8Array,
  { name, password }: { readonly name: string; readonly password?: string },
): OpenPdf {
  const { api } = pdfium;
  const { malloc, free } = api.pdfium.wasmExports;
  const place = malloc(Math.max(1, bytes.length));
  if (place === 0) throw tooLarge(name);
  memoryOf(pdfium).set(bytes, place);
  const document = api.FPDF_LoadMemDocument(place, bytes.length, password ?? "");
  if (document === 0) {
    const error = api.FPDF_GetLastError();
    free(place);
    if (error === PASSWORD_ERROR) {
      throw new PalimpsestError(
        "PASSWORD_NEEDED",
        password === undefined
          ? `${name} is encrypted; give its password with --password-file FILE`
          : `the password does not open ${name}; check the file given with --password-file`,
      );
    }
    if (error === SECURITY_ERROR) {
      throw errors.FORMAT_UNSUPPORTED`${name} is encrypted in a way that this release does not read; save it without protection`;
    }
    throw errors.INPUT_TRUNCATED`${name} is not a PDF, or it is damaged; get it again from its source`;
  }
  return {
    document,
    close() {
      api.FPDF_CloseDocument(document);
      free(place);
    },
  };
}

const tooLarge = (name: string): PalimpsestError =>
  errors.INPUT_TOO_LARGE`${name} needs more memory than a PDF may take; split it into parts of fewer pages`;
