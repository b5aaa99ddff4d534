-- Names of files as they are stored from now on: nothing that turns what is read around or cannot be seen.
alter table media no force row level security;
update media set filename = coalesce(nullif(btrim(replace(regexp_replace(filename,
  U&'[\0001-\001F\007F-\009F\00AD\061C\200B\200E\200F\2028-\202E\2060-\206F\FEFF]', '', 'g'), '"', ''''), ' .'), ''), 'untitled')
where filename ~ U&'[\0001-\001F\007F-\009F\00AD\061C\200B\200E\200F\2028-\202E\2060-\206F\FEFF"]';
alter table media force row level security;
