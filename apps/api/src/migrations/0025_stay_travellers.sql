-- A stay may be for some of the travellers (`for`); every one there is so far is for all of them. The state of a trip and
-- what was published of it stay as they are: only its segments name the new field. The owner of a table sees no tenant's
-- rows unless it may for once.
alter table itineraries no force row level security;
update itineraries set segments = (
  select jsonb_agg(case when segment ? 'for' then segment else segment || '{"for": null}' end order by place)
  from jsonb_array_elements(segments) with ordinality as stored (segment, place))
where segments <> '[]';
alter table itineraries force row level security;
