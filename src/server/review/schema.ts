/**
 * The review API's resources and requests: the one source of its validation, its types and its
 * OpenAPI. Offsets are code points of the original text, half-open, in both directions; times are
 * ISO 8601 in UTC. `GET /openapi.json` lists the requests with what they ask and answer; routes/ has them.
 *
 * A failure is `{error, code, requestId}`, the error without any text of a document.
 */

export * from "./schema/common.js";
export * from "./schema/project.js";
export * from "./schema/mention.js";
export * from "./schema/task.js";
export * from "./schema/event.js";
export * from "./schema/risk.js";
export * from "./schema/agreement.js";
export * from "./schema/release.js";
export * from "./schema/batch.js";
export * from "./schema/layout.js";
