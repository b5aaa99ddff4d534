-- What clients owe and pay. The invoices of the company's own subscription make room for them.
alter table invoices rename to subscription_invoices;
alter index invoices_pkey rename to subscription_invoices_pkey;

alter table tenants add column tax_id text;

create table payments (
  tenant uuid not null references tenants,
  uuid uuid not null default uuidv7(),
  rev integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  deleted_at timestamptz,
  tags text[] not null,
  kind text not null check (kind in ('payment', 'refund')),
  reference text not null,
  date date not null,
  amount bigint not null check (case kind when 'refund' then amount < 0 else amount > 0 end),
  currency text not null,
  method text not null,
  payer uuid,
  notes text,
  allocations jsonb not null,
  primary key (tenant, uuid),
  foreign key (tenant, payer) references contacts (tenant, uuid) on delete set null (payer)
);
select protect('payments');
create index on payments (tenant, created_at desc, uuid desc) where deleted_at is null;
create index on payments (tenant, created_at, uuid) where deleted_at is not null;
create index on payments (tenant, uuid) where deleted_at is not null;
create index on payments (tenant, updated_at, uuid) where deleted_at is null;
create index on payments (tenant, date, uuid) where deleted_at is null;
create index on payments (tenant, amount, uuid) where deleted_at is null;
create index on payments (tenant, payer) where payer is not null;
select index_for_search('payments', '''payments''', '$.reference', 'array_to_string($.tags, '' '')',
  'array[''kind='' || $.kind, ''method='' || $.method, ''payer='' || $.payer, ''currency='' || $.currency] || facets_of(''tags'', $.tags)');
select count_rows('payments', 'payments', '$.deleted_at is null');

create table invoices (
  tenant uuid not null references tenants,
  uuid uuid not null default uuidv7(),
  rev integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  deleted_at timestamptz,
  tags text[] not null,
  kind text not null check (kind in ('invoice', 'credit_note', 'receipt')),
  title text not null,
  number text,
  itinerary uuid,
  payer uuid,
  currency text not null,
  lines jsonb not null,
  due date,
  notes text,
  from_schedule jsonb,
  corrects uuid,
  payment uuid,
  issued_on date,
  issued_at timestamptz,
  issued jsonb,
  primary key (tenant, uuid),
  foreign key (tenant, itinerary) references itineraries (tenant, uuid) on delete set null (itinerary),
  foreign key (tenant, payer) references contacts (tenant, uuid) on delete set null (payer),
  foreign key (tenant, corrects) references invoices (tenant, uuid),
  foreign key (tenant, payment) references payments (tenant, uuid),
  check (kind <> 'credit_note' or corrects is not null),
  check (kind <> 'receipt' or payment is not null),
  check (num_nonnulls(number, issued_on, issued_at, issued) in (0, 4)),
  check (issued is null or deleted_at is null)
);
select protect('invoices');
create unique index on invoices (tenant, number);
create unique index on invoices (tenant, payment) where payment is not null;
create index on invoices (tenant, created_at desc, uuid desc) where deleted_at is null;
create index on invoices (tenant, created_at, uuid) where deleted_at is not null;
create index on invoices (tenant, uuid) where deleted_at is not null;
create index on invoices (tenant, updated_at, uuid) where deleted_at is null;
create index on invoices (tenant, number nulls last, uuid) where deleted_at is null;
create index on invoices (tenant, number desc nulls last, uuid desc) where deleted_at is null;
create index on invoices (tenant, due nulls last, uuid) where deleted_at is null;
create index on invoices (tenant, due desc nulls last, uuid desc) where deleted_at is null;
create index on invoices (tenant, issued_on nulls last, uuid) where deleted_at is null;
create index on invoices (tenant, issued_on desc nulls last, uuid desc) where deleted_at is null;
create index on invoices (tenant, itinerary) where itinerary is not null;
create index on invoices (tenant, payer) where payer is not null;
create index on invoices (tenant, corrects) where corrects is not null;
select index_for_search('invoices', '''invoices''', '$.title',
  'concat_ws('' '', $.number, array_to_string($.tags, '' ''))',
  'array[''kind='' || $.kind, ''itinerary='' || $.itinerary, ''payer='' || $.payer] || facets_of(''tags'', $.tags)');
select count_rows('invoices', 'invoices', '$.deleted_at is null');

alter table resource_links
  add column invoice uuid,
  add column payment uuid,
  drop constraint resource_links_check,
  add check (num_nonnulls(destination, accommodation, excursion, contact, media, member, supplier, guide, company_page, itinerary, rate_sheet, invoice, payment) = 1),
  add foreign key (tenant, invoice) references invoices (tenant, uuid) on delete cascade,
  add foreign key (tenant, payment) references payments (tenant, uuid) on delete cascade;
create index on resource_links (tenant, invoice) where invoice is not null;
create index on resource_links (tenant, payment) where payment is not null;

-- The last number of each sequence. Its row stays locked until the invoice that takes a number is committed, so there are no gaps.
create table invoice_numbers (
  tenant uuid not null references tenants on delete cascade,
  kind text not null,
  year integer not null,
  last integer not null,
  primary key (tenant, kind, year)
);
select protect('invoice_numbers');

-- Only what refers to a record that is deleted for good may change once an invoice is issued.
create function keep_issued() returns trigger language plpgsql as $$
begin
  if (to_jsonb(old) - '{itinerary,payer,rev,updated_at,updated_by}'::text[])
     is distinct from (to_jsonb(new) - '{itinerary,payer,rev,updated_at,updated_by}'::text[])
     or new.itinerary is distinct from old.itinerary and new.itinerary is not null
     or new.payer is distinct from old.payer and new.payer is not null
  then raise exception 'an issued invoice cannot be changed';
  end if;
  return new;
end $$;
create trigger keep_issued before update on invoices for each row when (old.issued is not null) execute function keep_issued();
create function keep_numbered() returns trigger language plpgsql as $$
begin
  raise exception 'an issued invoice cannot be deleted';
end $$;
create trigger keep_numbered before delete on invoices for each row when (old.issued is not null) execute function keep_numbered();

-- What has been paid of an invoice and credited for it, and the status that follows, on the company's date. Never stored.
create function standing_of(one invoices) returns table (paid bigint, credited bigint, status text) language sql stable as $$
  with figures as (
    select coalesce((one.issued->'sums'->>'total')::bigint, 0) as total,
      coalesce((
        select sum((a->>'amount')::bigint)
        from resource_links l
        join payments p on p.tenant = l.tenant and p.uuid = l.owner and p.deleted_at is null
        cross join jsonb_array_elements(p.allocations) a
        where l.tenant = one.tenant and l.invoice = one.uuid and l.owner_resource = 'payment' and a->>'invoice' = one.uuid::text
      ), 0)::bigint as paid,
      coalesce((
        select sum((c.issued->'sums'->>'total')::bigint) from invoices c
        where c.tenant = one.tenant and c.corrects = one.uuid and c.issued is not null
      ), 0)::bigint as credited
  )
  select f.paid, f.credited, case
    when one.issued is null then 'draft'
    when one.kind <> 'invoice' then 'issued'
    when f.credited >= f.total then 'void'
    when f.paid >= f.total - f.credited then 'paid'
    when one.due < (select (now() at time zone t.timezone)::date from tenants t where t.uuid = one.tenant) then 'overdue'
    else 'issued' end
  from figures f
$$;
