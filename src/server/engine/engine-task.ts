/** What the engine hands to its threads and gets back: plain data that can be copied across. */

import type { Detected, Document, Sanitized } from "../../document/document.js";
import type {
  AttackerName,
  DocumentAttack,
  PeopleAttackerName,
  TextInference,
} from "../../entries/evaluate.js";
import type { ErrorCode } from "../../errors.js";
import type { Policy } from "../../policy/policy.js";
import type { Analyzed } from "../presidio/analyze.js";
import type { AnalyzeOptions } from "../presidio/analyze-options.js";
import type { Analysis } from "./analysis.js";
import type { Plain } from "./plain.js";

interface DocumentTask<Kind extends string> {
  readonly kind: Kind;
  readonly document: Document;
  readonly policy: Policy;
}

interface AnalyzeTask {
  readonly kind: "analyze";
  readonly text: string;
  readonly options: AnalyzeOptions;
  readonly policy: Policy;
}

export interface AttackTask {
  readonly kind: "attack";
  /** An anonymized text. */
  readonly text: string;
  readonly background: readonly BackgroundText[];
  readonly by: AttackerName | PeopleAttackerName;
  /** Whose text it is, as named in the background. */
  readonly person?: string;
  readonly policy: Policy;
}

/** What an attack comes to; `people`: what is inferred of each, by an attacker who does so. */
export type Attacked = Omit<DocumentAttack, "development"> & Partial<Pick<TextInference, "people">>;

/** What is known about one person. */
export interface BackgroundText {
  /** Whom it is about; unique in a background. */
  readonly name: string;
  readonly text: string;
}

export type Task =
  | DocumentTask<"detect">
  | DocumentTask<"sanitize">
  | DocumentTask<"analyse">
  | AnalyzeTask
  | AttackTask
  | { readonly kind: "plain"; readonly work: keyof Plain; readonly body: object };

/** Characters of text a task is about. */
export function sizeOf(task: Task): number {
  if (task.kind === "plain") return Number.POSITIVE_INFINITY;
  if (task.kind === "analyze") return task.text.length;
  if (task.kind === "attack") {
    return task.background.reduce((sum, { text }) => sum + text.length, task.text.length);
  }
  return task.document.text.length;
}

/** What each kind of task gives. */
export interface Results {
  readonly detect: Detected;
  readonly sanitize: Sanitized;
  readonly analyse: Analysis;
  readonly analyze: Analyzed;
  readonly attack: Attacked;
  readonly plain: ReturnType<Plain[keyof Plain]>;
}

/** The tasks of one message. */
export interface Message {
  readonly tasks: readonly Task[];
  /** Shared between the threads, one number per task: 1 when nobody waits for it any more. */
  readonly stops: Int32Array;
}

/**
 * An error's class does not survive the way between threads; its code and message do. `frames` are
 * where a defect happened: its stack without its message, which could quote the document.
 */
export type Outcome =
  | { readonly value: Results[Task["kind"]] }
  | {
      readonly error: {
        readonly code: ErrorCode;
        readonly message: string;
        /** Of an answer in the incumbent's words. */
        readonly status?: number;
        readonly frames?: readonly string[];
      };
    };
