-- The first nouns. Columns follow the contract to the letter; a test compares them.
-- Beside them each table keeps what lists are searched by: `initial` and `search`. Row security keeps `@@` out of index
-- conditions (it is not leakproof), so `search` has no index of its own: a search reads the tenant's rows.
create table destinations (
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
  kind text not null,
  parent uuid,
  description jsonb,
  location jsonb,
  timezone text,
  currency text,
  languages text[] not null,
  general jsonb,
  visa jsonb,
  health jsonb,
  safety jsonb,
  climate jsonb,
  cuisine jsonb,
  dress jsonb,
  transport jsonb,
  banking jsonb,
  electricity jsonb,
  best_months integer[] not null,
  highlights text[] not null,
  media jsonb not null,
  initial text generated always as (initial_of(name)) stored,
  search tsvector generated always as (to_tsvector('simple', fold(coalesce(name, '')))) stored,
  primary key (tenant, uuid)
);
select protect('destinations');
create index on destinations (tenant, created_at desc, uuid desc) where deleted_at is null;
create index on destinations (tenant, fold(name), uuid) where deleted_at is null;

create table media (
  tenant uuid not null references tenants,
  uuid uuid not null default uuidv7(),
  rev integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  deleted_at timestamptz,
  tags text[] not null,
  id bigint generated always as identity,
  kind text not null,
  filename text not null,
  mime text,
  bytes bigint,
  width integer,
  height integer,
  sha256 text,
  link text,
  focal jsonb not null,
  crop jsonb,
  rotation integer not null,
  placeholder text,
  alt text,
  decorative boolean not null,
  caption text,
  credit text,
  licence text not null,
  licence_expires date,
  location jsonb,
  folder text,
  state text not null,
  state_reason text,
  initial text generated always as (initial_of(filename)) stored,
  search tsvector generated always as (to_tsvector('simple', fold(coalesce(filename, '') || ' ' || coalesce(caption, '') || ' ' || coalesce(alt, '')))) stored,
  primary key (tenant, uuid),
  unique (tenant, id)
);
select protect('media');
create index on media (tenant, created_at desc, uuid desc) where deleted_at is null;
create index on media (tenant, fold(filename), uuid) where deleted_at is null;

create table accommodations (
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
  type text not null,
  teaser text,
  description jsonb,
  location jsonb,
  destination uuid,
  supplier uuid,
  stars numeric,
  room_count integer,
  check_in time,
  check_out time,
  min_child_age integer,
  languages text[] not null,
  suited_for text[] not null,
  facilities text[] not null,
  accessibility text[] not null,
  rooms jsonb not null,
  default_board text,
  phone text,
  email text,
  url text,
  closed_seasons jsonb not null,
  price_from jsonb,
  price_from_unit text,
  media jsonb not null,
  initial text generated always as (initial_of(name)) stored,
  search tsvector generated always as (to_tsvector('simple', fold(coalesce(name, '') || ' ' || coalesce(teaser, '')))) stored,
  primary key (tenant, uuid)
);
select protect('accommodations');
create index on accommodations (tenant, created_at desc, uuid desc) where deleted_at is null;
create index on accommodations (tenant, fold(name), uuid) where deleted_at is null;

create table excursions (
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
  category text not null,
  description jsonb,
  location jsonb,
  end_location jsonb,
  destination uuid,
  supplier uuid,
  duration_min integer not null,
  difficulty integer,
  min_pax integer not null,
  max_pax integer,
  min_age integer,
  operating_days text[] not null,
  start_times text[] not null,
  season jsonb,
  included text[] not null,
  excluded text[] not null,
  bring text[] not null,
  languages text[] not null,
  accessibility text[] not null,
  price_from jsonb,
  price_from_unit text,
  media jsonb not null,
  track uuid,
  initial text generated always as (initial_of(name)) stored,
  search tsvector generated always as (to_tsvector('simple', fold(coalesce(name, '')))) stored,
  primary key (tenant, uuid)
);
select protect('excursions');
create index on excursions (tenant, created_at desc, uuid desc) where deleted_at is null;
create index on excursions (tenant, fold(name), uuid) where deleted_at is null;

create table contacts (
  tenant uuid not null references tenants,
  uuid uuid not null default uuidv7(),
  rev integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  deleted_at timestamptz,
  tags text[] not null,
  kind text not null,
  name text not null,
  given_name text,
  family_name text,
  organisation text,
  emails text[] not null,
  phones text[] not null,
  addresses jsonb not null,
  birthday date,
  languages text[] not null,
  lifecycle text not null,
  preferences jsonb,
  loyalty jsonb not null,
  passports bytea not null,
  relations jsonb not null,
  consents jsonb not null,
  owner uuid,
  notes text,
  initial text generated always as (initial_of(name)) stored,
  search tsvector generated always as (to_tsvector('simple', fold(coalesce(name, '') || ' ' || coalesce(organisation, '')))) stored,
  name_key text generated always as (fold(name)) stored,
  primary key (tenant, uuid)
);
select protect('contacts');
create index on contacts (tenant, name_key) where deleted_at is null;
create index on contacts (tenant, created_at desc, uuid desc) where deleted_at is null;
create index on contacts (tenant, fold(name), uuid) where deleted_at is null;

create table itineraries (
  tenant uuid not null references tenants,
  uuid uuid not null default uuidv7(),
  rev integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  deleted_at timestamptz,
  tags text[] not null,
  is_template boolean not null,
  title text not null,
  reference text,
  subtitle text,
  summary jsonb,
  highlights text[] not null,
  travel_styles text[] not null,
  cover jsonb,
  gallery jsonb not null,
  start_date date,
  day_count integer not null,
  days jsonb not null,
  segments jsonb not null,
  adults integer not null,
  children integer not null,
  child_ages integer[] not null,
  infants integer not null,
  travellers jsonb not null,
  owner uuid,
  contributors jsonb not null,
  client uuid,
  agency uuid,
  price_mode text not null,
  currency text,
  markup_bps integer not null,
  tax_bps integer not null,
  round_to integer not null,
  display_price jsonb,
  price_includes jsonb,
  price_excludes jsonb,
  deposit jsonb,
  payment_schedule jsonb not null,
  valid_until date,
  theme text not null,
  sections jsonb not null,
  guides jsonb not null,
  pages jsonb not null,
  documents jsonb not null,
  terms jsonb,
  status text,
  status_reason text,
  held_until timestamptz,
  published_revision integer,
  published_at timestamptz,
  pdf uuid,
  archived_at timestamptz,
  initial text generated always as (initial_of(title)) stored,
  search tsvector generated always as (to_tsvector('simple', fold(coalesce(title, '') || ' ' || coalesce(reference, '') || ' ' || coalesce(subtitle, '')))) stored,
  primary key (tenant, uuid),
  unique (tenant, reference)
);
select protect('itineraries');
create index on itineraries (tenant, created_at desc, uuid desc) where deleted_at is null;
create index on itineraries (tenant, fold(title), uuid) where deleted_at is null;

-- Foreign keys ignore row security, so each one starts with the tenant: a foreign uuid cannot be pointed at.
alter table destinations add foreign key (tenant, parent) references destinations (tenant, uuid) on delete set null (parent);
create index on destinations (tenant, parent) where parent is not null;
alter table accommodations add foreign key (tenant, destination) references destinations (tenant, uuid) on delete set null (destination);
create index on accommodations (tenant, destination) where destination is not null;
alter table excursions add foreign key (tenant, destination) references destinations (tenant, uuid) on delete set null (destination);
create index on excursions (tenant, destination) where destination is not null;
alter table excursions add foreign key (tenant, track) references media (tenant, uuid) on delete restrict;
create index on excursions (tenant, track) where track is not null;
alter table contacts add foreign key (tenant, owner) references memberships (tenant, "user") on delete set null (owner);
create index on contacts (tenant, owner) where owner is not null;
alter table itineraries add foreign key (tenant, owner) references memberships (tenant, "user") on delete set null (owner);
create index on itineraries (tenant, owner) where owner is not null;
alter table itineraries add foreign key (tenant, client) references contacts (tenant, uuid) on delete set null (client);
create index on itineraries (tenant, client) where client is not null;
alter table itineraries add foreign key (tenant, agency) references contacts (tenant, uuid) on delete set null (agency);
create index on itineraries (tenant, agency) where agency is not null;
alter table itineraries add foreign key (tenant, pdf) references media (tenant, uuid) on delete restrict;
create index on itineraries (tenant, pdf) where pdf is not null;

select count_rows('destinations', 'destinations', '$.deleted_at is null');
select count_rows('accommodations', 'accommodations', '$.deleted_at is null');
select count_rows('excursions', 'excursions', '$.deleted_at is null');
select count_rows('contacts', 'contacts', '$.deleted_at is null');
select count_rows('media', 'media', '$.deleted_at is null and $.state <> ''processing''');
select count_rows('itineraries', 'itineraries', '$.deleted_at is null and not $.is_template');
select count_rows('itineraries', 'templates', '$.deleted_at is null and $.is_template');

-- Every reference that a record holds, wherever it stands in it, so that the database itself refuses a foreign uuid
-- inside a document and can say where a thing is used.
create table resource_links (
  tenant uuid not null references tenants,
  owner_resource text not null,
  owner uuid not null,
  path text not null,
  destination uuid,
  accommodation uuid,
  excursion uuid,
  contact uuid,
  media uuid,
  member uuid,
  primary key (tenant, owner, path),
  check (num_nonnulls(destination, accommodation, excursion, contact, media, member) = 1),
  foreign key (tenant, destination) references destinations (tenant, uuid) on delete cascade,
  foreign key (tenant, accommodation) references accommodations (tenant, uuid) on delete cascade,
  foreign key (tenant, excursion) references excursions (tenant, uuid) on delete cascade,
  foreign key (tenant, contact) references contacts (tenant, uuid) on delete cascade,
  foreign key (tenant, media) references media (tenant, uuid) on delete restrict,
  foreign key (tenant, member) references memberships (tenant, "user") on delete cascade
);
select protect('resource_links');
create index on resource_links (tenant, destination) where destination is not null;
create index on resource_links (tenant, accommodation) where accommodation is not null;
create index on resource_links (tenant, excursion) where excursion is not null;
create index on resource_links (tenant, contact) where contact is not null;
create index on resource_links (tenant, media) where media is not null;
create index on resource_links (tenant, member) where member is not null;

-- The bytes behind media items: the same file twice in a tenant is one object.
create table media_objects (
  tenant uuid not null references tenants,
  sha256 text not null,
  bytes bigint not null,
  mime text not null,
  variants jsonb not null,
  created_at timestamptz not null default now(),
  primary key (tenant, sha256)
);
select protect('media_objects');
alter table media add foreign key (tenant, sha256) references media_objects (tenant, sha256);

-- Upload slots: an item that waits for its bytes.
create table media_slots (
  tenant uuid not null references tenants,
  media uuid not null,
  expires_at timestamptz not null,
  primary key (tenant, media),
  foreign key (tenant, media) references media (tenant, uuid) on delete cascade
);
select protect('media_slots');

-- What an itinerary was: one row a revision.
create table itinerary_revisions (
  tenant uuid not null references tenants,
  itinerary uuid not null,
  n integer not null check (n >= 1),
  kind text not null check (kind in ('auto', 'named', 'published', 'restored')),
  label text,
  snapshot jsonb not null,
  sha256 text not null,
  author uuid,
  at timestamptz not null default now(),
  primary key (tenant, itinerary, n),
  foreign key (tenant, itinerary) references itineraries (tenant, uuid) on delete cascade
);
select protect('itinerary_revisions');

-- A frozen revision as travellers see it.
create table publications (
  tenant uuid not null references tenants,
  itinerary uuid not null,
  revision integer not null,
  content jsonb not null,
  page_key text not null,
  brochure_key text,
  published_by uuid,
  published_at timestamptz not null default now(),
  primary key (tenant, itinerary, revision),
  foreign key (tenant, itinerary, revision) references itinerary_revisions (tenant, itinerary, n) on delete cascade
);
select protect('publications');

-- Pictures and documents that a publication shows; they may not vanish from under it.
create table publication_media (
  tenant uuid not null references tenants,
  itinerary uuid not null,
  revision integer not null,
  media uuid not null,
  primary key (tenant, itinerary, revision, media),
  foreign key (tenant, itinerary, revision) references publications (tenant, itinerary, revision) on delete cascade,
  foreign key (tenant, media) references media (tenant, uuid) on delete restrict
);
select protect('publication_media');
create index on publication_media (tenant, media);

-- A link to what is published. The token itself is kept, because its owner must be able to copy it again.
create table shares (
  tenant uuid not null references tenants,
  uuid uuid not null default uuidv7(),
  itinerary uuid not null,
  token text not null,
  audience text not null check (audience in ('client', 'agent', 'internal')),
  expires_at timestamptz,
  revoked_at timestamptz,
  views integer not null default 0,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (tenant, uuid),
  foreign key (tenant, itinerary) references itineraries (tenant, uuid) on delete cascade
);
select protect('shares');
create unique index on shares (tenant, token);
create index on shares (token);
create index on shares (tenant, itinerary);

create policy for_identity on shares for select to current_user using (true);
create function tenant_of_share(wanted text) returns table (tenant uuid, share uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select tenant, uuid from shares where token = wanted
$$;
