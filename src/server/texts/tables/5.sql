-- which tasks have changed, and in which transaction: a queue in memory reads those again and no others
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
