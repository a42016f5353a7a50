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
import { erasing, InProject, type Routes, route } from "./route.js";

export const projectRoutes: Routes = (scope, { context }) => {
  scope.get("/v1/me", route("Who asks", Me), async ({ user }) => ({
    name: user.name,
    roles: [...user.roles],
    alone: scope.alone,
  }));

  scope.get(
    "/v1/users",
    route("People a task can be given to", Type.Array(UserSummary), { role: "review" }),
    ({ user }) => listUsers(context, user),
  );

  scope.get("/v1/projects", route("Projects", Type.Array(Project)), ({ user }) =>
    listProjects(context, user),
  );

  scope.post(
    "/v1/projects",
    route("Makes a project", Project, { role: "admin", body: ProjectInput }),
    ({ user, body }) => createProject(context, user, body),
  );

  scope.patch(
    "/v1/projects/:project",
    route("Changes a project", Project, { role: "admin", params: InProject, body: ProjectPatch }),
    ({ user, params, body }) => changeProject(context, params.project, user, body),
  );

  scope.delete(
    "/v1/projects/:project",
    erasing("Erases a project with all its tasks", { role: "admin", params: InProject }),
    async ({ user, params }, reply) => {
      await removeProject(context, params.project, user);
      return reply.status(204).send();
    },
  );

  scope.get(
    "/v1/projects/:project/progress",
    route("How far a project is", Progress, { role: "review", params: InProject }),
    ({ user, params }) => progressOf(context, params.project, user),
  );

  scope.get(
    "/v1/projects/:project/agreement",
    route("Agreement of each pair of readers", ProjectAgreement, {
      role: "review",
      params: InProject,
    }),
    ({ user, params }) => projectAgreement(context, params.project, user),
  );

  scope.get(
    "/v1/audit",
    route("Who did what, newest first", Type.Array(AuditEntry), {
      role: "admin",
      querystring: AuditQuery,
    }),
    ({ query }) => auditOf(context, query),
  );
};
