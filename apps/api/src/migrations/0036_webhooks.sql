-- Addresses that are told of changes in a company. The secrets that sign are sealed.
create table webhooks (
  tenant uuid not null references tenants on delete cascade,
  uuid uuid not null default uuidv7(),
  rev integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid references users on delete set null,
  url text not null,
  description text,
  events text[] not null,
  is_active boolean not null,
  disabled_reason text check (disabled_reason in ('failing', 'gone', 'backlog')),
  secret bytea not null,
  old_secret bytea,
  old_secret_until timestamptz,
  primary key (tenant, uuid),
  check (not is_active or disabled_reason is null),
  check ((old_secret is null) = (old_secret_until is null))
);
select protect('webhooks');
create index on webhooks (created_by);

-- An event for one webhook, left in the transaction of the change it tells of. `tries` and `began_at` count from the event,
-- or from the last replay.
create table webhook_deliveries (
  tenant uuid not null,
  uuid uuid not null default uuidv7(),
  webhook uuid not null,
  event text not null,
  resource text not null,
  target uuid not null,
  target_rev integer,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
  created_at timestamptz not null default now(),
  began_at timestamptz not null default now(),
  delivered_at timestamptz,
  next_attempt_at timestamptz default now(),
  tries integer not null default 0,
  attempts integer not null default 0,
  primary key (tenant, uuid),
  foreign key (tenant, webhook) references webhooks (tenant, uuid) on delete cascade,
  check ((status = 'pending') = (next_attempt_at is not null))
);
select protect('webhook_deliveries');
create index on webhook_deliveries (tenant, webhook, created_at desc, uuid desc);
create index on webhook_deliveries (tenant, created_at);
create index on webhook_deliveries (tenant, next_attempt_at) where status = 'pending';

create table webhook_attempts (
  tenant uuid not null,
  delivery uuid not null,
  n integer not null,
  at timestamptz not null,
  http_status integer,
  duration_ms integer not null,
  answer text,
  error text,
  primary key (tenant, delivery, n),
  foreign key (tenant, delivery) references webhook_deliveries (tenant, uuid) on delete cascade
);
select protect('webhook_attempts');
