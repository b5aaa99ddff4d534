-- The currency book: what one unit of a currency is worth in another from a day on.
create table exchange_rates (
  tenant uuid not null references tenants,
  uuid uuid not null default uuidv7(),
  rev integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  deleted_at timestamptz,
  tags text[] not null,
  name text not null generated always as ("from" || '/' || "to") stored,
  "from" text not null,
  "to" text not null,
  rate text not null,
  date date not null,
  source text not null,
  buffer_bps integer not null,
  primary key (tenant, uuid),
  check ("from" <> "to")
);
select protect('exchange_rates');
create unique index exchange_rates_tenant_date_key on exchange_rates (tenant, "from", "to", date) where deleted_at is null;
create index on exchange_rates (tenant, created_at desc, uuid desc) where deleted_at is null;
create index on exchange_rates (tenant, created_at, uuid) where deleted_at is not null;
create index on exchange_rates (tenant, uuid) where deleted_at is not null;
create index on exchange_rates (tenant, updated_at, uuid) where deleted_at is null;
create index on exchange_rates (tenant, date, uuid) where deleted_at is null;
select index_for_search('exchange_rates', '''exchange-rates''', '$.name', 'array_to_string($.tags, '' '')',
  'array[''from='' || $."from", ''to='' || $."to", ''source='' || $.source] || facets_of(''tags'', $.tags)');
select count_rows('exchange_rates', 'exchange-rates', '$.deleted_at is null');
