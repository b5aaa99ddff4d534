-- Views of lists: search, filters, sorting and columns under a name. Of a member who leaves, those that are shared stay.
create table saved_views (
  tenant uuid not null references tenants on delete cascade,
  uuid uuid not null default uuidv7(),
  rev integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  owner uuid,
  list text not null,
  name text not null,
  query text not null,
  columns text[],
  is_shared boolean not null,
  primary key (tenant, uuid),
  foreign key (tenant, owner) references memberships (tenant, "user") on delete set null (owner)
);
select protect('saved_views');
create index on saved_views (tenant, owner, list);
create index on saved_views (tenant, list) where is_shared;
