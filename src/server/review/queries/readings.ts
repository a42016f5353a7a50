/** Two readings side by side: agreement in one document and over a project. */

import type { User } from "../../http/user.js";
import { coefficientsOf, type ReadTwice } from "../model/agreement.js";
import type { Cluster as Dispute } from "../model/merge.js";
import { notAllowed, notFound } from "../model/refusal.js";
import { type MentionState, wordsOf } from "../model/state.js";
import type { Cluster, ProjectAgreement, TaskAgreement } from "../schema.js";
import { findProject } from "../store/project-records.js";
import { allTasks } from "../store/records.js";
import { seatOf } from "./access.js";
import type { ReviewContext } from "./context.js";
import { type Merged, unresolvedOf } from "./dossier.js";
import { type OpenTask, openTask } from "./open-task.js";

/** @throws NOT_FOUND, NOT_ALLOWED before both readers have finished */
export async function agreementOf(
  context: ReviewContext,
  id: string,
  user: User,
): Promise<TaskAgreement> {
  const opened = await openTask(context, context.store, id, user);
  const { dossier, stream } = opened;
  const { merged } = dossier;
  if (!merged) throw notAllowed("comparing needs two finished readings");
  const readings = { document: dossier.analysis.document, readings: merged.readings };
  return {
    readers: merged.readings.map(({ reader }) => reader),
    coefficients: coefficientsOf([readings]),
    clusters: merged.clusters
      .filter(({ differs }) => differs.length > 0)
      .map((cluster) => clusterView(opened, merged, cluster)),
    unresolved: unresolvedOf(dossier, stream).length,
  };
}

function clusterView({ dossier, stream }: OpenTask, merged: Merged, cluster: Dispute): Cluster {
  const { offsets, analysis } = dossier;
  const { readings } = merged;
  const resolution = stream.state.resolutions.get(cluster.id);
  const view = (mention: MentionState, side: 0 | 1) => ({
    mention: mention.id,
    start: offsets.toCodePoint(mention.start),
    end: offsets.toCodePoint(mention.end),
    text: analysis.document.text.slice(mention.start, mention.end),
    type: mention.type,
    state: mention.state,
    replacement: wordsOf(mention, readings[side].state.entities.get(mention.entity)!),
    reason: mention.decided?.reason ?? null,
  });
  return {
    id: cluster.id,
    start: offsets.toCodePoint(cluster.start),
    end: offsets.toCodePoint(cluster.end),
    sides: ([0, 1] as const).map((side) => ({
      reader: readings[side].reader,
      mentions: cluster.sides[side].map((mention) => view(mention, side)),
    })),
    differs: [...cluster.differs],
    leak: cluster.leak,
    protective: readings[cluster.protective].reader,
    resolution: resolution
      ? {
          take: resolution.take,
          by: resolution.by,
          event: resolution.event,
          reason: resolution.reason,
        }
      : null,
  };
}

/** Agreement of each pair of readers over the documents that both have finished. */
export async function projectAgreement(
  context: ReviewContext,
  id: string,
  user: User,
): Promise<ProjectAgreement> {
  const { store } = context;
  const project = await findProject(store, store.seal, id);
  if (!project) throw notFound("project");
  const read = (await allTasks(store, store.seal, id)).filter(
    (task) => task.phase === "merged" && task.double && seatOf(task, project.annotators, user),
  );
  const pairs = new Map<string, { readers: string[]; documents: ReadTwice[] }>();
  const tasks: ProjectAgreement["tasks"] = [];
  for (const task of read) {
    const { dossier, stream } = await openTask(context, store, task.id, user);
    const merged = dossier.merged!;
    const readings = [...merged.readings].sort((a, b) => (a.reader < b.reader ? -1 : 1));
    const readers = readings.map(({ reader }) => reader);
    const key = JSON.stringify(readers);
    const pair = pairs.get(key) ?? { readers, documents: [] };
    pair.documents.push({
      document: dossier.analysis.document,
      readings: [readings[0]!, readings[1]!],
    });
    pairs.set(key, pair);
    tasks.push({
      task: task.id,
      name: task.name,
      readers,
      disputes: merged.clusters.filter(({ differs }) => differs.length > 0).length,
      unresolved: unresolvedOf(dossier, stream).length,
    });
  }
  return {
    documents: read.length,
    pairs: Array.from(pairs.values(), ({ readers, documents }) => ({
      readers,
      documents: documents.length,
      coefficients: coefficientsOf(documents),
    })),
    tasks,
  };
}
