-- Texts that members write once and insert into itineraries and other records.
create table snippets (
  tenant uuid not null references tenants,
  uuid uuid not null default uuidv7(),
  rev integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  deleted_at timestamptz,
  tags text[] not null,
  name text not null,
  text jsonb not null,
  language text,
  primary key (tenant, uuid)
);
select protect('snippets');
create index on snippets (tenant, created_at desc, uuid desc) where deleted_at is null;
create index on snippets (tenant, created_at, uuid) where deleted_at is not null;
create index on snippets (tenant, uuid) where deleted_at is not null;
create index on snippets (tenant, updated_at, uuid) where deleted_at is null;
create index on snippets (tenant, fold(name), uuid) where deleted_at is null;

-- The beginning of a rich text, without its formatting: the runs of a paragraph or heading are one text, so that a word that is bold in
-- part is found. A snippet is found by its first words, and the search index stays small.
create function start_of_text(text jsonb) returns text language sql immutable parallel safe as $$
  select left(string_agg((select string_agg(run->>'text', '') from jsonb_array_elements(block->'content') run), ' '), 1000)
  from jsonb_path_query(text, 'strict $.** ? (@.type == "paragraph" || @.type == "heading")') block
$$;
select index_for_search('snippets', '''snippets''', '$.name',
  'concat_ws('' '', start_of_text($.text), array_to_string($.tags, '' ''))',
  'array[''language='' || $.language] || facets_of(''tags'', $.tags)');
select count_rows('snippets', 'snippets', '$.deleted_at is null');
