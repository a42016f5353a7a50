/** What the program and the process that reads its files say to each other: plain data. */

import type { Sanitized } from "../../document/document.js";
import type { Span } from "../../document/span.js";
import type { ErrorCode } from "../../errors.js";
import type { AnyFile, PagePlace, ReadOptions, Written } from "../format.js";
import type { Packed } from "./packed.js";

export type Request =
  | {
      readonly kind: "read";
      readonly file: number;
      readonly bytes: Uint8Array;
      readonly format: string;
      readonly options: Omit<ReadOptions, "note" | "formats">;
    }
  | {
      readonly kind: "write";
      readonly file: number;
      readonly sanitized: Packed | readonly Sanitized[];
    }
  | {
      readonly kind: "places";
      readonly file: number;
      readonly document: number;
      readonly spans: readonly Span[];
    };

/** A file without its methods: all that is plain data. */
interface ReadResult {
  readonly plain: Omit<AnyFile, "write" | "placesOf">;
  readonly hasPlaces: boolean;
}

export interface Results {
  readonly read: ReadResult;
  readonly write: Written;
  readonly places: readonly (readonly PagePlace[])[];
}

export type Answer =
  /** `said`: what a person should hear about the file. */
  | { readonly value: Results[Request["kind"]]; readonly said: readonly string[] }
  /** The process has dropped the file meanwhile; it has to be read again. */
  | { readonly forgotten: true }
  | { readonly error: { readonly code: ErrorCode; readonly message: string } };

/** A request with what its answer is known by. */
export interface Numbered<Body> {
  readonly id: number;
  readonly body: Body;
}
