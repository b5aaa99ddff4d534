-- What keeps strangers from using the server up, or from using it to reach others.

-- A solution is tried before it is used: with a password that is refused it is not used up, but not good for ever either.
alter table captcha_uses
  add column is_used boolean not null default true,
  add column tries integer not null default 0;

-- How many letters a company posted lately is counted in its audit trail.
create index on audit_events (tenant, action, at);

-- A person takes an address that companies have only invited so far: the invitations become theirs, and the row without an
-- account goes. Companies they belong to already keep them as they are. The owner of the schema is bound by row security
-- too, so each company is entered by itself.
create function merge_invited(person uuid, address text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  shell uuid;
  place uuid;
  before text := current_setting('app.tenant', true);
begin
  select uuid into shell from users
  where lower(email) = lower(address) and state = 'invited' and uuid <> person
    and exists (select from users where uuid = person and state = 'active');
  if shell is null then return; end if;
  -- Memberships before their person, as whoever accepts an invitation locks them.
  for place in select tenant from memberships where "user" = shell order by tenant loop
    perform set_config('app.tenant', place::text, true);
    perform from memberships where tenant = place and "user" = shell for update;
  end loop;
  perform set_config('app.tenant', coalesce(before, ''), true);
  perform from users where uuid = shell and state = 'invited' for update;
  if not found then return; end if;
  for place in select tenant from memberships where "user" = shell order by tenant loop
    perform set_config('app.tenant', place::text, true);
    if exists (select from memberships where tenant = place and "user" = person) then
      delete from memberships where tenant = place and "user" = shell;
    else
      update memberships set "user" = person, rev = rev + 1, updated_at = now() where tenant = place and "user" = shell;
      update mail_tokens set "user" = person where tenant = place and "user" = shell;
    end if;
    insert into audit_events (tenant, actor, action, target, changed)
    values (place, jsonb_build_object('kind', 'person', 'uuid', person, 'isVisiting', false), 'user.merge', person, '{}');
  end loop;
  perform set_config('app.tenant', coalesce(before, ''), true);
  delete from users where uuid = shell;
end $$;
