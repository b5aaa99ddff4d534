-- What happens around logins and accounts. Rows are only added, and go after 400 days. Nobody's address or secret is kept.
create table identity_events (
  uuid uuid primary key default uuidv7(),
  at timestamptz not null default now(),
  -- Null where somebody tried an address that nobody has.
  person uuid references users on delete cascade,
  -- What only one company may know: what somebody may do there, and what they took away.
  tenant uuid references tenants on delete cascade,
  kind text not null,
  outcome text not null check (outcome in ('success', 'failure')),
  -- An IPv4 /24 or IPv6 /48.
  network text check (length(network) <= 60),
  user_agent text check (length(user_agent) <= 300),
  request_id text check (length(request_id) <= 100)
);
create index on identity_events (person, at desc);
create index on identity_events (at);
grant select, insert on identity_events to :"app_role";

create function forget_identity_events(before timestamptz, most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone integer;
begin
  delete from identity_events where uuid in (select uuid from identity_events where at < before limit most);
  get diagnostics gone = row_count;
  return gone;
end $$;
