-- What a company's status means: who is closed or suspended gives its children no subscription and shows no page; the
-- platform's staff reach a suspended company, nobody reaches a closed one.

-- What was there before a company was closed is given back when it is opened again.
alter table tenants add column status_before_closing text check (status_before_closing in ('active', 'suspended'));

-- Whether a subscription runs, whatever became of its company. Only functions of the schema's owner see other companies' by it.
create function runs_subscription(of_tenant uuid) returns boolean language sql stable set search_path = public, pg_temp
  return exists (
    select from subscriptions s
    where s.tenant = of_tenant
      and (s.status in ('trialing', 'active') and (not s.cancel_at_period_end or s.period_end > now())
        or s.status = 'past_due' and s.past_due_at > now() - interval '14 days')
  );

create or replace function is_subscribed(of_tenant uuid) returns boolean language sql stable security definer set search_path = public, pg_temp
  return runs_subscription(of_tenant) and exists (select from tenants t where t.uuid = of_tenant and t.status = 'active');

create or replace function authenticate(token bytea, for_tenant uuid)
returns table (session uuid, "user" uuid, is_god boolean, seen_at timestamptz, tenant uuid, roles text[], is_owner boolean, subscribed boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.uuid, u.uuid, u.is_god, s.seen_at, t.uuid, m.roles, coalesce(m.is_owner, false),
         exists (
           select from subscriptions p join tenants payer on payer.uuid = p.tenant
           where p.tenant in (t.uuid, t.parent) and (p.tenant = t.uuid or payer.status = 'active')
             and (p.status in ('trialing', 'active') and (not p.cancel_at_period_end or p.period_end > now())
               or p.status = 'past_due' and p.past_due_at > now() - interval '14 days'))
  from sessions s
  join users u on u.uuid = s."user" and u.state = 'active'
  left join tenants t on t.uuid = for_tenant and (t.status = 'active' or t.status = 'suspended' and u.is_god)
  left join memberships m on m.tenant = t.uuid and m."user" = u.uuid and m.accepted_at is not null
  where s.token_hash = token and s.expires_at > now() and s.seen_at > now() - interval '12 hours'
$$;

create or replace function plan_in_force() returns table (stripe_plan text, is_parents boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.stripe_plan, s.tenant <> t.uuid
  from tenants t join subscriptions s on s.tenant in (t.uuid, t.parent)
  where t.uuid = nullif(current_setting('app.tenant', true), '')::uuid
    and case when s.tenant = t.uuid then runs_subscription(s.tenant) else is_subscribed(s.tenant) end
  order by s.tenant <> t.uuid limit 1
$$;

create or replace function tenant_of_share(wanted text) returns table (tenant uuid, share uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.tenant, s.uuid from shares s join tenants t on t.uuid = s.tenant and t.status = 'active' where s.token = wanted
$$;

create or replace function support_for_staff(asking uuid)
returns table (
  tenant uuid, tenant_name text, uuid uuid, rev integer, created_at timestamptz, updated_at timestamptz, created_by uuid,
  updated_by uuid, deleted_at timestamptz, tags text[], subject text, category text, priority text, status text, page text,
  client_version text
)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.tenant, t.name, s.uuid, s.rev, s.created_at, s.updated_at, s.created_by, s.updated_by, s.deleted_at, s.tags,
         s.subject, s.category, s.priority, s.status, s.page, s.client_version
  from support s join tenants t on t.uuid = s.tenant and t.status <> 'closed'
  where exists (select from users u where u.uuid = asking and u.is_god and u.state = 'active')
$$;

-- What was published stays as travellers saw it.
revoke update on publications from :"app_role";

-- Under what an answer was kept: what its person might do then, and the version of the API. An answer is given again only
-- under the same; those kept before this column are not.
alter table request_keys add column circumstances bytea not null default '';
alter table person_request_keys add column circumstances bytea not null default '';

-- The export that is being sent, one a company. One that was broken off by a crash counts no longer after its time limit.
create table running_exports (
  tenant uuid primary key references tenants on delete cascade,
  claim uuid not null,
  started_at timestamptz not null default now()
);
select protect('running_exports');
