/**
 * The tables, as numbered steps. A step is never changed once released; the next one is added below.
 * Columns named `sealed` hold what may reveal something about a person, encrypted (seal.ts).
 */

import { errors } from "../../errors.js";
import type { Database } from "./database.js";

const MIGRATIONS: readonly string[] = [
  `
  create table proof (
    one integer primary key,
    sealed bytea not null
  );

  create table projects (
    id text primary key,
    sealed bytea not null,
    readers integer not null,
    annotators jsonb not null,
    threshold double precision,
    two_person boolean not null,
    retention_days integer,
    created_at timestamptz not null,
    created_by text not null
  );

  create table files (
    id text primary key,
    project text not null references projects on delete cascade,
    sealed bytea not null,
    created_at timestamptz not null
  );

  create table tasks (
    id text primary key,
    project text not null references projects on delete cascade,
    file text not null references files on delete cascade,
    request text not null,
    position integer not null,
    sealed bytea not null,
    analysis bytea,
    readers jsonb not null,
    double boolean not null,
    phase text not null,
    error jsonb,
    characters integer not null,
    due timestamptz,
    created_at timestamptz not null,
    created_by text not null,
    exported_at timestamptz,
    unique (created_by, request, position)
  );
  create index tasks_of_project on tasks (project, created_at);
  create index tasks_of_file on tasks (file);

  create table streams (
    task text not null references tasks on delete cascade,
    stream text not null,
    version integer not null,
    finished boolean not null,
    summary jsonb not null,
    primary key (task, stream)
  );

  create table events (
    task text not null references tasks on delete cascade,
    stream text not null,
    version integer not null,
    id text not null,
    kind text not null,
    author text not null,
    at timestamptz not null,
    sealed bytea not null,
    link text not null,
    primary key (task, stream, version),
    unique (task, id)
  );

  create table leases (
    task text not null references tasks on delete cascade,
    stream text not null,
    holder text not null,
    until timestamptz not null,
    primary key (task, stream)
  );

  create table approvals (
    task text primary key references tasks on delete cascade,
    author text not null,
    at timestamptz not null,
    hash text not null,
    version integer not null,
    accepted_risk boolean not null,
    sealed bytea not null,
    void_by text,
    void_at timestamptz,
    void_version integer
  );

  create table backgrounds (
    id text primary key,
    sealed bytea not null,
    texts integer not null,
    created_at timestamptz not null,
    created_by text not null
  );

  create table background_texts (
    background text not null references backgrounds on delete cascade,
    position integer not null,
    sealed bytea not null,
    primary key (background, position)
  );

  create table attacks (
    task text not null references tasks on delete cascade,
    background text not null references backgrounds on delete cascade,
    author text not null,
    at timestamptz not null,
    version integer not null,
    hash text not null,
    sealed bytea not null,
    primary key (task, background)
  );

  create table audit (
    number integer generated always as identity primary key,
    at timestamptz not null,
    author text not null,
    action text not null,
    task text,
    project text,
    details jsonb not null
  );
  create index audit_of_task on audit (task, number);
  `,
  `
  alter table projects add column recheck double precision not null default 0;

  create table batches (
    id text primary key,
    project text not null references projects on delete cascade,
    author text not null,
    at timestamptz not null,
    action text not null,
    applied jsonb not null,
    skipped jsonb not null,
    undone jsonb
  );
  create index batches_of_project on batches (project, at);
  `,
  // a number per person or thing of a file with several documents, by a keyed hash of its words
  `
  create table entity_numbers (
    file text not null references files on delete cascade,
    type text not null,
    fingerprint text not null,
    number integer not null,
    primary key (file, type, fingerprint)
  );
  `,
  // of a table: its columns that are not read as text, and what people decided about them
  `
  create table file_columns (
    file text primary key references files on delete cascade,
    sealed bytea not null
  );
  `,
  // which tasks have changed, and in which transaction: a queue in memory reads those again and no others
  `
  create table task_changes (
    task text primary key,
    at bigint not null
  );
  create index task_changes_at on task_changes (at);
  create or replace function task_changed() returns trigger language plpgsql as
    $$ begin insert into task_changes values (coalesce(new.id, old.id), txid_current()) on conflict (task) do update set at = txid_current(); return null; end $$;
  create or replace function part_of_task_changed() returns trigger language plpgsql as
    $$ begin insert into task_changes values (coalesce(new.task, old.task), txid_current()) on conflict (task) do update set at = txid_current(); return null; end $$;
  create or replace trigger task_changed after insert or update or delete on tasks
    for each row execute function task_changed();
  create or replace trigger stream_changed after insert or update or delete on streams
    for each row execute function part_of_task_changed();
  create or replace trigger approval_changed after insert or update or delete on approvals
    for each row execute function part_of_task_changed();
  `,
];

/** Version of the newest tables this release knows. */
export const SCHEMA_VERSION = MIGRATIONS.length;

/** Any number, the same in every process: only one migrates a database at a time. */
const MIGRATION_LOCK = 7_214_093;

/**
 * Brings a database to the newest tables, all steps or none.
 * @throws STORE_VERSION when a later release has written it
 */
export async function migrate(database: Pick<Database, "transaction" | "place">): Promise<void> {
  await database.transaction(async (on) => {
    await on.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await on.query("create table if not exists schema_version (version integer not null)");
    const [row] = await on.query<{ version: number }>("select version from schema_version");
    const from = row?.version ?? 0;
    if (from > SCHEMA_VERSION) {
      throw errors.STORE_VERSION`the data in ${database.place} has version ${from}, and this release reads up to ${SCHEMA_VERSION}; run the release that wrote it, or a later one`;
    }
    for (const migration of MIGRATIONS.slice(from)) {
      // a function's body is written in one line
      for (const statement of migration.split(/;\n/)) {
        if (/\S/.test(statement)) await on.query(statement);
      }
    }
    if (row === undefined) {
      await on.query("insert into schema_version (version) values ($1)", [SCHEMA_VERSION]);
    } else if (from < SCHEMA_VERSION) {
      await on.query("update schema_version set version = $1", [SCHEMA_VERSION]);
    }
  });
}
