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
import { answers, described, InTask, type Routes } from "./route.js";

export const decisionRoutes: Routes = (scope, { context }) => {
  scope.post(
    "/v1/tasks/:task/events",
    {
      config: { role: "review" },
      schema: {
        ...described("Saves one event; the same id again is the same event"),
        params: InTask,
        body: EventInput,
        response: answers(Applied, {
          409: Type.Union([Conflict, ChecksFailed]),
          422: Type.Union([HiddenWordsRefused, FailureSchema]),
        }),
      },
    },
    ({ user, params, body }) => saveEvent(context, params.task, user, body),
  );

  scope.get(
    "/v1/tasks/:task/history",
    {
      config: { role: "review" },
      schema: {
        ...described("What was done, and whether the log is intact"),
        params: InTask,
        querystring: HistoryQuery,
        response: answers(History),
      },
    },
    ({ user, params, query }) => historyOf(context, params.task, user, query),
  );

  scope.get(
    "/v1/tasks/:task/checks",
    {
      config: { role: "review" },
      schema: {
        ...described("The checklist"),
        params: InTask,
        response: answers(Type.Array(Check)),
      },
    },
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
    {
      config: { role: "review" },
      schema: {
        ...described("Warnings about words of one's own"),
        params: InTask,
        body: ReplacementCheckInput,
        response: answers(ReplacementCheck),
      },
    },
    ({ user, params, body }) => checkReplacement(context, params.task, user, body),
  );

  scope.post(
    "/v1/tasks/:task/redecide",
    {
      config: { role: "review" },
      schema: {
        ...described("What other thresholds, measures, solvers or budgets would decide"),
        params: InTask,
        body: RedecideInput,
        response: answers(Redecided),
      },
    },
    ({ user, params, body }) => redecide(context, params.task, user, body),
  );

  scope.get(
    "/v1/tasks/:task/frontier",
    {
      config: { role: "review" },
      schema: {
        ...described("The privacy-utility curve"),
        params: InTask,
        response: answers(Frontier),
      },
    },
    ({ user, params }) => frontierOf(context, params.task, user),
  );

  scope.get(
    "/v1/tasks/:task/marginal",
    {
      config: { role: "review" },
      schema: {
        ...described("What hiding each entity brings"),
        params: InTask,
        response: answers(Type.Array(Marginal)),
      },
    },
    ({ user, params }) => marginalOf(context, params.task, user),
  );

  scope.get(
    "/v1/tasks/:task/agreement",
    {
      config: { role: "review" },
      schema: {
        ...described("Two finished readings side by side"),
        params: InTask,
        response: answers(TaskAgreement),
      },
    },
    ({ user, params }) => agreementOf(context, params.task, user),
  );
};
