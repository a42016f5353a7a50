/** The frame: who works here, where they can go, and the page for the address. */

import { ActionIcon, Button, Menu, useMantineColorScheme } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { Link, Redirect, Route, Switch, useLocation } from "wouter";
import { RequestError, request, session, useOutdated } from "./api/client.js";
import type { Me } from "./api/types.js";
import { CommandLayer } from "./keyboard/command-layer.js";
import { QueuePage } from "./queue/queue-page.js";
import { LiveRegion } from "./shell/announce.js";
import { Icon } from "./shell/icons.js";
import { Waiting } from "./shell/parts.js";
import { prefer } from "./shell/preferences.js";
import { SignIn } from "./shell/sign-in.js";
import { SignInAgain, signOut } from "./shell/sign-in-again.js";
import { SignedIn } from "./shell/signed-in.js";
import { UserContext } from "./shell/user.js";
import { LANGUAGES, type Language, languageNow, t } from "./words/words.js";
import "./shell/shell.css";

/**
 * A page of a file of its own, loaded when it is opened. One whose file cannot be loaded belongs to an
 * older server: a reload is offered. Each waits by itself, so that the page before it is gone meanwhile.
 */
function page<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Page = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Outdated as ComponentType<Props> }),
    ),
  ) as unknown as ComponentType<Props>;
  return (props: Props) => (
    <Suspense fallback={<Waiting />}>
      <Page {...props} />
    </Suspense>
  );
}

const ReviewPage = page(async () => (await import("./review/review-page.js")).ReviewPage);
const AgreementsPage = page(
  async () => (await import("./agreement/agreements-page.js")).AgreementsPage,
);
const AgreementPage = page(
  async () => (await import("./agreement/agreement-page.js")).AgreementPage,
);
const ApprovePage = page(async () => (await import("./approve/approve-page.js")).ApprovePage);
const ExemptionLogPage = page(
  async () => (await import("./approve/exemption-log-page.js")).ExemptionLogPage,
);
const AttackPage = page(async () => (await import("./attack/attack-page.js")).AttackPage);
const ComparePage = page(async () => (await import("./compare/compare-page.js")).ComparePage);
const TablePage = page(async () => (await import("./table/table-page.js")).TablePage);
const ProjectsPage = page(async () => (await import("./projects/projects-page.js")).ProjectsPage);
const GuidelinesPage = page(
  async () => (await import("./guidelines/guidelines-page.js")).GuidelinesPage,
);

export function App() {
  const [place] = useLocation();
  const arrival = /^\/signed-in(?:\/([A-Z_]+))?$/.exec(place);
  return arrival ? <SignedIn problem={arrival[1]} /> : <Workstation />;
}

function Workstation() {
  const me = useQuery({
    queryKey: ["me"],
    queryFn: async () => {
      const user = await request<Me>("/v1/me");
      session.own(user.name);
      return user;
    },
    retry: (failures, error) => error instanceof RequestError && error.temporary && failures < 5,
  });
  if (
    !me.data &&
    me.error instanceof RequestError &&
    (me.error.status === 401 || me.error.status === 403)
  ) {
    return <SignIn tried={session.token() !== undefined} onSignIn={() => void me.refetch()} />;
  }
  if (!me.data) return <Waiting error={me.error} />;
  return (
    <UserContext value={me.data}>
      <TopBar user={me.data} />
      <NewVersion />
      <Switch>
        <Route path="/queue">{() => <QueuePage />}</Route>
        <Route path="/doc/:task">{({ task }) => <ReviewPage task={task} />}</Route>
        <Route path="/agree">{() => <AgreementsPage />}</Route>
        <Route path="/agree/:task">{({ task }) => <AgreementPage task={task} />}</Route>
        <Route path="/approve/:task">{({ task }) => <ApprovePage task={task} />}</Route>
        <Route path="/log/:task">{({ task }) => <ExemptionLogPage task={task} />}</Route>
        <Route path="/attack/:task">{({ task }) => <AttackPage task={task} />}</Route>
        <Route path="/compare/:task">{({ task }) => <ComparePage task={task} />}</Route>
        <Route path="/table/:task">{({ task }) => <TablePage task={task} />}</Route>
        <Route path="/projects">{() => <ProjectsPage />}</Route>
        <Route path="/guidelines/:project">
          {({ project }) => <GuidelinesPage project={project} />}
        </Route>
        <Route path="/">{() => <Redirect to="/queue" />}</Route>
        <Route>{() => <NoSuchPage />}</Route>
      </Switch>
      <CommandLayer />
      <SignInAgain me={me.data} />
      <LiveRegion />
    </UserContext>
  );
}

const NoSuchPage = () => (
  <main id="main" className="empty">
    <p>
      <strong>{t("This page does not exist.")}</strong>
    </p>
    <p>
      <Link href="/queue">{t("Back to the queue")}</Link>
    </p>
  </main>
);

const Outdated = () => (
  <main id="main" className="empty" role="alert">
    <p>{t("The server has been updated. Reload the page; what you decided is safe.")}</p>
    <Button onClick={() => location.reload()}>{t("Reload")}</Button>
  </main>
);

function NewVersion() {
  if (!useOutdated()) return null;
  return (
    <p className="banner warn" role="alert" data-testid="outdated">
      {t("The server has been updated. Reload the page; what you decided is safe.")}{" "}
      <Button size="xs" onClick={() => location.reload()}>
        {t("Reload")}
      </Button>
    </p>
  );
}

/** A link would change the address, which says where in the workstation one is. */
function skip(): void {
  const main = document.getElementById("main");
  main?.setAttribute("tabindex", "-1");
  main?.focus();
}

function TopBar({ user }: { user: Me }) {
  return (
    <header className="bar">
      <button type="button" className="skip" onClick={skip}>
        {t("To the content")}
      </button>
      <Link href="/queue" className="brand">
        <img src="/mark.svg" alt="" />
        <span className="wide">Palimpsest</span>
        <span className="visually-hidden">{t("to the queue")}</span>
      </Link>
      <nav aria-label={t("Places")}>
        <Place to="/queue">{t("Queue")}</Place>
        <Place to="/agree">{t("Agreement")}</Place>
        <Place to="/projects">{t("Projects")}</Place>
      </nav>
      <Scheme />
      <UserMenu user={user} />
    </header>
  );
}

const SCHEMES = { light: "light", dark: "dark", auto: "same as the system" } as const;

function Scheme() {
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const next = { light: "dark", dark: "auto", auto: "light" } as const;
  const scheme = t(SCHEMES[colorScheme]);
  return (
    <ActionIcon
      className="push"
      variant="subtle"
      aria-label={t("Colours: {scheme}. Change", { scheme })}
      title={t("Colours: {scheme}", { scheme })}
      data-testid="scheme"
      onClick={() => setColorScheme(next[colorScheme])}
    >
      <Icon name={colorScheme === "dark" ? "moon" : "sun"} />
    </ActionIcon>
  );
}

function UserMenu({ user }: { user: Me }) {
  const client = useQueryClient();
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<Icon name="user" size={16} />}
          data-testid="user-menu"
        >
          <span className="wide">{user.name}</span>
          <span className="visually-hidden">{t("signed in")}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {user.name}: {user.roles.map((role) => t(role)).join(", ")}
        </Menu.Label>
        {(Object.keys(LANGUAGES) as Language[]).map((language) => (
          <Menu.Item
            key={language}
            lang={language}
            disabled={language === languageNow()}
            data-testid={`language-${language}`}
            onClick={() => prefer({ language })}
          >
            {LANGUAGES[language]}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          onClick={() => {
            client.clear();
            void signOut();
          }}
        >
          {t("Sign out")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
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
