-- Texts of records in other languages, beside the original.
create table translations (
  tenant uuid not null references tenants on delete cascade,
  -- Exactly one of these: the record whose text it is.
  itinerary uuid,
  accommodation uuid,
  excursion uuid,
  destination uuid,
  guide uuid,
  company_page uuid,
  record uuid not null generated always as (
    coalesce(itinerary, accommodation, excursion, destination, guide, company_page)
  ) stored,
  language text not null,
  -- Such as title, or days/{uuid}/title.
  path text not null,
  value jsonb not null,
  -- The fingerprint of the original that was translated.
  source text not null,
  -- Since when the original is another one.
  stale_since timestamptz,
  -- Translated by machine, and not checked by a member yet.
  is_machine boolean not null,
  rev integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  primary key (tenant, record, language, path),
  check (num_nonnulls(itinerary, accommodation, excursion, destination, guide, company_page) = 1),
  foreign key (tenant, itinerary) references itineraries (tenant, uuid) on delete cascade,
  foreign key (tenant, accommodation) references accommodations (tenant, uuid) on delete cascade,
  foreign key (tenant, excursion) references excursions (tenant, uuid) on delete cascade,
  foreign key (tenant, destination) references destinations (tenant, uuid) on delete cascade,
  foreign key (tenant, guide) references guides (tenant, uuid) on delete cascade,
  foreign key (tenant, company_page) references company_pages (tenant, uuid) on delete cascade
);
select protect('translations');
create index on translations (tenant, itinerary) where itinerary is not null;
create index on translations (tenant, accommodation) where accommodation is not null;
create index on translations (tenant, excursion) where excursion is not null;
create index on translations (tenant, destination) where destination is not null;
create index on translations (tenant, guide) where guide is not null;
create index on translations (tenant, company_page) where company_page is not null;
-- A text that was translated once is found by its fingerprint when it is copied.
create index on translations (tenant, source);

-- A published version in another language.
create table publication_translations (
  tenant uuid not null references tenants on delete cascade,
  itinerary uuid not null,
  revision integer not null,
  language text not null,
  content jsonb not null,
  -- The translated texts of the itinerary by path, for what is worked out again with the client's choices.
  texts jsonb not null,
  primary key (tenant, itinerary, revision, language),
  foreign key (tenant, itinerary, revision) references publications (tenant, itinerary, revision) on delete cascade
);
select protect('publication_translations');

-- The language in which the client read what they accepted; null for acceptances from before there was a choice.
alter table acceptances add column language text;
