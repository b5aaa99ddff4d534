-- What is made of a file: the sizes of a picture by its bytes and by how it was edited ('' is as it came), a document itself
-- and what shows it. Items share what is made of the same file in the same way.
create table media_renditions (
  tenant uuid not null references tenants,
  sha256 text not null,
  edit text not null,
  variants jsonb not null,
  width integer,
  height integer,
  placeholder text,
  colour text,
  sketch jsonb,
  created_at timestamptz not null default now(),
  primary key (tenant, sha256, edit),
  foreign key (tenant, sha256) references media_objects (tenant, sha256) on delete cascade
);
select protect('media_renditions');

alter table media_objects add column perceptual_hash bit(64);

alter table media
  add column flipped boolean not null default false,
  add column brightness integer not null default 100,
  add column colour text,
  add column sketch jsonb,
  -- Which rendition it shows; what it is to show follows from its other columns, and a job brings the two together.
  add column edit text not null default '',
  add column licence_state text not null default 'none';

-- A published page shows what it showed when it was published.
alter table publication_media
  add column sha256 text,
  add column edit text not null default '',
  add foreign key (tenant, sha256) references media_objects (tenant, sha256);
create index on publication_media (tenant, sha256);

-- Bytes on their way in: how many there will be, how many are durable, and who is writing them.
alter table media_slots
  add column length bigint,
  add column received bigint not null default 0,
  add column expected_sha256 text,
  add column writer uuid,
  add column writer_until timestamptz,
  -- Somebody else wants to write: whoever holds the slot lets go of it.
  add column is_wanted boolean not null default false;

-- Of a date that does not change the state still does: a job follows the calendar.
create function licence_state_on(expires date, today date) returns text language sql immutable parallel safe as $$
  select case when expires is null then 'none' when expires < today then 'expired'
    when expires <= today + 60 then 'expiring' else 'valid' end
$$;

create function keep_licence_state() returns trigger language plpgsql as $$
begin
  new.licence_state := licence_state_on(new.licence_expires, (now() at time zone 'utc')::date);
  return new;
end $$;
create trigger keep_licence_state before insert or update of licence_expires on media for each row execute function keep_licence_state();

-- Row security holds here too, so company by company.
do $$
declare company uuid;
begin
  for company in select uuid from tenants loop
    perform set_config('app.tenant', company::text, true);
    insert into media_renditions (tenant, sha256, edit, variants, width, height, placeholder)
    select o.tenant, o.sha256, '', o.variants, m.width, m.height, m.placeholder
    from media_objects o
    left join lateral (select * from media m where m.tenant = o.tenant and m.sha256 = o.sha256 limit 1) m on true
    where o.tenant = company;
    update publication_media p set sha256 = m.sha256 from media m
    where p.tenant = company and m.tenant = company and m.uuid = p.media;
    update media set licence_state = licence_state_on(licence_expires, (now() at time zone 'utc')::date) where tenant = company;
  end loop;
  perform set_config('app.tenant', '', true);
end $$;
alter table media_objects drop column variants;

-- What is not said of a file.
create function media_lacks(kind text, alt text, is_decorative boolean, licence text, credit text, folder text) returns text[]
language sql immutable parallel safe as $$
  select array_remove(array[
    case when kind = 'image' and alt is null and not is_decorative then 'alt' end,
    case when licence = 'unknown' then 'licence' end,
    case when licence in ('cc_by', 'cc_by_sa') and credit is null then 'credit' end,
    case when folder is null then 'folder' end
  ], null)
$$;

-- A slot without bytes is in no list and not counted.
select index_for_search('media',
  'case when $.sha256 is null and $.kind <> ''video_link'' then ''media/slots'' else ''media'' end', '$.filename',
  'concat_ws('' '', $.caption, $.alt, place_words($.location), array_to_string($.tags, '' ''))',
  'array[''kind='' || $.kind, ''folder='' || $.folder, ''licence='' || $.licence, ''state='' || $.state, ''sha256='' || $.sha256,
    ''licenceState='' || $.licence_state, ''country='' || ($.location->>''country'')]
   || facets_of(''lacks'', media_lacks($.kind, $.alt, $.decorative, $.licence, $.credit, $.folder)) || facets_of(''tags'', $.tags)');
drop trigger count_added_media on media;
drop trigger count_removed_media on media;
drop trigger count_entered_media on media;
drop trigger count_left_media on media;
select count_rows('media', 'media', '$.deleted_at is null and ($.sha256 is not null or $.kind = ''video_link'')');
