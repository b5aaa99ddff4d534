-- Towns and villages of the world (GeoNames, CC BY 4.0), to be found by name or from a point on the map. Of the platform: no
-- tenant. Filled after a start that finds it empty (platform/places/fill-places.ts); a later migration that empties it has it filled anew.

-- A name as it is compared: folded, letters that unaccent leaves alone taken apart, apostrophes gone, words one space apart.
create function place_key(name text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(
    translate(fold(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f''`´‘’ʻʼʹ]', '', 'g')), 'əǝɣŋƙɓɗƴ', 'aaynkbdy'),
    '[^[:alnum:]]+', ' ', 'g'))
$$;

create table places (
  -- GeoNames' own number.
  id integer not null,
  -- One row for each name that a place goes by; `name` is always the one to show.
  key text collate "C" not null,
  name text not null,
  region text,
  country text not null,
  lat double precision not null,
  lng double precision not null,
  population integer not null,
  primary key (id, key)
);
grant select on places to :"app_role";

-- Names that begin with what is typed, and small places left out without reading their rows.
create index places_beginning on places (key, population);
-- Names that resemble what is typed, or hold it as a later word.
create index places_resembling on places using gin (key gin_trgm_ops);
create index places_around on places (lat, lng);
