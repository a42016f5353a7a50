/** What leaves: output, approval, export; the backgrounds for attacks. */

import Type from "typebox";
import { PalimpsestError } from "../../../errors.js";
import { FailureSchema } from "../../http/schemas/failure.js";
import { attacksOf, attackTask } from "../commands/attack.js";
import { attackIf } from "../commands/attack-what-if.js";
import { createBackground, listBackgrounds, removeBackground } from "../commands/backgrounds.js";
import { exportTask } from "../commands/export.js";
import { approve, readApproval, readOutput, withdrawApproval } from "../commands/release.js";
import { exemptionLogOf } from "../queries/exemptions.js";
import { readFileRelease } from "../queries/file-release.js";
import {
  Approval,
  ApprovalInput,
  AttackInput,
  AttackResult,
  Background,
  BackgroundInput,
  ChecksFailed,
  Conflict,
  ExemptionLog,
  ExportQuery,
  FileRelease,
  FileReleaseQuery,
  Output,
  WhatIf,
  WhatIfInput,
} from "../schema.js";
import { answers, described, InBackground, InTask, type Routes } from "./route.js";

export const releaseRoutes: Routes = (scope, { context }) => {
  scope.get(
    "/v1/tasks/:task/output",
    {
      schema: {
        ...described("The output as it would be exported"),
        params: InTask,
        response: answers(Output),
      },
    },
    ({ user, params }) => readOutput(context, params.task, user),
  );

  scope.get(
    "/v1/tasks/:task/approval",
    {
      schema: {
        ...described("Approval and checklist"),
        params: InTask,
        response: answers(Approval),
      },
    },
    ({ user, params }) => readApproval(context, params.task, user),
  );

  scope.post(
    "/v1/tasks/:task/approval",
    {
      config: { role: "approve" },
      schema: {
        ...described("Approves the output with this hash"),
        params: InTask,
        body: ApprovalInput,
        response: answers(Approval, { 409: Type.Union([Conflict, ChecksFailed]) }),
      },
    },
    ({ user, params, body: { token, ...body } }) => {
      if (!scope.signedAgain(user, token)) {
        throw new PalimpsestError(
          "NOT_AUTHENTICATED",
          "'token' must be the approver's own token; sign in again to approve",
        );
      }
      return approve(context, params.task, user, body);
    },
  );

  scope.delete(
    "/v1/tasks/:task/approval",
    {
      config: { role: "approve" },
      schema: {
        ...described("Takes the approval back"),
        params: InTask,
        response: answers(Approval),
      },
    },
    ({ user, params }) => withdrawApproval(context, params.task, user),
  );

  scope.get(
    "/v1/tasks/:task/release",
    {
      schema: {
        ...described("The whole file as it would leave, read from its bytes"),
        params: InTask,
        querystring: FileReleaseQuery,
        response: answers(FileRelease, { 409: Type.Union([ChecksFailed, FailureSchema]) }),
      },
    },
    ({ user, params, query }) => readFileRelease(context, params.task, user, query),
  );

  scope.get(
    "/v1/tasks/:task/exemptions",
    {
      schema: {
        ...described("What is withheld and why, without a word of the original"),
        params: InTask,
        response: answers(ExemptionLog),
      },
    },
    ({ user, params }) => exemptionLogOf(context, params.task, user),
  );

  scope.get(
    "/v1/tasks/:task/export",
    {
      schema: {
        ...described("The file, once it may leave"),
        params: InTask,
        querystring: ExportQuery,
        response: answers(Type.Any({ description: "the file" }), {
          409: Type.Union([ChecksFailed, FailureSchema]),
        }),
      },
    },
    async ({ user, params, query }, reply) => {
      const { name, type, content } = await exportTask(context, params.task, user, query.form);
      // sent as bytes: the server's serializer is for JSON values
      return reply
        .type(type)
        .header("content-disposition", `attachment; filename="${name}"`)
        .send(Buffer.from(content));
    },
  );

  scope.post(
    "/v1/tasks/:task/attack",
    {
      config: { role: "review" },
      schema: {
        ...described("Attacks the output as it is against a stored background"),
        params: InTask,
        body: AttackInput,
        response: answers(AttackResult, { 422: FailureSchema }),
      },
    },
    ({ user, params, body }) => attackTask(context, params.task, user, body),
  );

  scope.get(
    "/v1/tasks/:task/attack",
    {
      config: { role: "review" },
      schema: {
        ...described("The attacks so far, newest first, and whether they are stale"),
        params: InTask,
        response: answers(Type.Array(AttackResult)),
      },
    },
    ({ user, params }) => attacksOf(context, params.task, user),
  );

  scope.post(
    "/v1/tasks/:task/attack/what-if",
    {
      config: { role: "review" },
      schema: {
        ...described("What the last attack would find if more were hidden"),
        params: InTask,
        body: WhatIfInput,
        response: answers(WhatIf, { 422: FailureSchema }),
      },
    },
    ({ user, params, body }) => attackIf(context, params.task, user, body),
  );

  scope.get(
    "/v1/backgrounds",
    {
      config: { role: "review" },
      schema: {
        ...described("Backgrounds for attacks"),
        response: answers(Type.Array(Background)),
      },
    },
    () => listBackgrounds(context),
  );

  scope.post(
    "/v1/backgrounds",
    {
      config: { role: "approve" },
      schema: {
        ...described("Stores texts about people, one per person"),
        body: BackgroundInput,
        response: answers(Background),
      },
    },
    ({ user, body }) => createBackground(context, user, body),
  );

  scope.delete(
    "/v1/backgrounds/:background",
    {
      config: { role: "approve" },
      schema: { ...described("Erases a background"), params: InBackground },
    },
    async ({ user, params }, reply) => {
      await removeBackground(context, params.background, user);
      return reply.status(204).send();
    },
  );
};
