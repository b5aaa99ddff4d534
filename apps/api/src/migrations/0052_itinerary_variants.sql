-- Variants of an itinerary: the first one is A, and its uuid is that of the group. The group counts the letters it has given
-- away, so that none is given twice, not even at the same time or after an itinerary has been permanently deleted.
create table variant_groups (
  tenant uuid not null references tenants,
  uuid uuid not null,
  letters integer not null check (letters between 2 and 26),
  primary key (tenant, uuid)
);
select protect('variant_groups');
alter table itineraries
  add column variant_of uuid,
  add column variant text check (variant ~ '^[A-Z]$'),
  add check ((variant_of is null) = (variant is null)),
  add foreign key (tenant, variant_of) references variant_groups (tenant, uuid);
create unique index itineraries_tenant_variant_key on itineraries (tenant, variant_of, variant) where variant_of is not null;

-- Variants share their reference: the letter belongs to it. An itinerary without variants counts as A.
drop index itineraries_tenant_reference_key;
create unique index itineraries_tenant_reference_key on itineraries (tenant, reference, coalesce(variant, 'A')) where deleted_at is null;
