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
