-- Who may log in, which companies they belong to, and the ground that every tenant table stands on.
create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

grant usage on schema public to :"app_role";

-- Accents and case do not matter when searching. unaccent() is only stable because its dictionary could change;
-- ours does not, so this wrapper may be used in indexes and generated columns.
create function fold(text) returns text language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, $1));

-- The letter a record stands under in an alphabet filter: A to Z, or # for anything else.
create function initial_of(text) returns text language sql immutable parallel safe
  return case when upper(left(fold(coalesce($1, '')), 1)) between 'A' and 'Z' then upper(left(fold($1), 1)) else '#' end;

create table tenants (
  uuid uuid primary key default uuidv7(),
  name text not null,
  slug text not null unique,
  parent uuid references tenants,
  status text not null default 'active' check (status in ('active', 'suspended', 'closed')),
  address text,
  email text,
  phone text,
  url text,
  country text,
  currency text,
  timezone text not null default 'UTC',
  units text not null default 'metric' check (units in ('metric', 'imperial')),
  brand jsonb not null default '{"primary": "#1f4d4a", "secondary": "#b4703c", "onPrimary": "#ffffff"}',
  created_at timestamptz not null default now(),
  check (parent <> uuid)
);

create table users (
  uuid uuid primary key default uuidv7(),
  email text not null,
  name text not null,
  password_hash text not null,
  is_god boolean not null default false,
  job_title text,
  phone text,
  state text not null default 'active' check (state in ('invited', 'active', 'suspended')),
  confirmed_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index users_email on users (lower(email));

-- A bearer token is 256 random bits; only its SHA-256 is kept.
create table sessions (
  token_hash bytea primary key,
  uuid uuid not null unique default uuidv7(),
  "user" uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on sessions ("user");

grant select, insert, update on tenants, users to :"app_role";
grant select, insert, update, delete on sessions to :"app_role";

-- Row security by default: a table handed to protect() shows and takes only rows of the tenant that the
-- transaction has set, also to its owner. After a transaction the setting is '', not null.
create function protect(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy of_tenant on %s using (tenant = nullif(current_setting(''app.tenant'', true), '''')::uuid)', target);
  execute format('grant select, insert, update, delete on %s to :"app_role"', target);
end $$;

create table memberships (
  tenant uuid not null references tenants on delete cascade,
  "user" uuid not null references users on delete cascade,
  roles text[] not null,
  is_owner boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (tenant, "user")
);
create index on memberships ("user");
select protect('memberships');

create table subscriptions (
  tenant uuid primary key references tenants on delete cascade,
  stripe_plan text not null,
  status text not null check (status in ('incomplete', 'trialing', 'active', 'past_due', 'cancelled', 'expired')),
  period_start timestamptz not null,
  period_end timestamptz not null,
  past_due_at timestamptz,
  cancel_at_period_end boolean not null default false
);
select protect('subscriptions');

-- Before a tenant is known, three questions must be answered across tenants: who holds this token, which companies
-- does a person belong to, and whose is this share link. Only functions owned by the schema's owner may ask them.
create policy for_identity on memberships for select to current_user using (true);
create policy for_identity on subscriptions for select to current_user using (true);

create function is_subscribed(of_tenant uuid) returns boolean language sql stable security definer set search_path = public, pg_temp
  return exists (
    select from subscriptions s
    where s.tenant = of_tenant
      and (s.status in ('trialing', 'active') and (not s.cancel_at_period_end or s.period_end > now())
        or s.status = 'past_due' and s.past_due_at > now() - interval '14 days')
  );

-- One answer for a token: the session, its person and, when asked for a tenant, the person's place in it.
create function authenticate(token bytea, for_tenant uuid)
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
  left join memberships m on m.tenant = t.uuid and m."user" = u.uuid
  where s.token_hash = token and s.expires_at > now() and s.seen_at > now() - interval '12 hours'
$$;

create function memberships_of(person uuid)
returns table (tenant uuid, since timestamptz, roles text[], is_owner boolean, subscribed boolean, parent_subscribed boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.tenant, m.created_at, m.roles, m.is_owner, is_subscribed(m.tenant), coalesce(is_subscribed(t.parent), false)
  from memberships m join tenants t on t.uuid = m.tenant and t.status = 'active'
  where m."user" = person
$$;

-- Who did what. Rows are only ever added.
create table audit_events (
  tenant uuid not null references tenants,
  uuid uuid not null default uuidv7(),
  at timestamptz not null default now(),
  actor jsonb not null,
  action text not null,
  target uuid,
  changed text[] not null,
  primary key (tenant, uuid)
);
select protect('audit_events');
revoke update, delete on audit_events from :"app_role";
create index on audit_events (tenant, target);

-- Live records per noun, kept by triggers so that a count costs the same in a tenant of any size.
create table resource_counts (
  tenant uuid not null references tenants on delete cascade,
  resource text not null,
  live integer not null,
  primary key (tenant, resource)
);
select protect('resource_counts');

create function count_row() returns trigger language plpgsql as $$
declare of_tenant uuid := case when tg_op = 'DELETE' then old.tenant else new.tenant end;
begin
  insert into resource_counts as c (tenant, resource, live) values (of_tenant, tg_argv[0], tg_argv[1]::integer)
  on conflict (tenant, resource) do update set live = c.live + excluded.live;
  return null;
end $$;

-- Counts the rows of a table that meet a condition under a name. In the condition `$` stands for the row.
create function count_rows(target regclass, noun text, condition text) returns void language plpgsql as $outer$
declare
  before text := replace(condition, '$', 'old');
  after text := replace(condition, '$', 'new');
begin
  execute format('create trigger %I after insert on %s for each row when (%s) execute function count_row(%L, ''1'')', 'count_added_' || noun, target, after, noun);
  execute format('create trigger %I after delete on %s for each row when (%s) execute function count_row(%L, ''-1'')', 'count_removed_' || noun, target, before, noun);
  execute format('create trigger %I after update on %s for each row when ((%s) and not (%s)) execute function count_row(%L, ''1'')', 'count_entered_' || noun, target, after, before, noun);
  execute format('create trigger %I after update on %s for each row when ((%s) and not (%s)) execute function count_row(%L, ''-1'')', 'count_left_' || noun, target, before, after, noun);
end $outer$;
