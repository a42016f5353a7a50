-- a number per person or thing of a file with several documents, by a keyed hash of its words
create table entity_numbers (
  file text not null references files on delete cascade,
  type text not null,
  fingerprint text not null,
  number integer not null,
  primary key (file, type, fingerprint)
);
