/** The frame: who works here, where they can go, and the page for the address. */

import { ActionIcon, Button, Menu, useMantineColorScheme } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, Redirect, Route, Switch, useLocation } from "wouter";
import { AgreementPage } from "./agreement/agreement-page.js";
import { AgreementsPage } from "./agreement/agreements-page.js";
import { RequestError, request, session } from "./api/client.js";
import type { Me } from "./api/types.js";
import { ApprovePage } from "./approve/approve-page.js";
import { AttackPage } from "./attack/attack-page.js";
import { GuidelinesPage } from "./guidelines/guidelines-page.js";
import { ProjectsPage } from "./projects/projects-page.js";
import { QueuePage } from "./queue/queue-page.js";
import { ReviewPage } from "./review/review-page.js";
import { LiveRegion } from "./shell/announce.js";
import { Icon } from "./shell/icons.js";
import { Waiting } from "./shell/parts.js";
import { SignIn } from "./shell/sign-in.js";
import { UserContext } from "./shell/user.js";
import "./shell/shell.css";

export function App() {
  const me = useQuery({
    queryKey: ["me"],
    queryFn: () => request<Me>("/v1/me"),
    retry: (failures, error) => error instanceof RequestError && error.temporary && failures < 5,
  });
  if (me.error instanceof RequestError && (me.error.status === 401 || me.error.status === 403)) {
    return <SignIn tried={session.token() !== undefined} onSignIn={() => void me.refetch()} />;
  }
  if (!me.data) return <Waiting what="the workstation" error={me.error} />;
  return (
    <UserContext value={me.data}>
      <TopBar user={me.data} />
      <Switch>
        <Route path="/queue">{() => <QueuePage />}</Route>
        <Route path="/doc/:task">{({ task }) => <ReviewPage task={task} />}</Route>
        <Route path="/agree">{() => <AgreementsPage />}</Route>
        <Route path="/agree/:task">{({ task }) => <AgreementPage task={task} />}</Route>
        <Route path="/approve/:task">{({ task }) => <ApprovePage task={task} />}</Route>
        <Route path="/attack/:task">{({ task }) => <AttackPage task={task} />}</Route>
        <Route path="/projects">{() => <ProjectsPage />}</Route>
        <Route path="/guidelines/:project">
          {({ project }) => <GuidelinesPage project={project} />}
        </Route>
        <Route>{() => <Redirect to="/queue" />}</Route>
      </Switch>
      <LiveRegion />
    </UserContext>
  );
}

/** A link would change the address, which says where in the workstation one is. */
function skip(): void {
  const main = document.getElementById("main");
  main?.setAttribute("tabindex", "-1");
  main?.focus();
}

function TopBar({ user }: { user: Me }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const client = useQueryClient();
  const next = { light: "dark", dark: "auto", auto: "light" } as const;
  return (
    <header className="bar">
      <button type="button" className="skip" onClick={skip}>
        To the content
      </button>
      <Link href="/queue" className="brand">
        <img src="/mark.svg" alt="" />
        <span className="wide">Palimpsest</span>
        <span className="visually-hidden">to the queue</span>
      </Link>
      <nav aria-label="Places">
        <Place to="/queue">Queue</Place>
        <Place to="/agree">Agreement</Place>
        <Place to="/projects">Projects</Place>
      </nav>
      <ActionIcon
        className="push"
        variant="subtle"
        aria-label={`Colours: ${colorScheme}. Change`}
        title={`Colours: ${colorScheme}`}
        data-testid="scheme"
        onClick={() => setColorScheme(next[colorScheme])}
      >
        <Icon name={colorScheme === "dark" ? "moon" : "sun"} />
      </ActionIcon>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <Button size="compact-sm" variant="subtle" leftSection={<Icon name="user" size={16} />}>
            <span className="wide">{user.name}</span>
            <span className="visually-hidden">signed in</span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>May {user.roles.join(", ")}</Menu.Label>
          <Menu.Item
            onClick={() => {
              session.signOut();
              client.clear();
              location.reload();
            }}
          >
            Sign out
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </header>
  );
}

function Place({ to, children }: { to: string; children: ReactNode }) {
  const [location] = useLocation();
  return (
    <Link href={to} aria-current={location.startsWith(to) ? "page" : undefined}>
      {children}
    </Link>
  );
}
