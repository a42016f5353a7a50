/** What the program and the process that reads its files say to each other: plain data. */

import type { Sanitized } from "../../document/document.js";
import type { Span } from "../../document/span.js";
import type { ErrorCode } from "../../errors.js";
import type { FilePart } from "../contents/part.js";
import type { AnyFile, PagePlace, ReadOptions, Written } from "../format.js";
import type { Layout, UnreadColumn } from "../layout/layout.js";
import type { Packed } from "./packed.js";

export type Request =
  | {
      readonly kind: "read";
      readonly file: number;
      readonly bytes: Uint8Array;
      readonly format: string;
      readonly options: Omit<ReadOptions, "note" | "formats">;
    }
  /** What a file holds for whoever opens it; nothing is kept of it. */
  | {
      readonly kind: "contents";
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
    }
  | { readonly kind: "layout"; readonly file: number; readonly document: number }
  | { readonly kind: "unread"; readonly file: number }
  | {
      readonly kind: "picture";
      readonly file: number;
      readonly page: number;
      readonly width: number;
    };

export type Method = "write" | "placesOf" | "layoutOf" | "pictureOf" | "unreadColumns";

/** A file without its methods: all that is plain data. */
interface ReadResult {
  readonly plain: Omit<AnyFile, Method>;
  /** Those of its methods that it has. */
  readonly has: readonly Method[];
}

export interface Results {
  readonly read: ReadResult;
  readonly contents: readonly FilePart[];
  readonly write: Written;
  readonly places: readonly (readonly PagePlace[])[];
  readonly layout: Layout | undefined;
  readonly unread: readonly UnreadColumn[];
  readonly picture: Uint8Array;
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
