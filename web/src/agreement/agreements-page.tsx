/** Agreement of a project's readers, pair by pair, and the documents that two have read. */

import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { request } from "../api/client.js";
import type { Project, ProjectAgreement } from "../api/types.js";
import { Empty, Scrollable, Waiting } from "../shell/parts.js";
import { Measures } from "./measures.js";
import "./agreement.css";
import { t, tn } from "../words/words.js";

export function AgreementsPage() {
  const projects = useQuery({
    queryKey: ["projects"],
    queryFn: () => request<Project[]>("/v1/projects"),
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const project =
    chosen ?? projects.data?.find(({ readers }) => readers === 2)?.id ?? projects.data?.[0]?.id;
  const agreement = useQuery({
    queryKey: ["agreement", project],
    queryFn: () => request<ProjectAgreement>(`/v1/projects/${project}/agreement`),
    enabled: project !== undefined,
  });
  return (
    <main id="main" className="page narrow">
      <header>
        <h1>{t("Agreement")}</h1>
        {projects.data && projects.data.length > 0 && (
          <Select
            size="xs"
            aria-label={t("Project")}
            allowDeselect={false}
            data={projects.data.map(({ id, name }) => ({ value: id, label: name }))}
            value={project ?? null}
            onChange={setChosen}
          />
        )}
      </header>
      {!agreement.data ? (
        <Waiting inside error={agreement.error ?? projects.error} />
      ) : agreement.data.documents === 0 ? (
        <div className="sheet">
          <Empty>
            {t(
              "No document has been read by two people yet. A project with double reading gives each to two readers, blind, and compares them here.",
            )}
          </Empty>
        </div>
      ) : (
        <>
          <p className="soft">
            {tn(
              agreement.data.documents,
              "1 document that two readers have finished",
              "{n} documents that two readers have finished",
            )}
          </p>
          {agreement.data.pairs.map(({ readers, documents, coefficients }) => (
            <section key={readers.join(" ")} className="sheet pad spaced">
              <h2>
                {readers.join(", ")}{" "}
                <span className="soft">· {tn(documents, "1 document", "{n} documents")}</span>
              </h2>
              <Measures coefficients={coefficients} />
            </section>
          ))}
          <Scrollable sheet label={t("Documents")}>
            <table className="plain-table">
              <thead>
                <tr>
                  <th scope="col">{t("Document")}</th>
                  <th scope="col">{t("Readers")}</th>
                  <th scope="col" className="n">
                    {t("Disagreements")}
                  </th>
                  <th scope="col" className="n">
                    {t("To settle")}
                  </th>
                </tr>
              </thead>
              <tbody>
                {agreement.data.tasks.map(({ task, name, readers, disputes, unresolved }) => (
                  <tr key={task}>
                    <td>
                      <Link href={`/agree/${task}`}>{name}</Link>
                    </td>
                    <td>{readers.join(", ")}</td>
                    <td className="n">{disputes}</td>
                    <td className="n">{unresolved > 0 ? `≠ ${unresolved}` : "✓ 0"}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scrollable>
        </>
      )}
    </main>
  );
}
