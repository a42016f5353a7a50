/** The document as it looks: its layout, its pages, its table. */

import Type from "typebox";
import { FailureSchema } from "../../http/schemas/failure.js";
import { decideColumns } from "../commands/columns.js";
import { finishTable, leftInTable } from "../commands/finish-table.js";
import { readLayout, readPage } from "../queries/layout.js";
import { readTable } from "../queries/table.js";
import {
  ColumnsInput,
  DocumentLayout,
  Id,
  PageQuery,
  Table,
  TableFinished,
  TableFinishInput,
  TableLeft,
  TableQuery,
  TaskRow,
} from "../schema.js";
import { InTask, type Routes, route } from "./route.js";

const InPage = Type.Object({ task: Id, page: Type.Integer({ minimum: 0, maximum: 20_000 }) });

export const layoutRoutes: Routes = (scope, { context, detection }) => {
  scope.get(
    "/v1/tasks/:task/layout",
    route("How the document looks, as data over its text", DocumentLayout, { params: InTask }),
    ({ user, params }) => readLayout(context, params.task, user),
  );

  scope.get(
    "/v1/tasks/:task/pages/:page",
    route(
      "A page of the original or of the output, drawn, as PNG; pages count from 0",
      Type.Any({ description: "the picture" }),
      { params: InPage, querystring: PageQuery },
    ),
    async ({ user, params, query }, reply) => {
      const picture = await readPage(context, params.task, params.page, query, user);
      return reply.type("image/png").send(Buffer.from(picture));
    },
  );

  scope.get(
    "/v1/tasks/:task/table",
    route("Rows of the table that the document is a row of", Table, {
      params: InTask,
      querystring: TableQuery,
    }),
    ({ user, params, query }) => readTable(context, params.task, user, query),
  );

  scope.patch(
    "/v1/tasks/:task/table",
    route("Decides columns that are not read: each leaves as it is, or is read anew", TaskRow, {
      role: "review",
      params: InTask,
      body: ColumnsInput,
      also: { 409: FailureSchema },
    }),
    async ({ user, params, body }) => {
      const row = await decideColumns(context, params.task, user, body);
      detection.wake();
      return row;
    },
  );

  scope.post(
    "/v1/tasks/:task/table/finish",
    route("Finishes every row of the table in which nothing is left to do", TableFinished, {
      role: "review",
      params: InTask,
      body: TableFinishInput,
    }),
    ({ user, params, body }) => finishTable(context, params.task, user, body),
  );

  scope.get(
    "/v1/tasks/:task/table/left",
    route("What is left to do in the rows of the table", TableLeft, {
      role: "review",
      params: InTask,
    }),
    ({ user, params }) => leftInTable(context, params.task, user),
  );
};
