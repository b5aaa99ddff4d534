-- The client of a link chooses from the options of a proposal and accepts it.

-- What the client of a link chose, and the versions that were shown to them.
alter table shares
  add column choices uuid[] not null default '{}',
  -- The version that was last shown.
  add column seen_revision integer,
  -- The version before it, against which the page lists what has changed; null if there was none.
  add column compared_revision integer;

-- SHA-256 of the content, by which a client says which version they accept. Older publications have none and cannot be accepted.
alter table publications add column fingerprint text;
create index on publications (tenant, itinerary, fingerprint) where fingerprint is not null;

create table acceptances (
  tenant uuid not null references tenants,
  uuid uuid not null default uuidv7(),
  itinerary uuid not null,
  revision integer not null,
  share uuid not null,
  name text not null,
  email text not null,
  choices uuid[] not null,
  -- All that the receipt says, as it was when the proposal was accepted.
  content jsonb not null,
  accepted_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by uuid,
  revoke_reason text,
  primary key (tenant, uuid),
  foreign key (tenant, itinerary, revision) references publications (tenant, itinerary, revision) on delete cascade,
  foreign key (tenant, share) references shares (tenant, uuid) on delete cascade,
  check ((revoked_at is null) = (revoke_reason is null))
);
select protect('acceptances');
-- One acceptance of a version by link.
create unique index on acceptances (tenant, share, revision) where revoked_at is null;
create index on acceptances (tenant, share);
create index on acceptances (tenant, itinerary, accepted_at desc, uuid desc);
