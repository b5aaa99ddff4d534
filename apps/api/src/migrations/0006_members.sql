-- A version 7 uuid tells when it was made. An invitation answers with the person's uuid, which must not tell whether
-- they had an account before: it pretends any moment of the last ten years.
alter table users alter column uuid set default uuidv7(- random() * interval '3650 days');

-- A membership counts once it is accepted. Until then it is an invitation, and holds the address and name that the
-- inviter wrote: the person's own are not for this company yet. Whoever inserts a membership otherwise makes one that
-- is accepted.
alter table memberships
  add column rev integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column accepted_at timestamptz,
  add column invited_email text,
  add column invited_name text,
  add column invitation_expires_at timestamptz;
alter table memberships no force row level security;
update memberships set accepted_at = created_at, updated_at = created_at;
alter table memberships force row level security;
alter table memberships
  alter column accepted_at set default now(),
  add check (num_nonnulls(invited_email, invited_name, invitation_expires_at) = case when accepted_at is null then 3 else 0 end),
  add check (accepted_at is not null or not is_owner);
create unique index memberships_tenant_owner_key on memberships (tenant) where is_owner;

-- Only who has accepted is a member.
create or replace function authenticate(token bytea, for_tenant uuid)
returns table (session uuid, "user" uuid, is_god boolean, seen_at timestamptz, tenant uuid, roles text[], is_owner boolean, subscribed boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.uuid, u.uuid, u.is_god, s.seen_at, t.uuid, m.roles, coalesce(m.is_owner, false),
         exists (
           select from subscriptions p
           where p.tenant in (t.uuid, t.parent)
             and (p.status in ('trialing', 'active') and (not p.cancel_at_period_end or p.period_end > now())
               or p.status = 'past_due' and p.past_due_at > now() - interval '14 days'))
  from sessions s
  join users u on u.uuid = s."user" and u.state = 'active'
  left join tenants t on t.uuid = for_tenant and t.status = 'active'
  left join memberships m on m.tenant = t.uuid and m."user" = u.uuid and m.accepted_at is not null
  where s.token_hash = token and s.expires_at > now() and s.seen_at > now() - interval '12 hours'
$$;

create or replace function memberships_of(person uuid)
returns table (tenant uuid, since timestamptz, roles text[], is_owner boolean, subscribed boolean, parent_subscribed boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.tenant, m.accepted_at, m.roles, m.is_owner, is_subscribed(m.tenant), coalesce(is_subscribed(t.parent), false)
  from memberships m join tenants t on t.uuid = m.tenant and t.status = 'active'
  where m."user" = person and m.accepted_at is not null
$$;
