-- What a payment provider knows a company by, what it told of, and what the built-in one has taken.

alter table subscriptions
  add column customer text,
  add column contract text,
  add column checkout_url text,
  add column card jsonb,
  add column credit bigint not null default 0 check (credit >= 0);
create index on subscriptions (customer) where customer is not null;

-- An event names a payer before any company is known.
create function tenant_of_customer(wanted text) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select tenant from subscriptions where customer = wanted
$$;

-- Every event that was taken notice of, kept in the transaction that followed it: the same one again changes nothing.
create table billing_events (
  tenant uuid not null references tenants on delete cascade,
  id text not null check (length(id) <= 255),
  type text not null check (length(type) <= 255),
  occurred_at timestamptz not null,
  received_at timestamptz not null default now(),
  primary key (tenant, id)
);
create index on billing_events (tenant, received_at);
select protect('billing_events');

-- Invoices of the built-in gateway; a payment provider keeps its own.
create table invoices (
  tenant uuid not null references tenants on delete cascade,
  uuid uuid not null default uuidv7(),
  number integer not null,
  issued_at timestamptz not null,
  stripe_plan text not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  amount bigint not null check (amount >= 0),
  currency text not null,
  status text not null check (status in ('open', 'paid', 'void')),
  primary key (tenant, uuid),
  unique (tenant, number)
);
select protect('invoices');
