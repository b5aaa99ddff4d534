-- What suppliers are to be paid for an itinerary, one row for each supplier and currency. What is expected is not stored: it
-- follows from the segments of the itinerary.
create table payables (
  tenant uuid not null references tenants,
  uuid uuid not null default uuidv7(),
  rev integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  deleted_at timestamptz,
  tags text[] not null,
  title text not null,
  itinerary uuid,
  supplier uuid,
  currency text not null,
  due date,
  is_billed_in_full boolean not null,
  notes text,
  bills jsonb not null,
  payments jsonb not null,
  primary key (tenant, uuid),
  foreign key (tenant, itinerary) references itineraries (tenant, uuid) on delete set null (itinerary),
  foreign key (tenant, supplier) references suppliers (tenant, uuid) on delete set null (supplier)
);
select protect('payables');
create unique index payables_tenant_itinerary_key on payables (tenant, itinerary, supplier, currency) where deleted_at is null;
create index on payables (tenant, created_at desc, uuid desc) where deleted_at is null;
create index on payables (tenant, created_at, uuid) where deleted_at is not null;
create index on payables (tenant, uuid) where deleted_at is not null;
create index on payables (tenant, updated_at, uuid) where deleted_at is null;
create index on payables (tenant, due nulls last, uuid) where deleted_at is null;
create index on payables (tenant, due desc nulls last, uuid desc) where deleted_at is null;
create index on payables (tenant, supplier) where supplier is not null;
select index_for_search('payables', '''payables''', '$.title', 'array_to_string($.tags, '' '')',
  'array[''itinerary='' || $.itinerary, ''supplier='' || $.supplier, ''currency='' || $.currency] || facets_of(''tags'', $.tags)');
select count_rows('payables', 'payables', '$.deleted_at is null');

-- A bill or a payment never changes, apart from being made void once.
create function keep_entries() returns trigger language plpgsql as $$
begin
  if exists (
    select from (values (old.bills, new.bills), (old.payments, new.payments)) lists (before, after),
      jsonb_array_elements(before) with ordinality entry (value, n)
    where (after->(n::integer - 1)) - 'voidedAt' is distinct from value - 'voidedAt'
      or value->>'voidedAt' is not null and after->(n::integer - 1)->>'voidedAt' is distinct from value->>'voidedAt'
  ) then raise exception 'a bill or payment of a payable cannot be changed';
  end if;
  return new;
end $$;
create trigger keep_entries before update of bills, payments on payables for each row execute function keep_entries();
create function keep_entered() returns trigger language plpgsql as $$
begin
  raise exception 'a payable with bills or payments cannot be deleted';
end $$;
create trigger keep_entered before delete on payables for each row
when (jsonb_path_exists(old.bills, '$[*] ? (@.voidedAt == null)') or jsonb_path_exists(old.payments, '$[*] ? (@.voidedAt == null)'))
execute function keep_entered();

-- What suppliers are expected to charge for a booked itinerary: the net prices of what is sold, as costsOfSuppliers in the contract
-- has them. Here they say which payables there are, and which of them a filter finds.
create function supplier_costs(one itineraries) returns table (supplier uuid, currency text, amount bigint) language sql stable as $$
  with segment as (
    select n, s->>'optionGroup' as option_group, s->>'inclusion' as inclusion, coalesce((s->>'isSelected')::boolean, true) as is_selected,
      s->>'bookingStatus' = 'confirmed' as is_confirmed, (s->>'supplier')::uuid as supplier, s#>>'{net,currency}' as currency,
      (s#>>'{net,amount}')::bigint * case when s->'costing' <> 'null' then 1 else (s->>'quantity')::bigint * case s->>'unit'
        when 'per_person' then greatest(1, one.adults + one.children)
        when 'per_night' then greatest(1, (s->>'nights')::integer)
        when 'per_person_night' then greatest(1, one.adults + one.children) * greatest(1, (s->>'nights')::integer)
        else 1 end end as amount
    from jsonb_array_elements(one.segments) with ordinality listed (s, n)
    where s->>'day' is not null and coalesce(s->>'bookingStatus', '') not in ('declined', 'cancelled')
  ), chosen as (
    select option_group,
      (array_agg(n order by is_selected desc, is_confirmed desc, n) filter (where inclusion <> 'optional'))[1] as n,
      coalesce(bool_or(is_selected) filter (where inclusion <> 'optional'), false) or count(*) > 1 as has_choice
    from segment where option_group is not null group by option_group
  )
  select s.supplier, s.currency, sum(s.amount)::bigint
  from segment s left join chosen c on c.option_group = s.option_group
  where one.status in ('booked', 'travelling', 'completed') and not one.is_template and one.deleted_at is null
    and s.inclusion = 'included' and case when s.option_group is null then s.is_selected else c.has_choice and c.n = s.n end
    and s.supplier is not null and s.amount <> 0
  group by s.supplier, s.currency
$$;

-- The figures of a payable and its status, as standingOfPayable in the contract has them, on the company's date.
create function standing_of(one payables) returns table (expected bigint, billed bigint, paid bigint, status text, due_state text)
language sql stable as $$
  with sums as (
    select
      coalesce((select c.amount from itineraries i, supplier_costs(i) c where i.tenant = one.tenant and i.uuid = one.itinerary
        and c.supplier = one.supplier and c.currency = one.currency), 0)::bigint as expected,
      coalesce((select sum((b->>'amount')::bigint) from jsonb_array_elements(one.bills) b where b->>'voidedAt' is null), 0)::bigint as billed,
      coalesce((select sum((p->>'amount')::bigint) from jsonb_array_elements(one.payments) p where p->>'voidedAt' is null), 0)::bigint as paid
  ), figures as (
    select *, one.is_billed_in_full or billed > 0 and billed >= expected as is_complete,
      (select (now() at time zone t.timezone)::date from tenants t where t.uuid = one.tenant) as today
    from sums
  ), left_to_pay as (
    select *, case when is_complete then billed else expected end - paid as open from figures
  )
  select expected, billed, paid,
    case when not is_complete then 'open' when open <= 0 then 'paid' else 'billed' end,
    case when one.due is null or open <= 0 then 'none' when one.due < today then 'overdue' when one.due <= today + 30 then 'soon' else 'later' end
  from left_to_pay
$$;

-- Makes the payables that an itinerary has costs for, and removes those that have neither costs nor changes by a user.
create function match_payables(one itineraries) returns void language plpgsql as $$
begin
  with cost as materialized (
    select c.supplier, c.currency, s.name from supplier_costs(one) c
    left join suppliers s on s.tenant = one.tenant and s.uuid = c.supplier
  ), made as (
    insert into payables (tenant, tags, title, itinerary, supplier, currency, is_billed_in_full, bills, payments)
    select one.tenant, '{}', left(name || ' · ' || one.title, 160), one.uuid, supplier, currency, false, '[]', '[]' from cost
    where name is not null
    on conflict (tenant, itinerary, supplier, currency) where deleted_at is null do nothing
    returning uuid, itinerary, supplier
  ), linked as (
    insert into resource_links (tenant, owner_resource, owner, path, itinerary, supplier)
    select one.tenant, 'payable', uuid, 'itinerary', itinerary, null from made
    union all select one.tenant, 'payable', uuid, 'supplier', null, supplier from made
  ), gone as (
    delete from payables p where p.tenant = one.tenant and p.itinerary = one.uuid and p.created_by is null and p.rev = 1
      and not exists (select from cost c where c.supplier = p.supplier and c.currency = p.currency)
    returning uuid
  )
  delete from resource_links l using gone where l.tenant = one.tenant and l.owner = gone.uuid;
end $$;

create function itinerary_costs_changed() returns trigger language plpgsql as $$
begin
  perform match_payables(new);
  return null;
end $$;
create trigger new_costs after insert on itineraries for each row
when (new.status in ('booked', 'travelling', 'completed')) execute function itinerary_costs_changed();
create trigger changed_costs after update of status, segments, deleted_at on itineraries for each row
when (new.status in ('booked', 'travelling', 'completed') or old.status in ('booked', 'travelling', 'completed'))
execute function itinerary_costs_changed();

-- Row security hides rows from the owner too, so they are taken tenant by tenant.
do $$
declare one uuid;
begin
  for one in select uuid from tenants loop
    perform set_config('app.tenant', one::text, true);
    perform match_payables(i) from itineraries i
    where i.tenant = one and i.status in ('booked', 'travelling', 'completed') and i.deleted_at is null;
  end loop;
  perform set_config('app.tenant', '', true);
end $$;
