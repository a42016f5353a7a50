/** Deciding: events, and what helps to decide. */

import Type from "typebox";
import { FailureSchema } from "../../http/schemas/failure.js";
import { redecide } from "../commands/redecide.js";
import { checkReplacement } from "../commands/replacement-check.js";
import { saveEvent } from "../commands/save.js";
import { frontierOf, marginalOf } from "../queries/frontier.js";
import { checksFor, historyOf, openTask } from "../queries/open-task.js";
import { agreementOf } from "../queries/readings.js";
import {
  Applied,
  Check,
  ChecksFailed,
  Conflict,
  EventInput,
  Frontier,
  HiddenWordsRefused,
  History,
  HistoryQuery,
  Marginal,
  Redecided,
  RedecideInput,
  ReplacementCheck,
  ReplacementCheckInput,
  TaskAgreement,
} from "../schema.js";
import { InTask, type Routes, route } from "./route.js";

export const decisionRoutes: Routes = (scope, { context }) => {
  scope.post(
    "/v1/tasks/:task/events",
    route("Saves one event; the same id again is the same event", Applied, {
      role: "review",
      params: InTask,
      body: EventInput,
      also: {
        409: Type.Union([Conflict, ChecksFailed]),
        422: Type.Union([HiddenWordsRefused, FailureSchema]),
      },
    }),
    ({ user, params, body }) => saveEvent(context, params.task, user, body),
  );

  scope.get(
    "/v1/tasks/:task/history",
    route("What was done, and whether the log is intact", History, {
      role: "review",
      params: InTask,
      querystring: HistoryQuery,
    }),
    ({ user, params, query }) => historyOf(context, params.task, user, query),
  );

  scope.get(
    "/v1/tasks/:task/checks",
    route("The checklist", Type.Array(Check), { role: "review", params: InTask }),
    async ({ user, params }) =>
      checksFor(
        context,
        context.store,
        await openTask(context, context.store, params.task, user),
        user,
      ),
  );

  scope.post(
    "/v1/tasks/:task/replacement-check",
    route("Warnings about words of one's own", ReplacementCheck, {
      role: "review",
      params: InTask,
      body: ReplacementCheckInput,
    }),
    ({ user, params, body }) => checkReplacement(context, params.task, user, body),
  );

  scope.post(
    "/v1/tasks/:task/redecide",
    route("What other thresholds, measures, solvers or budgets would decide", Redecided, {
      role: "review",
      params: InTask,
      body: RedecideInput,
    }),
    ({ user, params, body }) => redecide(context, params.task, user, body),
  );

  scope.get(
    "/v1/tasks/:task/frontier",
    route("The privacy-utility curve", Frontier, { role: "review", params: InTask }),
    ({ user, params }) => frontierOf(context, params.task, user),
  );

  scope.get(
    "/v1/tasks/:task/marginal",
    route("What hiding each entity brings", Type.Array(Marginal), {
      role: "review",
      params: InTask,
    }),
    ({ user, params }) => marginalOf(context, params.task, user),
  );

  scope.get(
    "/v1/tasks/:task/agreement",
    route("Two finished readings side by side", TaskAgreement, { role: "review", params: InTask }),
    ({ user, params }) => agreementOf(context, params.task, user),
  );
};
