-- Limits that all processes share, pictures of people, and rows of people who never came.

-- Tries by strangers, counted in windows of time; the columns are those of rate-limiter-flexible, `expire` is in
-- milliseconds since 1970. What a crash forgets only counts anew.
create unlogged table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index on rate_limits (expire);
grant select, insert, update, delete on rate_limits to :"app_role";

-- The key in the storage of the picture a person shows.
alter table users add column avatar text;

-- Where a person is a member, whatever the state of the company: what they change about themselves goes into its trail.
create function companies_of(person uuid) returns table (tenant uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.tenant from memberships m where m."user" = person and m.accepted_at is not null order by m.tenant
$$;

-- Deletes people who were only invited, long ago, and whom no company waits for any more. They are held before they are
-- looked at again, so that an invitation which is just being made keeps its person. Answers how many went.
create function forget_invited(before timestamptz, most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held uuid[];
  gone integer;
begin
  select array_agg(uuid) into held from (
    select u.uuid from users u
    where u.state = 'invited' and u.confirmed_at is null and u.created_at < before
      and not exists (select from memberships m where m."user" = u.uuid)
    order by u.uuid limit most for update skip locked
  ) found;
  delete from users u
  where u.uuid = any(held) and u.state = 'invited' and not exists (select from memberships m where m."user" = u.uuid);
  get diagnostics gone = row_count;
  return gone;
end $$;
create index on users (created_at) where state = 'invited';
