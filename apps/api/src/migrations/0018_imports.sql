-- CSV files on their way into a list. Their rows are kept with what became of each, so that an import goes on where it
-- stopped and nothing is created twice.
create table imports (
  tenant uuid not null references tenants on delete cascade,
  uuid uuid not null default uuidv7(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid not null references users on delete cascade,
  resource text not null,
  filename text not null,
  delimiter text not null,
  encoding text not null,
  state text not null check (state in ('draft', 'checking', 'checked', 'running', 'done', 'cancelled', 'failed')),
  columns text[] not null,
  mapping text[] not null,
  on_duplicate text not null check (on_duplicate in ('skip', 'create', 'update')),
  total integer not null,
  primary key (tenant, uuid)
);
select protect('imports');
create index on imports (tenant, created_at, uuid);
create index on imports (created_by);

create table import_rows (
  tenant uuid not null,
  import uuid not null,
  n integer not null,
  cells text[] not null,
  state text not null check (state in ('waiting', 'valid', 'invalid', 'created', 'updated', 'skipped', 'failed')),
  errors jsonb not null default '[]',
  record uuid,
  primary key (tenant, import, n),
  foreign key (tenant, import) references imports (tenant, uuid) on delete cascade
);
select protect('import_rows');
create index on import_rows (tenant, import, state, n);
