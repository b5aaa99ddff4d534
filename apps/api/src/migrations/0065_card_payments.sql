-- Clients pay invoices by card on the page of a link, into the company's own account at Stripe.

-- The accounts of a company at a provider. One stays when the company disconnects it, so that refunds are still recorded, and is
-- used again when the company connects it again. Once the platform has lost access to it, the company gets another one.
create table card_accounts (
  tenant uuid not null references tenants on delete cascade,
  -- `test` is the built-in checkout, with which no money moves.
  provider text not null check (provider in ('stripe', 'test')),
  account text not null,
  charges_enabled boolean not null,
  details_submitted boolean not null,
  -- When the provider was last asked about it.
  checked_at timestamptz not null default now(),
  -- Only the hash of what is in the URL to which the provider returns.
  return_hash bytea,
  connected_at timestamptz not null default now(),
  connected_by uuid,
  disconnected_at timestamptz,
  lost_at timestamptz,
  primary key (tenant, account),
  foreign key (tenant, connected_by) references memberships (tenant, "user") on delete set null (connected_by)
);
select protect('card_accounts');
create unique index on card_accounts (tenant, provider) where lost_at is null;
create index on card_accounts (account);
create index on card_accounts (return_hash) where return_hash is not null;
create index on card_accounts (tenant, connected_by) where connected_by is not null;

-- Events name only the account, and the way back from the provider only its URL.
create policy for_identity on card_accounts for select to current_user using (true);
create function tenant_of_card_account(wanted text) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select tenant from card_accounts where account = wanted and provider = 'stripe'
$$;
create function tenant_of_card_return(hash bytea) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select tenant from card_accounts where return_hash = hash and disconnected_at is null and lost_at is null
$$;

-- The pages on which an amount of an invoice is paid.
create table card_checkouts (
  tenant uuid not null references tenants on delete cascade,
  uuid uuid not null default uuidv7(),
  created_at timestamptz not null default now(),
  provider text not null,
  account text not null,
  invoice uuid not null,
  -- The link on whose page it was opened, and where the client returns.
  share uuid,
  return_url text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  -- `opening` until the provider has answered.
  status text not null default 'opening' check (status in ('opening', 'open', 'paid', 'closed')),
  session text,
  url text,
  expires_at timestamptz not null,
  paid_at timestamptz,
  -- What the provider calls the payment.
  reference text,
  payment uuid,
  -- When the hourly job last asked the provider about it.
  checked_at timestamptz,
  -- Refunds that came before the payment was stored are read once after it.
  refunds_read_at timestamptz,
  primary key (tenant, uuid),
  unique (tenant, session),
  unique (tenant, payment),
  check ((status = 'paid') = (paid_at is not null)),
  foreign key (tenant, invoice) references invoices (tenant, uuid) on delete cascade,
  foreign key (tenant, share) references shares (tenant, uuid) on delete set null (share),
  foreign key (tenant, payment) references payments (tenant, uuid) on delete set null (payment)
);
select protect('card_checkouts');
create index on card_checkouts (tenant, invoice);
create index on card_checkouts (tenant, share) where share is not null;
create index on card_checkouts (tenant, reference) where reference is not null;
create index on card_checkouts (tenant, expires_at) where status in ('opening', 'open');
create index on card_checkouts (tenant, paid_at) where status = 'paid' and refunds_read_at is null;

-- The refunds and disputes that are recorded, by what the provider calls them.
create table card_refunds (
  tenant uuid not null references tenants on delete cascade,
  id text not null,
  checkout uuid not null,
  payment uuid,
  primary key (tenant, id),
  foreign key (tenant, checkout) references card_checkouts (tenant, uuid) on delete cascade,
  foreign key (tenant, payment) references payments (tenant, uuid) on delete set null (payment)
);
select protect('card_refunds');
create index on card_refunds (tenant, checkout);
create index on card_refunds (tenant, payment) where payment is not null;

-- Who took a card payment; null for payments that members record.
alter table payments add column provider text check (provider in ('stripe', 'test'));

-- Card payments notify members too.
alter table notifications
  add column itinerary uuid,
  add column payment uuid,
  add column excerpt text,
  add foreign key (tenant, itinerary) references itineraries (tenant, uuid) on delete cascade,
  add foreign key (tenant, payment) references payments (tenant, uuid) on delete cascade,
  add unique (tenant, payment, member),
  drop constraint notifications_kind_check,
  drop constraint notifications_check,
  add check (kind in ('mention', 'reply', 'question', 'details', 'payment', 'payment_on_account', 'refund', 'dispute')),
  add check (num_nonnulls(comment, message, traveller_form, payment) = 1),
  add check ((payment is null) = (itinerary is null) and (payment is null) = (excerpt is null));
create index on notifications (tenant, itinerary) where itinerary is not null;
