-- Which companies a scheduled job has something to do in. Each function returns companies in the order of their UUIDs, after a
-- given one and not more than `most`. It may return one in which nothing is due, but leaves out none. `before` is the time of the
-- job minus the age from which a row is due. Row security does not let the app read across companies, so the functions run as
-- the owner of the schema, return nothing but UUIDs, and can be executed by the app only. They are planned each time,
-- because the amount that is due differs, and use one process each, because no user waits for them.
do $$
declare target text;
begin
  foreach target in array array[
    'accommodations', 'billing_events', 'card_checkouts', 'company_pages', 'contacts', 'destinations', 'enquiries',
    'exchange_rates', 'excursions', 'guides', 'imports', 'invoices', 'itineraries', 'itinerary_revisions', 'media',
    'media_objects', 'media_renditions', 'media_slots', 'payables', 'payments', 'publication_media', 'publications',
    'rate_sheets', 'request_keys', 'signing_requests', 'snippets', 'stale_itineraries', 'suppliers', 'visits', 'webhook_deliveries', 'webhooks'
  ] loop
    execute format('create policy for_jobs on %I for select to current_user using (true)', target);
  end loop;
end $$;

create function tenants_for_renew_search(before timestamptz, after uuid, most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
set max_parallel_workers_per_gather = 0 as $$
  select distinct tenant from stale_itineraries where tenant > after order by tenant limit most
$$;

-- How many dates an itinerary may end earlier than its start date and number of days say, because of journeys that land on the
-- day before.
create function dates_repeated(segments jsonb) returns integer language sql immutable parallel safe as $$
  select count(*)::integer from jsonb_path_query(segments, '$[*] ? (@.endDayOffset < 0 || @.overrides.endDayOffset < 0)')
$$;
create index on itineraries (held_until, tenant) where status = 'held' and deleted_at is null and not is_template;
create index on itineraries (start_date, tenant) where status = 'booked' and deleted_at is null and not is_template;
create index on itineraries ((start_date + day_count - dates_repeated(segments)), tenant)
  where status = 'travelling' and deleted_at is null and not is_template;
-- The date is that of the zone where it begins first, 14 hours ahead of UTC.
create function tenants_for_move_due_trips(before timestamptz, after uuid, most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
set max_parallel_workers_per_gather = 0 as $$
  select distinct tenant from (
    select tenant from itineraries
    where status = 'held' and deleted_at is null and not is_template and held_until <= before
    union all
    select tenant from itineraries
    where status = 'booked' and deleted_at is null and not is_template
      and start_date <= (before at time zone 'UTC' + interval '14 hours')::date
    union all
    select tenant from itineraries
    where status = 'travelling' and deleted_at is null and not is_template
      and start_date + day_count - dates_repeated(segments) <= (before at time zone 'UTC' + interval '14 hours')::date
  ) due where tenant > after order by tenant limit most
$$;

create index on enquiries (told_at, tenant);
create function tenants_for_tell_of_enquiries(before timestamptz, after uuid, most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
set max_parallel_workers_per_gather = 0 as $$
  select distinct tenant from (
    select tenant from enquiries where told_at is null
    union all
    select tenant from enquiries where told_at < now() - interval '1 day'
  ) due where tenant > after order by tenant limit most
$$;

create index on media_slots (expires_at, tenant);
create index on media (updated_at, tenant) where sha256 is null and kind <> 'video_link' and state in ('invalid', 'cancelled');
create function tenants_for_remove_lapsed_slots(before timestamptz, after uuid, most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
set max_parallel_workers_per_gather = 0 as $$
  select distinct tenant from (
    select s.tenant from media_slots s join media m on m.tenant = s.tenant and m.uuid = s.media
    where s.expires_at <= before and m.state = 'processing'
    union all
    select tenant from media
    where sha256 is null and kind <> 'video_link' and state in ('invalid', 'cancelled') and updated_at < before - interval '1 day'
  ) due where tenant > after order by tenant limit most
$$;

create index on media (updated_at, tenant) where state = 'processing' and sha256 is not null;
create function tenants_for_resume_media(before timestamptz, after uuid, most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
set max_parallel_workers_per_gather = 0 as $$
  select distinct tenant from media
  where state = 'processing' and sha256 is not null and updated_at < before and tenant > after order by tenant limit most
$$;

create index on media (licence_state, licence_expires, tenant) where licence_expires is not null and licence_state <> 'expired';
create function tenants_for_follow_licences(before timestamptz, after uuid, most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
set max_parallel_workers_per_gather = 0 as $$
  select distinct tenant from (
    select tenant from media
    where licence_expires is not null and licence_state = 'valid' and licence_expires <= (before at time zone 'UTC')::date + 60
    union all
    select tenant from media
    where licence_expires is not null and licence_state = 'expiring' and licence_expires < (before at time zone 'UTC')::date
  ) due where tenant > after order by tenant limit most
$$;

do $$
declare target text;
begin
  foreach target in array array[
    'accommodations', 'company_pages', 'contacts', 'destinations', 'exchange_rates', 'excursions', 'guides', 'invoices',
    'itineraries', 'media', 'payables', 'payments', 'rate_sheets', 'snippets', 'suppliers', 'support'
  ] loop
    execute format('create index on %I (deleted_at, tenant) where deleted_at is not null', target);
  end loop;
end $$;
-- No live media item shows these files.
create index on media_objects (tenant, sha256) where uses = 0;
create index on media_renditions (tenant, sha256, edit) where edit <> '';
create function tenants_for_empty_bins(before timestamptz, after uuid, most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
set max_parallel_workers_per_gather = 0 as $$
  select distinct tenant from (
    select tenant from accommodations where deleted_at < before
    union all select tenant from company_pages where deleted_at < before
    union all select tenant from contacts where deleted_at < before
    union all select tenant from destinations where deleted_at < before
    union all select tenant from exchange_rates where deleted_at < before
    union all select tenant from excursions where deleted_at < before
    union all select tenant from guides where deleted_at < before
    union all select tenant from invoices where deleted_at < before
    union all select tenant from itineraries where deleted_at < before
    union all select tenant from media where deleted_at < before
    union all select tenant from payables where deleted_at < before
    union all select tenant from payments where deleted_at < before
    union all select tenant from rate_sheets where deleted_at < before
    union all select tenant from snippets where deleted_at < before
    union all select tenant from suppliers where deleted_at < before
    union all select tenant from support where deleted_at < before
    union all
    select tenant from media_objects o
    where uses = 0 and not exists (select from media m where m.tenant = o.tenant and m.sha256 = o.sha256)
      and not exists (select from publication_media p where p.tenant = o.tenant and p.sha256 = o.sha256)
    union all
    select tenant from media_renditions r
    where edit <> '' and not exists (select from media m where m.tenant = r.tenant and m.sha256 = r.sha256 and m.edit = r.edit)
      and not exists (select from publication_media p where p.tenant = r.tenant and p.sha256 = r.sha256 and p.edit = r.edit)
  ) due where tenant > after order by tenant limit most
$$;

create index on request_keys (created_at, tenant);
create function tenants_for_forget_request_keys(before timestamptz, after uuid, most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
set max_parallel_workers_per_gather = 0 as $$
  select distinct tenant from request_keys where created_at < before and tenant > after order by tenant limit most
$$;

-- What time changes is due at once, and so are companies that are about to pay or owe, and those that are closed and still pay.
-- A payment provider may also have changed what no event has reported, so each of its customers is due every eight hours.
create function hour_of_tenant(of_tenant uuid) returns integer language sql immutable parallel safe
  return get_byte(uuid_send(of_tenant), 15) % 8;
create index on subscriptions (hour_of_tenant(tenant), tenant) where customer is not null;
create index on subscriptions (period_end, tenant) where status in ('trialing', 'active', 'past_due');
create index on subscriptions (tenant) where status in ('incomplete', 'past_due');
create index on tenants (uuid) where status = 'closed';
create function tenants_for_settle_subscriptions(before timestamptz, after uuid, most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
set max_parallel_workers_per_gather = 0 as $$
  select distinct tenant from (
    select tenant from subscriptions where status in ('trialing', 'active', 'past_due') and period_end <= before
    union all
    select tenant from subscriptions
    where status in ('incomplete', 'past_due')
      and (customer is not null or checkout_expires_at <= before or past_due_at <= before - interval '14 days')
    union all
    select s.tenant from tenants t join subscriptions s on s.tenant = t.uuid
    where t.status = 'closed' and s.status in ('trialing', 'active', 'past_due') and not s.cancel_at_period_end
    union all
    select tenant from subscriptions
    where customer is not null and hour_of_tenant(tenant) = extract(hour from before at time zone 'UTC')::integer % 8
  ) due where tenant > after order by tenant limit most
$$;

create index on card_checkouts (tenant) where status in ('opening', 'open');
create index on card_checkouts (paid_at, tenant) where status = 'paid' and provider = 'stripe' and refunds_read_at is null;
create function tenants_for_follow_card_payments(before timestamptz, after uuid, most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
set max_parallel_workers_per_gather = 0 as $$
  select distinct tenant from (
    select tenant from card_checkouts where status in ('opening', 'open')
    union all
    select tenant from card_checkouts
    where status = 'paid' and provider = 'stripe' and refunds_read_at is null and paid_at > before - interval '3 days'
  ) due where tenant > after order by tenant limit most
$$;

create index on billing_events (received_at, tenant);
create function tenants_for_forget_billing_events(before timestamptz, after uuid, most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
set max_parallel_workers_per_gather = 0 as $$
  select distinct tenant from billing_events where received_at < before and tenant > after order by tenant limit most
$$;

create index on tenant_domains (tenant) where verified_at is not null;
create function tenants_for_check_domains(before timestamptz, after uuid, most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
set max_parallel_workers_per_gather = 0 as $$
  select distinct tenant from tenant_domains where verified_at is not null and tenant > after order by tenant limit most
$$;

-- Of a day, the last automatic revision stays. Once it is marked, no job has to look at it again.
alter table itinerary_revisions add column is_last_of_day boolean not null default false;
create index on itinerary_revisions (at, tenant) where kind = 'auto' and not is_last_of_day;
create function tenants_for_thin_revisions(before timestamptz, after uuid, most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
set max_parallel_workers_per_gather = 0 as $$
  select distinct tenant from itinerary_revisions
  where kind = 'auto' and not is_last_of_day and at < before and tenant > after order by tenant limit most
$$;

create index on memberships (invitation_expires_at, tenant) where accepted_at is null;
create function tenants_for_remove_old_invitations(before timestamptz, after uuid, most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
set max_parallel_workers_per_gather = 0 as $$
  select distinct tenant from memberships
  where accepted_at is null and invitation_expires_at < before and tenant > after order by tenant limit most
$$;

create index on imports (created_at, tenant);
create function tenants_for_remove_old_imports(before timestamptz, after uuid, most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
set max_parallel_workers_per_gather = 0 as $$
  select distinct tenant from imports where created_at < before and tenant > after order by tenant limit most
$$;

-- Forms without an answer since they were sent. What each function below leaves open depends on the zone of the company.
create index on traveller_forms (answer_by, tenant)
  where revoked_at is null and answer_by is not null and (reminded_at is null or reminded_at < asked_at)
    and (answered_at is null or answered_at < asked_at) and (withdrawn_at is null or withdrawn_at < asked_at);
create index on traveller_forms (asked_at, tenant)
  where revoked_at is null and answer_by is null and (reminded_at is null or reminded_at < asked_at)
    and (answered_at is null or answered_at < asked_at) and (withdrawn_at is null or withdrawn_at < asked_at);
create function tenants_for_remind_travellers(before timestamptz, after uuid, most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
set max_parallel_workers_per_gather = 0 as $$
  select distinct f.tenant from (
    select tenant, itinerary, contact from traveller_forms
    where revoked_at is null and answer_by is not null and (reminded_at is null or reminded_at < asked_at)
      and (answered_at is null or answered_at < asked_at) and (withdrawn_at is null or withdrawn_at < asked_at)
      and reminders < 2 and asked_at <= before - interval '1 day'
      and answer_by between (before at time zone 'UTC' - interval '12 hours')::date
        and (before at time zone 'UTC' + interval '14 hours')::date + 3
    union all
    select tenant, itinerary, contact from traveller_forms
    where revoked_at is null and answer_by is null and (reminded_at is null or reminded_at < asked_at)
      and (answered_at is null or answered_at < asked_at) and (withdrawn_at is null or withdrawn_at < asked_at)
      and reminders < 2 and asked_at <= before - interval '7 days'
  ) f
  join itineraries i on i.tenant = f.tenant and i.uuid = f.itinerary and i.deleted_at is null and i.archived_at is null
    and i.status not in ('cancelled', 'lost', 'completed')
    and (i.start_date is null or (before at time zone 'UTC' - interval '12 hours')::date <= i.start_date + i.day_count)
  join contacts c on c.tenant = f.tenant and c.uuid = f.contact and c.deleted_at is null and c.lifecycle <> 'do_not_contact'
    and cardinality(c.emails) > 0
  where f.tenant > after order by f.tenant limit most
$$;

create index on traveller_forms (tenant, itinerary) where answers is not null;
create function tenants_for_delete_traveller_details(before timestamptz, after uuid, most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
set max_parallel_workers_per_gather = 0 as $$
  select distinct f.tenant from traveller_forms f
  join tenants t on t.uuid = f.tenant
  join itineraries i on i.tenant = f.tenant and i.uuid = f.itinerary
  where f.answers is not null and f.tenant > after and (
    (i.start_date is null or i.start_date + i.day_count > date '9999-12-31') and f.answered_at < before - interval '364 days'
    or i.start_date + i.day_count - 1 - dates_repeated(i.segments) + t.traveller_details_days
      < (before at time zone 'UTC' + interval '14 hours')::date)
  order by f.tenant limit most
$$;

create index on visits (opened_at, tenant);
create function tenants_for_remove_old_visits(before timestamptz, after uuid, most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
set max_parallel_workers_per_gather = 0 as $$
  select distinct tenant from visits where opened_at < before and tenant > after order by tenant limit most
$$;

create index on webhook_deliveries (created_at, tenant);
create function tenants_for_remove_old_webhook_deliveries(before timestamptz, after uuid, most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
set max_parallel_workers_per_gather = 0 as $$
  select distinct tenant from webhook_deliveries
  where created_at < before and (status <> 'pending' or began_at < before) and tenant > after order by tenant limit most
$$;

-- Of each webhook, the index is read up to the limit only.
create index on webhook_deliveries (next_attempt_at, tenant) where status = 'pending';
create index on webhook_deliveries (tenant, webhook) where status = 'pending';
create index on webhook_deliveries (tenant, webhook, created_at desc, uuid desc) where status <> 'pending';
create function tenants_for_resume_webhook_deliveries(before timestamptz, after uuid, most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
set max_parallel_workers_per_gather = 0 as $$
  select distinct tenant from (
    select tenant from webhook_deliveries where status = 'pending' and next_attempt_at < before - interval '15 minutes'
    union all
    select w.tenant from webhooks w where is_active and exists (
      select from webhook_deliveries d where d.tenant = w.tenant and d.webhook = w.uuid and d.status = 'pending' offset 20000)
    union all
    select w.tenant from webhooks w where exists (
      select from webhook_deliveries d where d.tenant = w.tenant and d.webhook = w.uuid and d.status <> 'pending'
      order by d.created_at desc, d.uuid desc offset 10000)
  ) due where tenant > after order by tenant limit most
$$;

-- All files are checked, so every company that has some is due. From one company it goes to the next by the index.
create function tenants_for_tell_of_missing_files(before timestamptz, after uuid, most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
set max_parallel_workers_per_gather = 0 as $$
  with recursive found as (
    select least(
      (select tenant from media_objects where tenant > after order by tenant limit 1),
      (select tenant from publications where tenant > after order by tenant limit 1)) as tenant
    union all
    select least(
      (select o.tenant from media_objects o where o.tenant > f.tenant order by o.tenant limit 1),
      (select p.tenant from publications p where p.tenant > f.tenant order by p.tenant limit 1))
    from found f where f.tenant is not null
  ) select tenant from found where tenant is not null limit most
$$;

create index on signing_requests (ended_at, tenant) where ended_at is not null;
create index on signing_requests (tenant) where ended_at is null;
create function tenants_for_follow_signatures(before timestamptz, after uuid, most integer) returns setof uuid
language sql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
set max_parallel_workers_per_gather = 0 as $$
  select distinct tenant from (
    select tenant from signing_requests where ended_at is null
    union all
    select tenant from signing_requests where ended_at < before - interval '30 days'
  ) due where tenant > after order by tenant limit most
$$;

do $$
declare one regprocedure;
begin
  for one in select oid from pg_proc where pronamespace = 'public'::regnamespace and proname like 'tenants\_for\_%' loop
    execute format('revoke execute on function %s from public', one);
    execute format('grant execute on function %s to :"app_role"', one);
  end loop;
end $$;
