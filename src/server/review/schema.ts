/**
 * The review API's resources and requests: the one source of its validation, its types and its
 * OpenAPI. Offsets are code points of the original text, half-open, in both directions; times are
 * ISO 8601 in UTC.
 *
 * | request | asks | answers |
 * | --- | --- | --- |
 * | GET /v1/projects | | Project[] |
 * | POST /v1/projects, PATCH /v1/projects/:project | ProjectInput, ProjectPatch | Project |
 * | DELETE /v1/projects/:project | | 204 |
 * | GET /v1/projects/:project/agreement | | ProjectAgreement |
 * | GET /v1/projects/:project/progress | | Progress |
 * | POST /v1/projects/:project/batches/preview | BatchQuery | BatchPreview |
 * | GET, POST /v1/projects/:project/batches | -, BatchInput | Batch[], Batch |
 * | POST /v1/projects/:project/terms/preview | TermQuery | TermPreview |
 * | POST /v1/projects/:project/terms | TermInput | Batch |
 * | POST /v1/projects/:project/batches/:batch/undo | | Batch |
 * | POST /v1/tasks | TaskInput | TaskRow[] (201) |
 * | GET /v1/tasks | TaskQuery | TaskList |
 * | POST /v1/tasks/next | NextInput | TaskRow, or 204 |
 * | GET, PATCH, DELETE /v1/tasks/:task | -, TaskPatch, - | Task, TaskRow, 204 |
 * | GET /v1/tasks/:task/row | | TaskRow |
 * | POST /v1/tasks/:task/events | EventInput | Applied; 409 Conflict, ChecksFailed |
 * | GET /v1/tasks/:task/history | HistoryQuery | History |
 * | GET /v1/tasks/:task/checks | | Check[] |
 * | POST /v1/tasks/:task/replacement-check | ReplacementCheckInput | ReplacementCheck |
 * | GET /v1/tasks/:task/output | | Output |
 * | GET /v1/tasks/:task/layout | | DocumentLayout |
 * | GET /v1/tasks/:task/pages/:page | PageQuery | a picture of the page, PNG |
 * | GET, PATCH /v1/tasks/:task/table | TableQuery, ColumnsInput | Table, TaskRow |
 * | GET /v1/tasks/:task/table/left | | TableLeft |
 * | POST /v1/tasks/:task/table/finish | TableFinishInput | TableFinished |
 * | GET /v1/tasks/:task/release | FileReleaseQuery | FileRelease |
 * | POST /v1/tasks/:task/redecide | RedecideInput | Redecided |
 * | GET /v1/tasks/:task/frontier | | Frontier |
 * | GET /v1/tasks/:task/marginal | | Marginal[] |
 * | POST, DELETE /v1/tasks/:task/lease | LeaseInput, - | Lease; 409 LeaseHeld |
 * | GET /v1/tasks/:task/agreement | | TaskAgreement |
 * | GET, POST, DELETE /v1/tasks/:task/approval | -, ApprovalInput, - | Approval |
 * | GET /v1/tasks/:task/exemptions | | ExemptionLog |
 * | GET /v1/tasks/:task/export | ExportQuery | the file |
 * | GET, POST /v1/tasks/:task/attack | -, AttackInput | AttackResult[], AttackResult |
 * | POST /v1/tasks/:task/attack/what-if | WhatIfInput | WhatIf |
 * | GET, POST /v1/backgrounds, DELETE /v1/backgrounds/:background | -, BackgroundInput, - | Background |
 * | GET /v1/audit | AuditQuery | AuditEntry[] |
 * | GET /v1/users | | UserSummary[] |
 * | GET /v1/me | | Me |
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
