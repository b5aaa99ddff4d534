-- The folders a path names, outermost first: `Africa / Namibia` is Africa and, in it, Africa/Namibia.
create function folders_of(path text) returns text[] language sql immutable parallel safe as $$
  select array_agg(folder order by n) from (
    select n, string_agg(step, '/') over (order by n) as folder
    from (select n, trim(step) as step from string_to_table(path, '/') with ordinality s(step, n)) steps where step <> ''
  ) found
$$;

-- A list may be narrowed to a folder with all that lie in it.
select index_for_search('media',
  'case when $.sha256 is null and $.kind <> ''video_link'' then ''media/slots'' else ''media'' end', '$.filename',
  'concat_ws('' '', $.caption, $.alt, place_words($.location), array_to_string($.tags, '' ''))',
  'array[''kind='' || $.kind, ''folder='' || $.folder, ''licence='' || $.licence, ''state='' || $.state, ''sha256='' || $.sha256,
    ''licenceState='' || $.licence_state, ''country='' || ($.location->>''country'')]
   || facets_of(''folders'', folders_of($.folder))
   || facets_of(''lacks'', media_lacks($.kind, $.alt, $.decorative, $.licence, $.credit, $.folder)) || facets_of(''tags'', $.tags)');

-- What waits to be prepared is looked through every hour.
create index on media (tenant, uuid) where state = 'processing' and sha256 is not null;
