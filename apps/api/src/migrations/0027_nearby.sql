-- What is near a point is found by squares of the map, one degree wide, as terms of the search: `=square=-23/17`.
create function square_of(place jsonb) returns text language sql immutable parallel safe as $$
  select 'square=' || floor((place->>'lat')::float8)::int || '/' || floor((place->>'lng')::float8)::int
$$;

select index_for_search('accommodations', '''accommodations''', '$.name',
  'concat_ws('' '', $.teaser, place_words($.location), array_to_string($.tags, '' ''))',
  'array[''type='' || $.type, ''destination='' || $.destination, ''supplier='' || $.supplier, square_of($.location)] || facets_of(''tags'', $.tags)');
select index_for_search('destinations', '''destinations''', '$.name',
  'concat_ws('' '', place_words($.location), array_to_string($.tags, '' ''))',
  'array[''kind='' || $.kind, ''parent='' || $.parent, square_of($.location)] || facets_of(''tags'', $.tags)');
select index_for_search('excursions', '''excursions''', '$.name',
  'concat_ws('' '', place_words($.location), array_to_string($.tags, '' ''))',
  'array[''category='' || $.category, ''destination='' || $.destination, ''supplier='' || $.supplier, square_of($.location)] || facets_of(''tags'', $.tags)');
