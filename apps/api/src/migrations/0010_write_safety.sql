-- Answers kept for 24 hours under the Idempotency-Key of the request, so that a request sent again is not done again.
-- An answer is sealed, because it may hold what is sealed where it comes from. Without an answer a row is a claim of
-- work that takes several transactions; when its lease has run out, the work was broken off and may begin again.
create table request_keys (
  tenant uuid not null references tenants on delete cascade,
  person uuid not null references users on delete cascade,
  key text not null,
  fingerprint bytea not null,
  claim uuid,
  leased_until timestamptz,
  answer bytea,
  created_at timestamptz not null default now(),
  primary key (tenant, person, key),
  check ((answer is null) = (claim is not null and leased_until is not null))
);
select protect('request_keys');
create index on request_keys (tenant, created_at);

-- The same for requests to the platform, which are of no tenant.
create table person_request_keys (
  person uuid not null references users on delete cascade,
  key text not null,
  fingerprint bytea not null,
  claim uuid,
  leased_until timestamptz,
  answer bytea,
  created_at timestamptz not null default now(),
  primary key (person, key),
  check ((answer is null) = (claim is not null and leased_until is not null))
);
create index on person_request_keys (created_at);
grant select, insert, update, delete on person_request_keys to :"app_role";

-- What lies in the bin holds no reference: another trip may take it.
alter table itineraries drop constraint itineraries_tenant_reference_key;
create unique index itineraries_tenant_reference_key on itineraries (tenant, reference) where deleted_at is null;

create index on audit_events (tenant, at desc, uuid desc);
