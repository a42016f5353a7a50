/** What readers of a project agreed on: how to decide. Markdown, drawn as text only. */

import { Button, Textarea } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { request } from "../api/client.js";
import type { Project } from "../api/types.js";
import { Empty, Waiting } from "../shell/parts.js";
import { tellProblem } from "../shell/problem.js";
import { useUser } from "../shell/user.js";
import { t } from "../words/words.js";
import { blocksOf } from "./markdown.js";

export function GuidelinesPage({ project: id }: { project: string }) {
  const client = useQueryClient();
  const user = useUser();
  const projects = useQuery({
    queryKey: ["projects"],
    queryFn: () => request<Project[]>("/v1/projects"),
  });
  const project = projects.data?.find((each) => each.id === id);
  const [draft, setDraft] = useState<string>();
  if (!project) {
    const missing = projects.data && t("This project does not exist or is not yours.");
    return <Waiting error={projects.error ?? missing} />;
  }
  const save = async () => {
    try {
      await request(`/v1/projects/${id}`, { method: "PATCH", body: { guidelines: draft } });
      setDraft(undefined);
    } catch (error) {
      tellProblem(error);
    }
    await client.invalidateQueries({ queryKey: ["projects"] });
  };
  return (
    <main id="main" className="page narrow">
      <header>
        <h1>{t("Guidelines")}</h1>
        <span className="soft">{project.name}</span>
        <span className="push" />
        {user.may("admin") && draft === undefined && (
          <Button variant="default" onClick={() => setDraft(project.guidelines)}>
            {t("Edit")}
          </Button>
        )}
      </header>
      <section className="sheet pad guidelines">
        {draft !== undefined ? (
          <>
            <Textarea
              label={t("Guidelines, in Markdown")}
              autosize
              minRows={16}
              value={draft}
              onChange={(event) => setDraft(event.currentTarget.value)}
            />
            <div className="dialog-buttons">
              <Button variant="default" onClick={() => setDraft(undefined)}>
                {t("Cancel")}
              </Button>
              <Button onClick={() => void save()}>{t("Save")}</Button>
            </div>
          </>
        ) : project.guidelines.trim() === "" ? (
          <Empty>{t("No guidelines have been written for this project yet.")}</Empty>
        ) : (
          <Markdown text={project.guidelines} />
        )}
      </section>
    </main>
  );
}

function Markdown({ text }: { text: string }) {
  return blocksOf(text).map((block, index) => {
    const key = `${index} ${block.kind}`;
    switch (block.kind) {
      case "heading":
        return block.level === 1 ? (
          <h2 key={key}>{block.text}</h2>
        ) : (
          <h3 key={key}>{block.text}</h3>
        );
      case "list":
        return (
          <ul key={key}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        );
      case "paragraph":
        return <p key={key}>{block.text}</p>;
      default:
        return block satisfies never;
    }
  });
}
