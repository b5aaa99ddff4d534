-- Logging in with a company's OpenID Connect provider. The client's secret is sealed.
create table single_sign_on (
  tenant uuid primary key references tenants on delete cascade,
  -- Another one for another issuer or client: what was begun with the one before counts no more.
  uuid uuid not null default uuidv7(),
  issuer text not null,
  client_id text not null,
  client_secret bytea not null,
  trusts_emails boolean not null,
  updated_at timestamptz not null default now()
);
select protect('single_sign_on');

-- Whom the provider means by its subjects. The first login ties one to a member; the tie ends with the membership.
create table single_sign_on_members (
  tenant uuid not null references single_sign_on on delete cascade,
  subject text not null,
  "user" uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant, subject),
  unique (tenant, "user"),
  foreign key (tenant, "user") references memberships (tenant, "user") on delete cascade
);
select protect('single_sign_on_members');

-- A session that a company's provider opened reaches that company only.
alter table sessions add column only_tenant uuid references tenants on delete cascade;
create index on sessions (only_tenant) where only_tenant is not null;

alter table auth_challenges drop constraint auth_challenges_purpose_check;
alter table auth_challenges add constraint auth_challenges_purpose_check
  check (purpose in ('login', 'add_totp', 'add_passkey', 'passkey', 'single_sign_on'));

-- The company's provider decides how often and with what its members log in, so such a session needs no factor of ours.
drop function authenticate(bytea, uuid);
create function authenticate(token bytea, for_tenant uuid)
returns table (session uuid, "user" uuid, is_god boolean, seen_at timestamptz, has_factor boolean, only_tenant uuid, tenant uuid, roles text[], is_owner boolean, requires_factor boolean, subscribed boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.uuid, u.uuid, u.is_god and s.only_tenant is null, s.seen_at,
         exists (select from second_factors f where f."user" = u.uuid), s.only_tenant,
         t.uuid, m.roles, coalesce(m.is_owner, false), coalesce(t.requires_second_factor and s.only_tenant is null, false),
         exists (
           select from subscriptions p join tenants payer on payer.uuid = p.tenant
           where p.tenant in (t.uuid, t.parent) and (p.tenant = t.uuid or payer.status = 'active')
             and (p.status in ('trialing', 'active') and (not p.cancel_at_period_end or p.period_end > now())
               or p.status = 'past_due' and p.past_due_at > now() - interval '14 days'))
  from sessions s
  join users u on u.uuid = s."user" and u.state = 'active'
  left join tenants t on t.uuid = for_tenant and (s.only_tenant is null or s.only_tenant = for_tenant)
    and (t.status = 'active' or t.status = 'suspended' and u.is_god and s.only_tenant is null)
  left join memberships m on m.tenant = t.uuid and m."user" = u.uuid and m.accepted_at is not null
  where s.token_hash = token and s.expires_at > now() and s.seen_at > now() - interval '12 hours'
$$;
