-- Names of files as they are stored from now on: nothing that turns what is read around or cannot be seen.
alter table media no force row level security;
update media set filename = coalesce(nullif(btrim(replace(regexp_replace(filename,
  U&'[\0001-\001F\007F-\009F\00AD\061C\200B\200E\200F\2028-\202E\2060-\206F\FEFF]', '', 'g'), '"', ''''), ' .'), ''), 'untitled')
where filename ~ U&'[\0001-\001F\007F-\009F\00AD\061C\200B\200E\200F\2028-\202E\2060-\206F\FEFF"]';

-- Tracks keep their lines apart, and the places that stand in their files.
update media set sketch = sketch || jsonb_build_object('lines', jsonb_build_array(sketch->'points'), 'places', '[]'::jsonb)
where sketch is not null;
alter table media force row level security;
alter table media_renditions no force row level security;
update media_renditions
set sketch = sketch || jsonb_build_object('lines', jsonb_build_array(sketch->'points'), 'places', '[]'::jsonb)
where sketch is not null;
alter table media_renditions force row level security;
