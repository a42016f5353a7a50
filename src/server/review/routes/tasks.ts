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
import { erasing, InTask, type Routes, route } from "./route.js";

export const taskRoutes: Routes = (scope, { context, detection }) => {
  scope.post(
    "/v1/tasks",
    route("Sends a text or a file; each of its documents becomes a task", Type.Array(TaskRow), {
      body: TaskInput,
      also: { 422: FailureSchema, 201: Type.Array(TaskRow) },
    }),
    async ({ user, body }, reply) => {
      const rows = await createTasks(context, user, body);
      detection.wake();
      return reply.status(201).send(rows);
    },
  );

  scope.get(
    "/v1/tasks",
    route("The queue", TaskList, { querystring: TaskQuery }),
    ({ user, query }) => listTasks(context, user, query),
  );

  scope.post(
    "/v1/tasks/next",
    route("The task that most needs the caller, leased to them; 204 where there is none", TaskRow, {
      role: "review",
      body: NextInput,
      also: { 204: Type.Null() },
    }),
    async ({ user, body }, reply) => {
      const row = await nextTask(context, user, body.project);
      return row ?? reply.status(204).send(null);
    },
  );

  scope.get(
    "/v1/tasks/:task",
    route("A document to work on", Task, { params: InTask }),
    ({ user, params }) => readTask(context, params.task, user),
  );

  scope.get(
    "/v1/tasks/:task/row",
    route("Its line of the queue", TaskRow, { params: InTask }),
    async ({ user, params }) =>
      rowIn(context, context.store, await assignmentOf(context, context.store, params.task, user)),
  );

  scope.patch(
    "/v1/tasks/:task",
    route("Renames, assigns or dates a task", TaskRow, {
      role: "approve",
      params: InTask,
      body: TaskPatch,
    }),
    ({ user, params, body }) => changeTask(context, params.task, user, body),
  );

  scope.delete(
    "/v1/tasks/:task",
    erasing("Erases a task for good", { role: "admin", params: InTask }),
    async ({ user, params }, reply) => {
      await eraseTask(context, params.task, user);
      return reply.status(204).send();
    },
  );

  scope.post(
    "/v1/tasks/:task/lease",
    route("Takes or keeps the lease: others see who has the document open", Lease, {
      role: "review",
      params: InTask,
      body: LeaseInput,
      also: { 409: LeaseHeld },
    }),
    ({ user, params }) => takeLease(context, params.task, user),
  );

  scope.delete(
    "/v1/tasks/:task/lease",
    erasing("Gives the lease back", { role: "review", params: InTask }),
    async ({ user, params }, reply) => {
      await giveLease(context, params.task, user);
      return reply.status(204).send();
    },
  );
};
