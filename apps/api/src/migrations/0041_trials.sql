-- The trial with which a new company begins, without a card. It is kept apart from the subscription, which the payment provider
-- alone describes: a checkout that is opened, cancelled or forgotten changes nothing about the trial. A company has one.
create table trials (
  tenant uuid primary key references tenants on delete cascade,
  stripe_plan text not null,
  started_at timestamptz not null default now(),
  ends_at timestamptz not null,
  check (ends_at > started_at)
);
select protect('trials');
-- A trial cannot be renewed.
revoke update, delete on trials from :"app_role";
create policy for_identity on trials for select to current_user using (true);

-- A user starts one trial without a card, however many companies they register: closing one and registering another brings none.
alter table users add column trial_started_at timestamptz;
update users u set trial_started_at = now() where exists (
  select from memberships m join subscriptions s on s.tenant = m.tenant
  where m."user" = u.uuid and m.is_owner and s.trial_ends_at is not null
);

-- What a company works on: its subscription while that runs, or else its trial; whatever its own status.
create function coverage_of(of_tenant uuid) returns table (stripe_plan text, is_trial boolean)
language sql stable set search_path = public, pg_temp as $$
  select s.stripe_plan, s.status = 'trialing' from subscriptions s where s.tenant = of_tenant and runs_subscription(of_tenant)
  union all
  select t.stripe_plan, true from trials t
  where t.tenant = of_tenant and t.ends_at > now() and not runs_subscription(of_tenant)
$$;

-- What holds for the company at work: what it has of its own, or else what its parent has.
create function coverage_in_force() returns table (stripe_plan text, is_trial boolean, is_parents boolean)
language sql stable set search_path = public, pg_temp as $$
  select c.stripe_plan, c.is_trial, payer.uuid <> t.uuid
  from tenants t
  join tenants payer on payer.uuid = t.uuid or payer.uuid = t.parent and payer.status = 'active'
  cross join lateral coverage_of(payer.uuid) c
  where t.uuid = nullif(current_setting('app.tenant', true), '')::uuid
  order by payer.uuid <> t.uuid limit 1
$$;

create or replace function plan_in_force() returns table (stripe_plan text, is_parents boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select stripe_plan, is_parents from coverage_in_force()
$$;

-- A company that is not active was never asked for its own trial before; it sends nothing, so that makes no difference.
create or replace function is_on_trial() returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select is_trial from coverage_in_force()), false)
$$;

create or replace function is_subscribed(of_tenant uuid) returns boolean language sql stable security definer set search_path = public, pg_temp
  return exists (select from coverage_of(of_tenant))
    and exists (select from tenants t where t.uuid = of_tenant and t.status = 'active');

create or replace function authenticate(token bytea, for_tenant uuid)
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
         or exists (
           select from trials r join tenants payer on payer.uuid = r.tenant
           where r.tenant in (t.uuid, t.parent) and (r.tenant = t.uuid or payer.status = 'active') and r.ends_at > now())
  from sessions s
  join users u on u.uuid = s."user" and u.state = 'active'
  left join tenants t on t.uuid = for_tenant and (s.only_tenant is null or s.only_tenant = for_tenant)
    and (t.status = 'active' or t.status = 'suspended' and u.is_god and s.only_tenant is null)
  left join memberships m on m.tenant = t.uuid and m."user" = u.uuid and m.accepted_at is not null
  where s.token_hash = token and s.expires_at > now() and s.seen_at > now() - interval '12 hours'
$$;
