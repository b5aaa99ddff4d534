-- Row security holds here too, and for the terms by which a renamed file is found: so company by company.
do $$
declare company uuid;
begin
  for company in select uuid from tenants loop
    perform set_config('app.tenant', company::text, true);
    -- Names of files as they are stored from now on: nothing that turns what is read around or cannot be seen.
    update media set filename = coalesce(nullif(btrim(replace(regexp_replace(filename,
      U&'[\0001-\001F\007F-\009F\00AD\061C\200B\200E\200F\2028-\202E\2060-\206F\FEFF]', '', 'g'), '"', ''''), ' .'), ''), 'untitled')
    where tenant = company and filename ~ U&'[\0001-\001F\007F-\009F\00AD\061C\200B\200E\200F\2028-\202E\2060-\206F\FEFF"]';

    -- Tracks keep their lines apart, and the places that stand in their files.
    update media set sketch = sketch || jsonb_build_object('lines', jsonb_build_array(sketch->'points'), 'places', '[]'::jsonb)
    where tenant = company and sketch is not null;
    update media_renditions
    set sketch = sketch || jsonb_build_object('lines', jsonb_build_array(sketch->'points'), 'places', '[]'::jsonb)
    where tenant = company and sketch is not null;
  end loop;
  perform set_config('app.tenant', '', true);
end $$;
