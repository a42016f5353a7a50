/** Projects, the people, the audit log. */

import Type from "typebox";
import {
  changeProject,
  createProject,
  listProjects,
  progressOf,
  removeProject,
} from "../commands/projects.js";
import { listUsers } from "../commands/users.js";
import { auditOf } from "../queries/audit.js";
import { projectAgreement } from "../queries/readings.js";
import {
  AuditEntry,
  AuditQuery,
  Me,
  Progress,
  Project,
  ProjectAgreement,
  ProjectInput,
  ProjectPatch,
  UserSummary,
} from "../schema.js";
import { answers, described, InProject, type Routes } from "./route.js";

export const projectRoutes: Routes = (scope, { context }) => {
  scope.get(
    "/v1/me",
    { schema: { ...described("Who asks"), response: answers(Me) } },
    async ({ user }) => ({ name: user.name, roles: [...user.roles], alone: scope.alone }),
  );

  scope.get(
    "/v1/users",
    {
      config: { role: "review" },
      schema: {
        ...described("People a task can be given to"),
        response: answers(Type.Array(UserSummary)),
      },
    },
    ({ user }) => listUsers(context, user),
  );

  scope.get(
    "/v1/projects",
    { schema: { ...described("Projects"), response: answers(Type.Array(Project)) } },
    ({ user }) => listProjects(context, user),
  );

  scope.post(
    "/v1/projects",
    {
      config: { role: "admin" },
      schema: { ...described("Makes a project"), body: ProjectInput, response: answers(Project) },
    },
    ({ user, body }) => createProject(context, user, body),
  );

  scope.patch(
    "/v1/projects/:project",
    {
      config: { role: "admin" },
      schema: {
        ...described("Changes a project"),
        params: InProject,
        body: ProjectPatch,
        response: answers(Project),
      },
    },
    ({ user, params, body }) => changeProject(context, params.project, user, body),
  );

  scope.delete(
    "/v1/projects/:project",
    {
      config: { role: "admin" },
      schema: { ...described("Erases a project with all its tasks"), params: InProject },
    },
    async ({ user, params }, reply) => {
      await removeProject(context, params.project, user);
      return reply.status(204).send();
    },
  );

  scope.get(
    "/v1/projects/:project/progress",
    {
      config: { role: "review" },
      schema: {
        ...described("How far a project is"),
        params: InProject,
        response: answers(Progress),
      },
    },
    ({ user, params }) => progressOf(context, params.project, user),
  );

  scope.get(
    "/v1/projects/:project/agreement",
    {
      config: { role: "review" },
      schema: {
        ...described("Agreement of each pair of readers"),
        params: InProject,
        response: answers(ProjectAgreement),
      },
    },
    ({ user, params }) => projectAgreement(context, params.project, user),
  );

  scope.get(
    "/v1/audit",
    {
      config: { role: "admin" },
      schema: {
        ...described("Who did what, newest first"),
        querystring: AuditQuery,
        response: answers(Type.Array(AuditEntry)),
      },
    },
    ({ query }) => auditOf(context, query),
  );
};
