/** The document as it looks: its layout, its pages, its table. */

import Type from "typebox";
import { readLayout, readPage } from "../queries/layout.js";
import { readTable } from "../queries/table.js";
import { DocumentLayout, Id, PageQuery, Table, TableQuery } from "../schema.js";
import { answers, described, InTask, type Routes } from "./route.js";

const InPage = Type.Object({ task: Id, page: Type.Integer({ minimum: 0, maximum: 20_000 }) });

export const layoutRoutes: Routes = (scope, { context }) => {
  scope.get(
    "/v1/tasks/:task/layout",
    {
      schema: {
        ...described("How the document looks, as data over its text"),
        params: InTask,
        response: answers(DocumentLayout),
      },
    },
    ({ user, params }) => readLayout(context, params.task, user),
  );

  scope.get(
    "/v1/tasks/:task/pages/:page",
    {
      schema: {
        ...described("A page of the original or of the output, drawn, as PNG; pages count from 0"),
        params: InPage,
        querystring: PageQuery,
        response: answers(Type.Any({ description: "the picture" })),
      },
    },
    async ({ user, params, query }, reply) => {
      const picture = await readPage(context, params.task, params.page, query, user);
      return reply.type("image/png").send(Buffer.from(picture));
    },
  );

  scope.get(
    "/v1/tasks/:task/table",
    {
      schema: {
        ...described("Rows of the table that the document is a row of"),
        params: InTask,
        querystring: TableQuery,
        response: answers(Table),
      },
    },
    ({ user, params, query }) => readTable(context, params.task, user, query),
  );
};
