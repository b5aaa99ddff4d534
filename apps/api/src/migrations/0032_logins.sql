-- Wrong logins make the next one wait, and a login from a new place is told to whose account it is.

-- Failed tries by the signature of what is tried. Each waits longer than the one before; what a crash forgets only counts anew.
create unlogged table login_delays (
  key text primary key,
  failures integer not null default 0,
  waits_until timestamptz not null default now(),
  expires_at timestamptz not null default now()
);
create index on login_delays (expires_at);
grant select, insert, update, delete on login_delays to :"app_role";

-- Counts a try under several names together, or under none: 0, or after how many seconds the next one may be made. So many
-- failures of each name are free; then each doubles the wait, up to the longest. Whoever succeeds takes the count away.
create function count_login_try(names text[], free integer[], longest integer) returns integer language plpgsql as $$
declare
  seconds integer;
  moment timestamptz;
begin
  insert into login_delays (key) select name from unnest(names) as name order by name on conflict do nothing;
  perform from login_delays where key = any(names) order by key for update;
  -- After waiting for others who try the same.
  moment := clock_timestamp();
  select ceil(extract(epoch from max(waits_until) - moment))::integer into seconds from login_delays where key = any(names);
  if seconds > 0 then return seconds; end if;
  update login_delays d set failures = case when d.expires_at <= moment then 1 else d.failures + 1 end
  from unnest(names) as name where d.key = name;
  update login_delays d set
    expires_at = moment + interval '1 day',
    waits_until = moment + make_interval(secs =>
      case when d.failures < n.free then 0 else least(longest, power(2, least(d.failures - n.free, 30))) end)
  from unnest(names, free) as n (name, free) where d.key = n.name;
  return 0;
end $$;

-- Where somebody logged in: a network, as a signature, with a family of browsers. A network they used lately is theirs.
create table login_places (
  "user" uuid not null references users on delete cascade,
  network text not null,
  device text not null check (length(device) <= 60),
  seen_at timestamptz not null default now(),
  primary key ("user", network, device)
);
create index on login_places (seen_at);
grant select, insert, update, delete on login_places to :"app_role";
