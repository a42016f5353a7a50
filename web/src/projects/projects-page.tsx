/** Projects: who reads, once or twice, with which policy; how far the work is. */

import { Button, Modal, NumberInput, Switch, TagsInput, TextInput } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { post, request } from "../api/client.js";
import type { ExemptionCode, Progress, Project, ProjectInput, UserSummary } from "../api/types.js";
import { statusWord } from "../queue/queue-table.js";
import { percent } from "../shell/format.js";
import { CancelButton, Empty, Scrollable, Waiting } from "../shell/parts.js";
import { tellProblem } from "../shell/problem.js";
import { useUser } from "../shell/user.js";
import { t, tn } from "../words/words.js";
import { CodesEditor } from "./codes-editor.js";

export function ProjectsPage() {
  const user = useUser();
  const projects = useQuery({
    queryKey: ["projects"],
    queryFn: () => request<Project[]>("/v1/projects"),
  });
  const [editing, setEditing] = useState<Project | "new">();
  return (
    <main id="main" className="page narrow">
      <header>
        <h1>{t("Projects")}</h1>
        <span className="push" />
        <Button
          disabled={!user.may("admin")}
          data-testid="new-project"
          onClick={() => setEditing("new")}
        >
          {t("New project")}
        </Button>
      </header>
      {!projects.data ? (
        <Waiting inside error={projects.error} />
      ) : projects.data.length === 0 ? (
        <div className="sheet">
          <Empty>{t("No project yet.")}</Empty>
        </div>
      ) : (
        projects.data.map((project) => (
          <ProjectSheet key={project.id} project={project} onEdit={() => setEditing(project)} />
        ))
      )}
      {editing && (
        <ProjectDialog
          project={editing === "new" ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </main>
  );
}

function ProjectSheet({ project, onEdit }: { project: Project; onEdit(): void }) {
  const user = useUser();
  const progress = useQuery({
    queryKey: ["progress", project.id],
    queryFn: () => request<Progress>(`/v1/projects/${project.id}/progress`),
    refetchInterval: 15_000,
  });
  const statuses = Object.entries(progress.data?.byStatus ?? {}).filter(([, number]) => number > 0);
  return (
    <section className="sheet pad spaced" aria-label={project.name} data-testid="project">
      <header className="project-head">
        <h2>{project.name}</h2>
        <Link href={`/guidelines/${project.id}`}>{t("Guidelines")}</Link>
        <Link href="/agree">{t("Agreement")}</Link>
        {user.may("admin") && (
          <Button size="compact-sm" variant="default" onClick={onEdit}>
            {t("Edit")}
          </Button>
        )}
      </header>
      <p className="soft">
        {tn(project.tasks, "1 document", "{n} documents")} ·{" "}
        {project.readers === 2 ? t("two readers each, blind") : t("one reader each")} ·{" "}
        {project.twoPersonApproval ? t("a second person approves") : t("no approval needed")}
        {project.recheck > 0 &&
          project.readers === 1 &&
          ` · ${t("{share} read again by a second person", { share: percent(project.recheck) })}`}
        {project.retentionDays !== null &&
          ` · ${tn(project.retentionDays, "erased after 1 day", "erased after {n} days")}`}
      </p>
      {statuses.length > 0 && (
        <p className="number">
          {statuses.map(([status, number]) => `${number} ${statusWord(status)}`).join(" · ")}
        </p>
      )}
      {(progress.data?.byReader.length ?? 0) > 0 && (
        <Scrollable label={t("Readers of {name}", { name: project.name })}>
          <table className="plain-table">
            <thead>
              <tr>
                <th scope="col">{t("Reader")}</th>
                <th scope="col" className="n">
                  {t("Finished")}
                </th>
                <th scope="col">{t("Progress")}</th>
                <th scope="col" className="n">
                  {t("Decisions")}
                </th>
              </tr>
            </thead>
            <tbody>
              {progress.data!.byReader.map(({ reader, assigned, finished, decisions }) => (
                <tr key={reader}>
                  <td>{reader}</td>
                  <td className="n">{t("{n} of {total}", { n: finished, total: assigned })}</td>
                  <td>
                    <progress
                      aria-label={t("Progress of {name}", { name: reader })}
                      max={Math.max(1, assigned)}
                      value={finished}
                    />
                  </td>
                  <td className="n">{decisions}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scrollable>
      )}
    </section>
  );
}

function ProjectDialog({ project, onClose }: { project: Project | undefined; onClose(): void }) {
  const client = useQueryClient();
  const users = useQuery({
    queryKey: ["users"],
    queryFn: () => request<UserSummary[]>("/v1/users"),
  });
  const [name, setName] = useState(project?.name ?? "");
  const [annotators, setAnnotators] = useState(project?.annotators ?? []);
  const [double, setDouble] = useState(project?.readers === 2);
  const [approval, setApproval] = useState(project?.twoPersonApproval ?? true);
  const [threshold, setThreshold] = useState<number | string>(project?.threshold ?? "");
  const [recheck, setRecheck] = useState<number | string>(
    Math.round((project?.recheck ?? 0) * 1000) / 10,
  );
  const [codes, setCodes] = useState<readonly ExemptionCode[]>(project?.codes ?? []);
  const [retention, setRetention] = useState<number | string>(project?.retentionDays ?? "");

  const save = async () => {
    const body: ProjectInput = {
      name: name.trim(),
      codes: codes.filter(({ code }) => code.trim() !== ""),
      annotators,
      readers: double ? 2 : 1,
      twoPersonApproval: approval,
      threshold: threshold === "" ? null : Number(threshold),
      recheck: Number(recheck || 0) / 100,
      retentionDays: retention === "" ? null : Number(retention),
    };
    try {
      if (project) await request(`/v1/projects/${project.id}`, { method: "PATCH", body });
      else await post("/v1/projects", body);
      onClose();
    } catch (error) {
      tellProblem(error);
    }
    await client.invalidateQueries({ queryKey: ["projects"] });
  };
  return (
    <Modal opened onClose={onClose} size="lg" title={project ? t("Project") : t("New project")}>
      <form
        className="approval"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextInput
          label={t("Name")}
          value={name}
          data-autofocus
          required
          maxLength={200}
          data-testid="project-name"
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TagsInput
          label={t("Readers")}
          description={t("New documents go to them in turn. Empty: anyone can take one.")}
          data={(users.data ?? []).map(({ name: each }) => each)}
          value={annotators}
          onChange={setAnnotators}
        />
        <Switch
          label={t("Two readers each, blind until both have finished")}
          checked={double}
          data-testid="double"
          onChange={(event) => setDouble(event.currentTarget.checked)}
        />
        <Switch
          label={t("Export needs the approval of a second person")}
          checked={approval}
          onChange={(event) => setApproval(event.currentTarget.checked)}
        />
        <NumberInput
          label={t("Highest risk at which a document may be approved")}
          description={t("0 to 1; empty: each measure’s own limit")}
          min={0}
          max={1}
          step={0.05}
          value={threshold}
          onChange={setThreshold}
        />
        {!double && (
          <NumberInput
            label={t("Finished documents that a second person reads again, %")}
            description={t("drawn at random, read blind; about 5 shows how much a reader misses")}
            min={0}
            max={100}
            value={recheck}
            data-testid="recheck"
            onChange={setRecheck}
          />
        )}
        <NumberInput
          label={t("Erase documents after how many days")}
          description={t("empty: never")}
          min={1}
          max={36500}
          allowDecimal={false}
          value={retention}
          onChange={setRetention}
        />
        <CodesEditor codes={codes} onChange={setCodes} />
        <div className="dialog-buttons">
          <CancelButton onClick={onClose} />
          <Button type="submit" disabled={name.trim() === ""} data-testid="save-project">
            {t("Save")}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
