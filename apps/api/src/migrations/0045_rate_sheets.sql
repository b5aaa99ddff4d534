-- What suppliers charge. The rates that suppliers had become sheets.
create table rate_sheets (
  tenant uuid not null references tenants,
  uuid uuid not null default uuidv7(),
  rev integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  deleted_at timestamptz,
  tags text[] not null,
  name text not null,
  supplier uuid,
  item jsonb,
  service jsonb,
  currency text not null,
  basis text not null,
  commission_bps integer,
  tax_included boolean not null,
  tax_bps integer,
  valid_from date not null,
  valid_to date not null,
  status text not null,
  release integer,
  seasons jsonb not null,
  lines jsonb not null,
  supplements jsonb not null,
  offers jsonb not null,
  cancellation jsonb not null,
  free_places integer,
  notes text,
  documents jsonb not null,
  primary key (tenant, uuid),
  foreign key (tenant, supplier) references suppliers (tenant, uuid) on delete set null (supplier)
);
select protect('rate_sheets');
create index on rate_sheets (tenant, created_at desc, uuid desc) where deleted_at is null;
create index on rate_sheets (tenant, created_at, uuid) where deleted_at is not null;
create index on rate_sheets (tenant, uuid) where deleted_at is not null;
create index on rate_sheets (tenant, updated_at, uuid) where deleted_at is null;
create index on rate_sheets (tenant, valid_from, uuid) where deleted_at is null;
create index on rate_sheets (tenant, valid_to, uuid) where deleted_at is null;
create index on rate_sheets (tenant, supplier) where supplier is not null;
create index on rate_sheets (tenant, (item->>'uuid')) where item is not null;
select index_for_search('rate_sheets', '''rate-sheets''', '$.name',
  'concat_ws('' '', $.service->>''name'', array_to_string($.tags, '' ''))',
  'array[''supplier='' || $.supplier, ''item='' || ($.item->>''uuid''), ''status='' || $.status, ''currency='' || $.currency] || facets_of(''tags'', $.tags)');
select count_rows('rate_sheets', 'rate-sheets', '$.deleted_at is null');

-- The item stands in a document, where a foreign key cannot set it to null.
create function forget_rated_item() returns trigger language plpgsql as $$
begin
  update rate_sheets set item = null
  where tenant = old.tenant and item->>'uuid' = old.uuid::text and item->>'resource' = tg_argv[0];
  return old;
end $$;
create trigger rated before delete on accommodations for each row execute function forget_rated_item('accommodation');
create trigger rated before delete on excursions for each row execute function forget_rated_item('excursion');

-- One set of tables for all companies: each of them would hold locks until the end.
create temporary table rate (supplier uuid, kind text, deleted_at timestamptz, product text, currency text, n bigint, name text,
  room text, first date, last date, days text[], unit text, price bigint, min_nights integer) on commit drop;
create temporary table sheet (uuid uuid, supplier uuid, product text, currency text, name text, valid_from date, valid_to date,
  kind text, deleted_at timestamptz, n bigint, item jsonb, by_day boolean) on commit drop;
create temporary table line (sheet uuid, n bigint, room text, unit text, price bigint, min_nights integer, first date, last date,
  days text[], season text) on commit drop;

-- One sheet for each supplier, product and currency. Rates of different rooms may overlap, seasons may not: time is cut wherever
-- a rate begins or ends, and the days of the week are taken one by one where rates have some of them in common.
create function sheets_of_rates(of_tenant uuid) returns void language plpgsql as $$
begin
  -- A table of suppliers that is being imported has no rates any more.
  update imports set mapping = array_replace(mapping, 'rates', null) where tenant = of_tenant and resource = 'suppliers';
  if not exists (select from suppliers where tenant = of_tenant and rates <> '[]') then return; end if;
  truncate rate, sheet, line;
  insert into rate
  select s.uuid as supplier, coalesce(s.kinds[1], 'excursion') as kind, s.deleted_at, lower(r->>'product') as product, r#>>'{net,currency}' as currency, n,
    r->>'product' as name, nullif(r->>'room', '') as room, (r->>'from')::date as first, (r->>'to')::date as last,
    array(select day from unnest('{mon,tue,wed,thu,fri,sat,sun}'::text[]) day where r->'days' ? day) as days,
    r->>'unit' as unit, (r#>>'{net,amount}')::bigint as price, (r->>'minStay')::integer as min_nights
  from suppliers s, jsonb_array_elements(s.rates) with ordinality listed(r, n) where s.tenant = of_tenant;

  insert into sheet
  select uuidv7() as uuid, supplier, product, currency, (array_agg(name order by n))[1] as name, min(first) as valid_from,
    max(last) as valid_to, min(kind) as kind, min(deleted_at) as deleted_at, min(n) as n, null::jsonb as item,
    exists (select from rate a, rate b where (a.supplier, a.product, a.currency) = (b.supplier, b.product, b.currency)
      and (a.supplier, a.product, a.currency) = (rate.supplier, rate.product, rate.currency)
      and a.days && b.days and a.days <> b.days) as by_day
  from rate group by supplier, product, currency;

  -- The one record of the library that has the name of the product, if its supplier is this one or not set yet.
  update sheet s set item = (
    select case when count(*) = 1 then (jsonb_agg(jsonb_build_object('resource', resource, 'uuid', uuid)))->0 end from (
      select 'accommodation' as resource, uuid, name, supplier from accommodations where tenant = of_tenant and deleted_at is null
      union all select 'excursion', uuid, name, supplier from excursions where tenant = of_tenant and deleted_at is null) i
    where fold(i.name) = fold(s.name) and (i.supplier is null or i.supplier = s.supplier));

  insert into line
  with cut as (
    select distinct supplier, product, currency, at from rate, lateral (values (first), (last + 1)) ends(at)
  ), span as (
    select *, lead(at) over (partition by supplier, product, currency order by at) - 1 as until from cut
  )
  select s.uuid as sheet, r.n, r.room, r.unit, r.price, r.min_nights, span.at as first, span.until as last, days.days,
    case when span.at = span.until then to_char(span.at, 'FMDD Mon YYYY')
      else to_char(span.at, 'FMDD Mon YYYY') || ' – ' || to_char(span.until, 'FMDD Mon YYYY') end
      || case when days.days = '{}' then '' else ' (' || initcap(array_to_string(days.days, ', ')) || ')' end as season
  from rate r join sheet s using (supplier, product, currency)
  join span on (span.supplier, span.product, span.currency) = (r.supplier, r.product, r.currency)
    and span.at >= r.first and span.until <= r.last
  cross join lateral (
    select r.days where not s.by_day or r.days = '{}'
    union all select array[day] from unnest(r.days) day where s.by_day) days(days);

  insert into rate_sheets (tenant, uuid, deleted_at, tags, name, supplier, item, service, currency, basis, tax_included, valid_from,
    valid_to, status, seasons, lines, supplements, offers, cancellation, documents)
  select of_tenant, s.uuid, s.deleted_at, '{}', s.name, s.supplier, s.item,
    case when s.item is null then jsonb_build_object('kind', s.kind, 'name', s.name) end,
    s.currency, 'net', true, s.valid_from, s.valid_to, 'active',
    (select jsonb_agg(jsonb_build_object('name', season, 'ranges', jsonb_build_array(jsonb_build_object('from', first, 'to', last)),
        'weekdays', days) order by first, days) from (select distinct season, first, last, days from line where sheet = s.uuid) seasons),
    (select jsonb_agg(jsonb_build_object(
        'season', season, 'room', room, 'board', null,
        'per', case unit when 'per_unit' then 'unit' when 'per_night' then 'room' else 'person' end,
        'perTime', case when unit in ('per_unit', 'per_person') then 'stay' else 'night' end,
        'price', price, 'occupancy', jsonb_build_object('single', null, 'double', null, 'triple', null, 'extraAdult', null),
        'childBands', '[]'::jsonb, 'paxBands', '[]'::jsonb, 'capacity', null, 'minNights', min_nights, 'maxNights', null)
      order by n, first, days) from line where sheet = s.uuid),
    '[]', '[]', '[]', '[]'
  from sheet s order by s.supplier, s.n;

  insert into resource_links (tenant, owner_resource, owner, path, supplier)
  select of_tenant, 'rate-sheet', uuid, 'supplier', supplier from sheet;
  insert into resource_links (tenant, owner_resource, owner, path, accommodation, excursion)
  select of_tenant, 'rate-sheet', uuid, 'item.uuid',
    case when item->>'resource' = 'accommodation' then (item->>'uuid')::uuid end,
    case when item->>'resource' = 'excursion' then (item->>'uuid')::uuid end
  from sheet where item is not null;
end $$;

-- Row security hides rows from the owner too, so they are taken tenant by tenant.
do $$
declare one uuid;
begin
  for one in select uuid from tenants loop
    perform set_config('app.tenant', one::text, true);
    perform sheets_of_rates(one);
  end loop;
  perform set_config('app.tenant', '', true);
end $$;
drop function sheets_of_rates(uuid);
alter table suppliers drop column rates;
drop table rate, sheet, line;

-- Last, because everybody who saves anything waits for it.
alter table resource_links
  add column rate_sheet uuid,
  drop constraint resource_links_check,
  add check (num_nonnulls(destination, accommodation, excursion, contact, media, member, supplier, guide, company_page, itinerary, rate_sheet) = 1),
  add foreign key (tenant, rate_sheet) references rate_sheets (tenant, uuid) on delete cascade;
create index on resource_links (tenant, rate_sheet) where rate_sheet is not null;
