-- The other nouns of a tenant: suppliers, guides, company pages and requests for support.
create table suppliers (
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
  legal_name text,
  kinds text[] not null,
  status text not null,
  contacts jsonb not null,
  email text,
  phone text,
  emergency_phone text,
  url text,
  location jsonb,
  payment_terms_days integer,
  commission_bps integer,
  currency text,
  tax_id text,
  insurance_expiry date,
  rating integer,
  notes jsonb,
  documents jsonb not null,
  rates jsonb not null,
  initial text generated always as (initial_of(name)) stored,
  search tsvector generated always as (to_tsvector('simple', fold(coalesce(name, '') || ' ' || coalesce(legal_name, '')))) stored,
  primary key (tenant, uuid)
);
select protect('suppliers');
create index on suppliers (tenant, created_at desc, uuid desc) where deleted_at is null;
create index on suppliers (tenant, fold(name), uuid) where deleted_at is null;

create table guides (
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
  kind text not null,
  contact uuid,
  languages text[] not null,
  destinations jsonb not null,
  cover jsonb,
  sections jsonb not null,
  audience text not null,
  status text not null,
  valid_until date,
  initial text generated always as (initial_of(title)) stored,
  search tsvector generated always as (to_tsvector('simple', fold(coalesce(title, '')))) stored,
  primary key (tenant, uuid)
);
select protect('guides');
create index on guides (tenant, created_at desc, uuid desc) where deleted_at is null;
create index on guides (tenant, fold(title), uuid) where deleted_at is null;

create table company_pages (
  tenant uuid not null references tenants,
  uuid uuid not null default uuidv7(),
  rev integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  deleted_at timestamptz,
  tags text[] not null,
  slug text not null,
  title text not null,
  kind text not null,
  blocks jsonb not null,
  seo jsonb,
  status text not null,
  nav_order integer not null,
  initial text generated always as (initial_of(title)) stored,
  search tsvector generated always as (to_tsvector('simple', fold(coalesce(title, '') || ' ' || coalesce(slug, '')))) stored,
  primary key (tenant, uuid)
);
select protect('company_pages');
create index on company_pages (tenant, created_at desc, uuid desc) where deleted_at is null;
create index on company_pages (tenant, fold(title), uuid) where deleted_at is null;
create unique index company_pages_tenant_slug_key on company_pages (tenant, slug) where deleted_at is null;

create table support (
  tenant uuid not null references tenants,
  uuid uuid not null default uuidv7(),
  rev integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  deleted_at timestamptz,
  tags text[] not null,
  subject text not null,
  category text not null,
  priority text not null,
  status text not null,
  page text,
  client_version text,
  initial text generated always as (initial_of(subject)) stored,
  search tsvector generated always as (to_tsvector('simple', fold(coalesce(subject, '')))) stored,
  primary key (tenant, uuid)
);
select protect('support');
create index on support (tenant, created_at desc, uuid desc) where deleted_at is null;
create index on support (tenant, fold(subject), uuid) where deleted_at is null;
create index on support (tenant, created_by);


-- What was said in a request for support; the platform's staff answer from outside the company.
create table support_messages (
  tenant uuid not null references tenants,
  uuid uuid not null default uuidv7(),
  request uuid not null,
  author uuid references users on delete set null,
  is_staff boolean not null,
  body text not null,
  at timestamptz not null default now(),
  primary key (tenant, uuid),
  foreign key (tenant, request) references support (tenant, uuid) on delete cascade
);
select protect('support_messages');
create index on support_messages (tenant, request, at);

create table support_attachments (
  tenant uuid not null references tenants,
  message uuid not null,
  position integer not null,
  media uuid not null,
  primary key (tenant, message, position),
  foreign key (tenant, message) references support_messages (tenant, uuid) on delete cascade,
  foreign key (tenant, media) references media (tenant, uuid) on delete restrict
);
select protect('support_attachments');
create index on support_attachments (tenant, media);

alter table accommodations add foreign key (tenant, supplier) references suppliers (tenant, uuid) on delete set null (supplier);
create index on accommodations (tenant, supplier) where supplier is not null;
alter table excursions add foreign key (tenant, supplier) references suppliers (tenant, uuid) on delete set null (supplier);
create index on excursions (tenant, supplier) where supplier is not null;
alter table guides add foreign key (tenant, contact) references contacts (tenant, uuid) on delete set null (contact);
create index on guides (tenant, contact) where contact is not null;

alter table resource_links
  add column supplier uuid,
  add column guide uuid,
  add column company_page uuid,
  add column itinerary uuid,
  drop constraint resource_links_check,
  add check (num_nonnulls(destination, accommodation, excursion, contact, media, member, supplier, guide, company_page, itinerary) = 1),
  add foreign key (tenant, supplier) references suppliers (tenant, uuid) on delete cascade,
  add foreign key (tenant, guide) references guides (tenant, uuid) on delete cascade,
  add foreign key (tenant, company_page) references company_pages (tenant, uuid) on delete cascade,
  add foreign key (tenant, itinerary) references itineraries (tenant, uuid) on delete cascade;
create index on resource_links (tenant, supplier) where supplier is not null;
create index on resource_links (tenant, guide) where guide is not null;
create index on resource_links (tenant, company_page) where company_page is not null;
create index on resource_links (tenant, itinerary) where itinerary is not null;

select count_rows('suppliers', 'suppliers', '$.deleted_at is null');
select count_rows('guides', 'guides', '$.deleted_at is null');
select count_rows('company_pages', 'company-pages', '$.deleted_at is null');
select count_rows('support', 'support', '$.deleted_at is null');
