-- Itineraries are found by the numbers of their flights, as terms like `=flight=KL861`, so that a flight can be filled in from
-- an earlier one. Numbers are compared as they are on tickets, without spaces and leading zeros (`parseFlightNumber`).
create function flight_number_of(number text) returns text language sql immutable parallel safe as $$
  select found[1] || found[2] from regexp_match(
    upper(regexp_replace(number, '[[:space:]-]', '', 'g')), '^([A-Z][A-Z0-9]|[0-9][A-Z])0*([1-9][0-9]{0,3}[A-Z]?)$') found
$$;

create function flight_numbers_of(segments jsonb) returns text[] language sql immutable parallel safe as $$
  select array_agg(distinct flight_number_of(s->>'number')) from jsonb_array_elements(segments) s
  where s->>'kind' = 'flight' and flight_number_of(s->>'number') is not null
$$;

select index_for_search('itineraries', 'case when $.is_template then ''templates'' else ''itineraries'' end', '$.title',
  'concat_ws('' '', $.reference, $.subtitle, array_to_string($.travel_styles, '' ''), array_to_string($.tags, '' ''), $.related_text)',
  'array[''status='' || $.status, ''owner='' || $.owner, ''client='' || $.client] || facets_of(''contributors'', $.contributors) || facets_of(''tags'', $.tags) || facets_of(''names'', string_to_array($.contact_text, '' '')) || facets_of(''flight'', flight_numbers_of($.segments))');
