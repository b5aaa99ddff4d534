-- A company writes in one language; an itinerary in that one unless it says another.
alter table tenants add column language text not null default 'en';
alter table itineraries add column language text;
