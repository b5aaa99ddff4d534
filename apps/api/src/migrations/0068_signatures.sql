-- Clients sign what they accept with a provider of electronic signatures.

-- What a client is to sign. It is accepted once it is signed and is still what is published.
create table signing_requests (
  tenant uuid not null references tenants on delete cascade,
  uuid uuid not null default uuidv7(),
  created_at timestamptz not null default now(),
  itinerary uuid not null,
  revision integer not null,
  share uuid not null,
  -- The language in which the client reads; null for that of the itinerary.
  language text,
  choices uuid[] not null,
  -- All that the document says.
  content jsonb not null,
  -- `opening` until the provider has answered, `outdated` if it was signed when it could no longer be accepted.
  status text not null default 'opening' check (status in ('opening', 'open', 'signed', 'declined', 'expired', 'outdated')),
  -- What the provider calls it, and where it is signed.
  reference text,
  url text,
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- When the hourly job last asked the provider about it.
  checked_at timestamptz,
  primary key (tenant, uuid),
  check (status = 'opening' or status = 'expired' or (reference is not null and url is not null)),
  check ((status in ('opening', 'open')) = (ended_at is null)),
  foreign key (tenant, itinerary, revision) references publications (tenant, itinerary, revision) on delete cascade,
  foreign key (tenant, share) references shares (tenant, uuid) on delete cascade
);
select protect('signing_requests');
create index on signing_requests (tenant, itinerary, revision);
create index on signing_requests (tenant, share, revision);
create index on signing_requests (tenant, created_at) where status in ('opening', 'open');
create index on signing_requests (tenant, ended_at) where ended_at is not null;

-- The signature of an acceptance, as the provider reports it.
create table signatures (
  tenant uuid not null references tenants on delete cascade,
  acceptance uuid not null,
  reference text not null,
  name text not null,
  email text not null,
  signed_at timestamptz not null,
  -- The signed PDF, if the provider hands it over.
  document bytea,
  primary key (tenant, acceptance),
  foreign key (tenant, acceptance) references acceptances (tenant, uuid) on delete cascade
);
select protect('signatures');
