-- People read of versions, also in the names of those that were restored.
alter table itinerary_revisions no force row level security;
update itinerary_revisions set label = regexp_replace(label, '^Revision (\d+) restored$', 'Version \1 restored')
where kind = 'restored';
alter table itinerary_revisions force row level security;
