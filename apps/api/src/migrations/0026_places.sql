-- Places by all their names, in every script: towns, airports, countries, regions, islands, parks and sights. Filled after a
-- start that finds it empty (platform/places/fill-places.ts); a later migration that empties it has it filled anew.

-- A name as it is compared: folded, letters that unaccent leaves alone taken apart, apostrophes gone, words one space apart.
-- Signs that only change a letter (Arabic and Hebrew vowels, viramas, Thai tones, joiners) are left out; kana and Hangul are put
-- together again. Letters are told from other signs as Unicode does, whatever the database's locale is.
create or replace function place_key(name text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(
    translate(
      fold(normalize(regexp_replace(normalize(name collate pg_c_utf8, NFKD),
        '[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u093c\u094d\u09bc\u09cd\u0a3c\u0a4d\u0abc\u0acd'
        '\u0b3c\u0b4d\u0bcd\u0c4d\u0cbc\u0ccd\u0d4d\u0dca\u0e47-\u0e4e\u0ec8-\u0ecd\u0f39\u0f84\u1037\u1039\u103a\u17c9-\u17d3\u17dd'
        '\u200b-\u200f''`´‘’ʻʼʹ]', '', 'g'), NFC)),
      'əǝɣŋƙɓɗƴıøđłħŧ', 'aaynkbdyiodlht'),
    '[^[:alnum:]]+', ' ', 'g'))
$$;

drop table places;
create table places (
  -- GeoNames' own number of a town; what we know besides has numbers below zero.
  id integer primary key,
  kind text not null check (kind in ('town', 'airport', 'country', 'region', 'island', 'park', 'sight')),
  -- Of an airport, IATA's.
  code text,
  name text not null,
  -- The town an airport belongs to.
  city text,
  region text,
  country text not null,
  lat double precision not null,
  lng double precision not null,
  population integer not null
);
grant select on places to :"app_role";
create index places_around on places (lat, lng) where kind = 'town';

-- One row for each name that a place goes by. Both tables are only ever filled together, at once: half a million rows are not
-- held against a foreign key one by one, and what they are found by is made when they are there.
create table place_names (
  place integer not null,
  key text collate "C" not null,
  -- As many people as would make a town as well known: the order among places of the same name.
  weight integer not null,
  -- The name that is shown, not one that it goes by besides.
  is_main boolean not null
);
grant select on place_names to :"app_role";
