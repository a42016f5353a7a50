/** Opens a review session for as long as a page shows it, keeps its lease and looks for others' work. */

import { useEffect, useState, useSyncExternalStore } from "react";
import { request } from "../api/client.js";
import { tellProblem } from "../shell/problem.js";
import { type Problem, ReviewSession, type Snapshot } from "./session.js";
import { mayChange } from "./state.js";

const LEASE_MS = 30_000;
const LOOK_MS = 2_000;
/** Looks that are left out while nobody else is at work. */
const QUIET_LOOKS = 5;

export function useSession(
  task: string,
  user: string,
  onProblem: Problem,
): { session?: ReviewSession; error?: unknown } {
  const [opened, setOpened] = useState<{ session?: ReviewSession; error?: unknown }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first handler serves throughout
  useEffect(() => {
    let gone = false;
    let session: ReviewSession | undefined;
    setOpened({});
    ReviewSession.open(task, user, onProblem).then(
      (ready) => {
        if (gone) return ready.close();
        session = ready;
        setOpened({ session });
        if (mayChange(ready.get().reading)) void ready.keepLease();
      },
      (error: unknown) => !gone && setOpened({ error }),
    );
    const lease = setInterval(
      () => session && mayChange(session.get().reading) && session.keepLease(),
      LEASE_MS,
    );
    let looks = 0;
    const look = setInterval(() => {
      looks += 1;
      // whoever follows somebody else's work sees it at once
      const follows = session?.get().heldBy !== undefined;
      if (follows || looks % QUIET_LOOKS === 0) session?.refresh().catch(() => undefined);
    }, LOOK_MS);
    const leaving = (event: BeforeUnloadEvent) => {
      if (session?.get().losable) event.preventDefault();
    };
    const giveBack = () => {
      if (!session || !mayChange(session.get().reading)) return;
      const options = { method: "DELETE", keepalive: true } as const;
      request(`/v1/tasks/${task}/lease`, options).catch(() => undefined);
    };
    addEventListener("beforeunload", leaving);
    addEventListener("pagehide", giveBack);
    return () => {
      gone = true;
      clearInterval(lease);
      clearInterval(look);
      removeEventListener("beforeunload", leaving);
      removeEventListener("pagehide", giveBack);
      giveBack();
      session?.close();
    };
  }, [task, user]);
  return opened;
}

export const useSnapshot = (session: ReviewSession): Snapshot =>
  useSyncExternalStore(session.subscribe, session.get);

/** For handlers: tells what the server refused. */
export const refused: Problem = (error) => tellProblem(error);
