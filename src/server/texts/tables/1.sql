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
