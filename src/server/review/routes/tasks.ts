/** The queue: tasks made, listed, taken, given, erased. */

import Type from "typebox";
import { FailureSchema } from "../../http/schemas/failure.js";
import { eraseTask } from "../commands/erase.js";
import { giveLease, takeLease } from "../commands/leases.js";
import { nextTask } from "../commands/next-task.js";
import { changeTask, createTasks } from "../commands/tasks.js";
import { assignmentOf } from "../queries/context.js";
import { readTask } from "../queries/open-task.js";
import { listTasks } from "../queries/queue.js";
import { rowIn } from "../queries/queue-context.js";
import {
  Lease,
  LeaseHeld,
  LeaseInput,
  NextInput,
  Task,
  TaskInput,
  TaskList,
  TaskPatch,
  TaskQuery,
  TaskRow,
} from "../schema.js";
import { answers, described, InTask, type Routes } from "./route.js";

export const taskRoutes: Routes = (scope, { context, detection }) => {
  scope.post(
    "/v1/tasks",
    {
      schema: {
        ...described("Sends a text or a file; each of its documents becomes a task"),
        body: TaskInput,
        response: {
          ...answers(Type.Array(TaskRow), { 422: FailureSchema }),
          201: Type.Array(TaskRow),
        },
      },
    },
    async ({ user, body }, reply) => {
      const rows = await createTasks(context, user, body);
      detection.wake();
      return reply.status(201).send(rows);
    },
  );

  scope.get(
    "/v1/tasks",
    {
      schema: { ...described("The queue"), querystring: TaskQuery, response: answers(TaskList) },
    },
    ({ user, query }) => listTasks(context, user, query),
  );

  scope.post(
    "/v1/tasks/next",
    {
      config: { role: "review" },
      schema: {
        ...described(
          "The task that most needs the caller, leased to them; 204 where there is none",
        ),
        body: NextInput,
        response: { ...answers(TaskRow), 204: Type.Null() },
      },
    },
    async ({ user, body }, reply) => {
      const row = await nextTask(context, user, body.project);
      return row ?? reply.status(204).send(null);
    },
  );

  scope.get(
    "/v1/tasks/:task",
    { schema: { ...described("A document to work on"), params: InTask, response: answers(Task) } },
    ({ user, params }) => readTask(context, params.task, user),
  );

  scope.get(
    "/v1/tasks/:task/row",
    {
      schema: { ...described("Its line of the queue"), params: InTask, response: answers(TaskRow) },
    },
    async ({ user, params }) =>
      rowIn(context, context.store, await assignmentOf(context, context.store, params.task, user)),
  );

  scope.patch(
    "/v1/tasks/:task",
    {
      config: { role: "approve" },
      schema: {
        ...described("Renames, assigns or dates a task"),
        params: InTask,
        body: TaskPatch,
        response: answers(TaskRow),
      },
    },
    ({ user, params, body }) => changeTask(context, params.task, user, body),
  );

  scope.delete(
    "/v1/tasks/:task",
    {
      config: { role: "admin" },
      schema: { ...described("Erases a task for good"), params: InTask },
    },
    async ({ user, params }, reply) => {
      await eraseTask(context, params.task, user);
      return reply.status(204).send();
    },
  );

  scope.post(
    "/v1/tasks/:task/lease",
    {
      config: { role: "review" },
      schema: {
        ...described("Takes or keeps the lease: others see who has the document open"),
        params: InTask,
        body: LeaseInput,
        response: answers(Lease, { 409: LeaseHeld }),
      },
    },
    ({ user, params }) => takeLease(context, params.task, user),
  );

  scope.delete(
    "/v1/tasks/:task/lease",
    {
      config: { role: "review" },
      schema: { ...described("Gives the lease back"), params: InTask },
    },
    async ({ user, params }, reply) => {
      await giveLease(context, params.task, user);
      return reply.status(204).send();
    },
  );
};
