-- Bytes of versions that stay (named, published, restored) of itineraries that are not in the bin, as the database stores
-- them. Versions made by saving are not counted: they are thinned, and an itinerary has at most 500.
create table version_usage (
  tenant uuid primary key references tenants on delete cascade,
  bytes bigint not null
);
select protect('version_usage');

create function add_version_bytes(of_tenant uuid, delta bigint) returns void language sql as $$
  insert into version_usage as v (tenant, bytes) values (of_tenant, delta)
  on conflict (tenant) do update set bytes = v.bytes + excluded.bytes;
$$;

create function count_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform add_version_bytes(new.tenant, pg_column_size(new.snapshot));
  elsif exists (select from itineraries where tenant = old.tenant and uuid = old.itinerary and deleted_at is null) then
    perform add_version_bytes(old.tenant, -pg_column_size(old.snapshot));
  end if;
  return null;
end $$;
create trigger count_version_added after insert on itinerary_revisions
  for each row when (new.kind <> 'auto') execute function count_version();
create trigger count_version_removed after delete on itinerary_revisions
  for each row when (old.kind <> 'auto') execute function count_version();

create function count_versions_of_itinerary() returns trigger language plpgsql as $$
declare
  is_live boolean := tg_op = 'UPDATE' and new.deleted_at is null;
  total bigint;
begin
  select sum(pg_column_size(snapshot)) into total from itinerary_revisions
  where tenant = old.tenant and itinerary = old.uuid and kind <> 'auto';
  if total is not null then perform add_version_bytes(old.tenant, case when is_live then total else -total end); end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger count_versions_binned after update of deleted_at on itineraries
  for each row when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function count_versions_of_itinerary();
-- Before its versions go with it.
create trigger count_versions_deleted before delete on itineraries
  for each row when (old.deleted_at is null) execute function count_versions_of_itinerary();

-- What is stored already; row security holds here too, so company by company.
do $$
declare company uuid;
begin
  for company in select uuid from tenants loop
    perform set_config('app.tenant', company::text, true);
    insert into version_usage
      select company, sum(pg_column_size(v.snapshot)) from itinerary_revisions v
      join itineraries i on i.tenant = v.tenant and i.uuid = v.itinerary and i.deleted_at is null
      where v.tenant = company and v.kind <> 'auto' having count(*) > 0;
  end loop;
  perform set_config('app.tenant', '', true);
end $$;

-- How large the file of an import was.
alter table imports no force row level security;
alter table import_rows no force row level security;
alter table imports add column bytes integer not null default 0;
update imports i set bytes = (
  select coalesce(sum(octet_length(array_to_string(cells, ','))), 0) from import_rows r where r.tenant = i.tenant and r.import = i.uuid
);
alter table imports alter column bytes drop default;
alter table import_rows force row level security;
alter table imports force row level security;

-- An event names fields, a state or a recipient, and no content: nobody fills the activity log with anything else.
alter table audit_events add constraint audit_events_size
  check (length(action) <= 100 and octet_length(changed::text) <= 8000) not valid;

-- Whether the plan in force is only being tried, by the company at work or by its parent.
create function is_on_trial() returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((
    select s.status = 'trialing' from tenants t join subscriptions s on s.tenant in (t.uuid, t.parent)
    where t.uuid = nullif(current_setting('app.tenant', true), '')::uuid and is_subscribed(s.tenant)
    order by s.tenant <> t.uuid limit 1
  ), false)
$$;

-- Enquiries from companies' pages of the last day. Without `told_at` no email has told of it yet: of many in an hour one
-- email tells of all.
create table enquiries (
  tenant uuid not null references tenants on delete cascade,
  itinerary uuid not null,
  name text not null,
  at timestamptz not null default now(),
  told_at timestamptz,
  primary key (tenant, itinerary),
  foreign key (tenant, itinerary) references itineraries (tenant, uuid) on delete cascade
);
select protect('enquiries');
create index on enquiries (tenant, told_at);
