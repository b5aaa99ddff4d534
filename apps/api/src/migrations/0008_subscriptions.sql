-- Subscriptions as a gateway keeps them, and what plans are measured by.
alter table tenants add column if not exists prospect_plan text;

-- Nothing has a period before it is paid. `trial_ends_at` outlives the trial: nobody tries twice.
alter table subscriptions
  alter column period_start drop not null,
  alter column period_end drop not null,
  add column trial_ends_at timestamptz,
  add column checkout text,
  add column checkout_token_hash bytea,
  add column checkout_expires_at timestamptz,
  add check (status in ('incomplete', 'cancelled', 'expired') or (period_start is not null and period_end is not null));
create index on subscriptions (checkout_token_hash) where checkout_token_hash is not null;

-- A checkout's address names a company before anybody has logged in.
create function tenant_of_checkout(wanted bytea) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select tenant from subscriptions where checkout_token_hash = wanted
$$;

-- The plan whose limits hold for the company at work: its own, or its parent's while it has none. It asks for no company by
-- name, so that nobody learns another's plan by it.
create function plan_in_force() returns table (stripe_plan text, is_parents boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.stripe_plan, s.tenant <> t.uuid
  from tenants t join subscriptions s on s.tenant in (t.uuid, t.parent)
  where t.uuid = nullif(current_setting('app.tenant', true), '')::uuid and is_subscribed(s.tenant)
  order by s.tenant <> t.uuid limit 1
$$;

-- Bytes of files that a live media item shows, each file once, kept by a trigger: `uses` counts the items of a file.
alter table media_objects add column uses integer not null default 0;
create table storage_usage (
  tenant uuid primary key references tenants on delete cascade,
  bytes bigint not null
);
select protect('storage_usage');

create function count_stored_bytes() returns trigger language plpgsql as $$
declare
  of_tenant uuid := case when tg_op = 'DELETE' then old.tenant else new.tenant end;
  was text := case when tg_op <> 'INSERT' and old.deleted_at is null then old.sha256 end;
  is_now text := case when tg_op <> 'DELETE' and new.deleted_at is null then new.sha256 end;
begin
  if was is not distinct from is_now then return null; end if;
  -- The company's row first, so that two transactions with several files each never wait for one another crosswise.
  insert into storage_usage as s (tenant, bytes) values (of_tenant, 0) on conflict (tenant) do update set bytes = s.bytes;
  with changed as (
    update media_objects o set uses = o.uses + case when o.sha256 = is_now then 1 else -1 end
    where o.tenant = of_tenant and o.sha256 in (was, is_now)
    returning case when o.sha256 = is_now and o.uses = 1 then o.bytes when o.sha256 = was and o.uses = 0 then -o.bytes else 0 end as delta
  )
  update storage_usage set bytes = bytes + (select coalesce(sum(delta), 0) from changed) where tenant = of_tenant;
  return null;
end $$;
create trigger count_stored_bytes after insert or delete or update of sha256, deleted_at on media
  for each row execute function count_stored_bytes();

-- What is stored already; row security holds here too, so company by company.
do $$
declare company uuid;
begin
  for company in select uuid from tenants loop
    perform set_config('app.tenant', company::text, true);
    update media_objects o set uses = (
      select count(*) from media m where m.tenant = o.tenant and m.sha256 = o.sha256 and m.deleted_at is null
    ) where o.tenant = company;
    insert into storage_usage select company, coalesce(sum(bytes), 0) from media_objects where tenant = company and uses > 0;
  end loop;
  perform set_config('app.tenant', '', true);
end $$;
