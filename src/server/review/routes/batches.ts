/** One decision over the documents of a project. */

import Type from "typebox";
import { FailureSchema } from "../../http/schemas/failure.js";
import { previewBatch } from "../commands/batch-preview.js";
import { applyBatch, listBatches, undoBatch } from "../commands/batches.js";
import { applyTerm, previewTerm } from "../commands/terms.js";
import {
  Batch,
  BatchInput,
  BatchPreview,
  BatchQuery,
  Id,
  TermInput,
  TermPreview,
  TermQuery,
} from "../schema.js";
import { InProject, type Routes, route } from "./route.js";

const InBatch = Type.Object({ project: Id, batch: Id });

export const batchRoutes: Routes = (scope, { context }) => {
  scope.post(
    "/v1/projects/:project/batches/preview",
    route("Open mentions worded alike in all documents, and some places of them", BatchPreview, {
      role: "review",
      params: InProject,
      body: BatchQuery,
    }),
    ({ user, params, body }) => previewBatch(context, params.project, user, body),
  );

  scope.post(
    "/v1/projects/:project/batches",
    route("Decides the listed mentions; the same id again is the same batch", Batch, {
      role: "review",
      params: InProject,
      body: BatchInput,
    }),
    ({ user, params, body }) => applyBatch(context, params.project, user, body),
  );

  scope.post(
    "/v1/projects/:project/terms/preview",
    route("Where a term or an expression stands unmarked in all documents", TermPreview, {
      role: "admin",
      params: InProject,
      body: TermQuery,
      also: { 422: FailureSchema },
    }),
    ({ user, params, body }) => previewTerm(context, params.project, user, body),
  );

  scope.post(
    "/v1/projects/:project/terms",
    route("Hides a term in the listed places and adds it to the project's policy", Batch, {
      role: "admin",
      params: InProject,
      body: TermInput,
      also: { 422: FailureSchema },
    }),
    ({ user, params, body }) => applyTerm(context, params.project, user, body),
  );

  scope.get(
    "/v1/projects/:project/batches",
    route("Batches of a project, newest first", Type.Array(Batch), {
      role: "review",
      params: InProject,
    }),
    ({ user, params }) => listBatches(context, params.project, user),
  );

  scope.post(
    "/v1/projects/:project/batches/:batch/undo",
    route("Takes a batch back in every document", Batch, { role: "review", params: InBatch }),
    ({ user, params }) => undoBatch(context, params.project, user, params.batch),
  );
};
