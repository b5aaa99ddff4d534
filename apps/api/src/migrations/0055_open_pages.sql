-- Who has an itinerary open, and where they are in it. Not logged, because it is of no use after a restart.
create unlogged table itinerary_presence (
  tenant uuid not null,
  itinerary uuid not null,
  -- The open page: a person may have several.
  client uuid not null,
  "user" uuid not null references users on delete cascade,
  place jsonb,
  seen_at timestamptz not null default now(),
  primary key (tenant, itinerary, client),
  foreign key (tenant, itinerary) references itineraries (tenant, uuid) on delete cascade
);
select protect('itinerary_presence');
create index on itinerary_presence ("user");

-- Announces every new version of an itinerary to all servers, once its transaction is committed.
create function announce_itinerary() returns trigger language plpgsql as $$
begin
  perform pg_notify('itinerary', json_build_object('tenant', new.tenant, 'uuid', new.uuid, 'rev', new.rev)::text);
  return null;
end $$;
create trigger announce after update on itineraries
  for each row when (new.rev is distinct from old.rev) execute function announce_itinerary();

create function announce_presence() returns trigger language plpgsql as $$
begin
  perform pg_notify('itinerary', json_build_object(
    'tenant', coalesce(new.tenant, old.tenant), 'uuid', coalesce(new.itinerary, old.itinerary))::text);
  return null;
end $$;
create trigger announce_entry after insert or delete on itinerary_presence
  for each row execute function announce_presence();
create trigger announce_place after update on itinerary_presence
  for each row when (new.place is distinct from old.place) execute function announce_presence();
