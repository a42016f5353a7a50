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
import { answers, described, InProject, type Routes } from "./route.js";

const InBatch = Type.Object({ project: Id, batch: Id });

export const batchRoutes: Routes = (scope, { context }) => {
  scope.post(
    "/v1/projects/:project/batches/preview",
    {
      config: { role: "review" },
      schema: {
        ...described("Open mentions worded alike in all documents, and some places of them"),
        params: InProject,
        body: BatchQuery,
        response: answers(BatchPreview),
      },
    },
    ({ user, params, body }) => previewBatch(context, params.project, user, body),
  );

  scope.post(
    "/v1/projects/:project/batches",
    {
      config: { role: "review" },
      schema: {
        ...described("Decides the listed mentions; the same id again is the same batch"),
        params: InProject,
        body: BatchInput,
        response: answers(Batch),
      },
    },
    ({ user, params, body }) => applyBatch(context, params.project, user, body),
  );

  scope.post(
    "/v1/projects/:project/terms/preview",
    {
      config: { role: "admin" },
      schema: {
        ...described("Where a term or an expression stands unmarked in all documents"),
        params: InProject,
        body: TermQuery,
        response: answers(TermPreview, { 422: FailureSchema }),
      },
    },
    ({ user, params, body }) => previewTerm(context, params.project, user, body),
  );

  scope.post(
    "/v1/projects/:project/terms",
    {
      config: { role: "admin" },
      schema: {
        ...described("Hides a term in the listed places and adds it to the project's policy"),
        params: InProject,
        body: TermInput,
        response: answers(Batch, { 422: FailureSchema }),
      },
    },
    ({ user, params, body }) => applyTerm(context, params.project, user, body),
  );

  scope.get(
    "/v1/projects/:project/batches",
    {
      config: { role: "review" },
      schema: {
        ...described("Batches of a project, newest first"),
        params: InProject,
        response: answers(Type.Array(Batch)),
      },
    },
    ({ user, params }) => listBatches(context, params.project, user),
  );

  scope.post(
    "/v1/projects/:project/batches/:batch/undo",
    {
      config: { role: "review" },
      schema: {
        ...described("Takes a batch back in every document"),
        params: InBatch,
        response: answers(Batch),
      },
    },
    ({ user, params }) => undoBatch(context, params.project, user, params.batch),
  );
};
