-- What the housekeeping looks for, by itself and often, in companies of any size.
create index on itineraries (tenant, uuid) where deleted_at is null and status in ('held', 'booked', 'travelling');
create index on itinerary_revisions (tenant, itinerary, at) where kind = 'auto';

create index on accommodations (tenant, uuid) where deleted_at is not null;
create index on company_pages (tenant, uuid) where deleted_at is not null;
create index on contacts (tenant, uuid) where deleted_at is not null;
create index on destinations (tenant, uuid) where deleted_at is not null;
create index on excursions (tenant, uuid) where deleted_at is not null;
create index on guides (tenant, uuid) where deleted_at is not null;
create index on itineraries (tenant, uuid) where deleted_at is not null;
create index on media (tenant, uuid) where deleted_at is not null;
create index on suppliers (tenant, uuid) where deleted_at is not null;
create index on support (tenant, uuid) where deleted_at is not null;
create index on media (tenant, sha256);
