/** What leaves: output, approval, export; the backgrounds for attacks. */

import Type from "typebox";
import { errors } from "../../../errors.js";
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
import { erasing, InBackground, InTask, type Routes, route } from "./route.js";

export const releaseRoutes: Routes = (scope, { context }) => {
  scope.get(
    "/v1/tasks/:task/output",
    route("The output as it would be exported", Output, { params: InTask }),
    ({ user, params }) => readOutput(context, params.task, user),
  );

  scope.get(
    "/v1/tasks/:task/approval",
    route("Approval and checklist", Approval, { params: InTask }),
    ({ user, params }) => readApproval(context, params.task, user),
  );

  scope.post(
    "/v1/tasks/:task/approval",
    route("Approves the output with this hash", Approval, {
      role: "approve",
      params: InTask,
      body: ApprovalInput,
      also: { 409: Type.Union([Conflict, ChecksFailed]) },
    }),
    (request) => {
      const { user, params } = request;
      const { token, ...body } = request.body;
      if (!scope.signedAgain(request, token)) {
        throw errors.NOT_AUTHENTICATED`'token' must be the approver's own token, or they must have signed in anew; sign in again to approve`;
      }
      return approve(context, params.task, user, body);
    },
  );

  scope.delete(
    "/v1/tasks/:task/approval",
    route("Takes the approval back", Approval, { role: "approve", params: InTask }),
    ({ user, params }) => withdrawApproval(context, params.task, user),
  );

  scope.get(
    "/v1/tasks/:task/release",
    route("The whole file as it would leave, read from its bytes", FileRelease, {
      params: InTask,
      querystring: FileReleaseQuery,
      also: { 409: Type.Union([ChecksFailed, FailureSchema]) },
    }),
    ({ user, params, query }) => readFileRelease(context, params.task, user, query),
  );

  scope.get(
    "/v1/tasks/:task/exemptions",
    route("What is withheld and why, without a word of the original", ExemptionLog, {
      params: InTask,
    }),
    ({ user, params }) => exemptionLogOf(context, params.task, user),
  );

  scope.get(
    "/v1/tasks/:task/export",
    route("The file, once it may leave", Type.Any({ description: "the file" }), {
      params: InTask,
      querystring: ExportQuery,
      also: {
        409: Type.Union([ChecksFailed, FailureSchema]),
      },
    }),
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
    route("Attacks the output as it is against a stored background", AttackResult, {
      role: "review",
      params: InTask,
      body: AttackInput,
      also: { 422: FailureSchema },
    }),
    ({ user, params, body }) => attackTask(context, params.task, user, body),
  );

  scope.get(
    "/v1/tasks/:task/attack",
    route(
      "The attacks so far, newest first, and whether they are stale",
      Type.Array(AttackResult),
      { role: "review", params: InTask },
    ),
    ({ user, params }) => attacksOf(context, params.task, user),
  );

  scope.post(
    "/v1/tasks/:task/attack/what-if",
    route("What the last attack would find if more were hidden", WhatIf, {
      role: "review",
      params: InTask,
      body: WhatIfInput,
      also: { 422: FailureSchema },
    }),
    ({ user, params, body }) => attackIf(context, params.task, user, body),
  );

  scope.get(
    "/v1/backgrounds",
    route("Backgrounds for attacks", Type.Array(Background), { role: "review" }),
    () => listBackgrounds(context),
  );

  scope.post(
    "/v1/backgrounds",
    route("Stores texts about people, one per person", Background, {
      role: "approve",
      body: BackgroundInput,
    }),
    ({ user, body }) => createBackground(context, user, body),
  );

  scope.delete(
    "/v1/backgrounds/:background",
    erasing("Erases a background", { role: "approve", params: InBackground }),
    async ({ user, params }, reply) => {
      await removeBackground(context, params.background, user);
      return reply.status(204).send();
    },
  );
};
