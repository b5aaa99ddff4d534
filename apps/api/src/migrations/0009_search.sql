-- What lists are searched and narrowed by, as rows: one for each word of a record, one for each value a filter may ask for
-- (`=type=camp`), one for its letter (`=initial=D`) and one for its whole title (`"dune camp`). Row security keeps operators
-- that are not leakproof (`@@`, `&&`, LIKE) out of index conditions; comparing text is leakproof, so this needs nothing else.
-- No foreign keys: the triggers below keep the rows, in the transaction that writes the record.
create table search_terms (
  tenant uuid not null,
  uuid uuid not null,
  term text collate "C" not null,
  -- The list a record stands in: `accommodations`, `templates`, in the bin `accommodations/bin`.
  shelf text collate "C" not null,
  -- 3 the title's first word, 2 a word of the title, 1 a word elsewhere, 0 no word.
  weight smallint not null,
  at timestamptz not null,
  primary key (tenant, uuid, term)
) with (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05);
select protect('search_terms');
-- Answers pages and counts by itself; read backwards it is best and newest first.
create index search_terms_listed on search_terms (tenant, shelf, term, weight, at, uuid);

-- Each known word under every spelling that lacks one of its letters, and under its own. Two words are within one typing
-- error of each other when they share a spelling. Without a key: writers never wait for each other over a new word.
create table search_spellings (
  tenant uuid not null,
  spelling text collate "C" not null,
  word text collate "C" not null
);
select protect('search_spellings');
create index search_spellings_known on search_spellings (tenant, spelling, word);

create function spellings_of(word text) returns setof text language sql immutable parallel safe as $$
  select word union select left(word, n - 1) || substr(word, n + 1) from generate_series(1, length(word)) n
$$;

create function words_of(content text) returns setof text language sql immutable parallel safe as $$
  select left(word, 60) from regexp_split_to_table(fold(content), '[^[:alnum:]]+') word where word <> ''
$$;

create function search_terms_of(title text, content text, facets text[]) returns table (term text, weight smallint)
language sql immutable parallel safe as $$
  select term, max(weight)::smallint from (
    select word as term, case when n = 1 then 3 else 2 end as weight from words_of(title) with ordinality w(word, n)
    union all select word, 1 from words_of(content) word
    union all select '"' || left(fold(title), 120), 0
    union all select '=initial=' || initial_of(title), 0
    union all select '=' || facet, 0 from unnest(facets) facet where facet is not null
  ) found group by term
$$;

-- The words that people look for in a place.
create function place_words(place jsonb) returns text language sql immutable parallel safe as $$
  select concat_ws(' ', place->>'label', place->>'city', place->>'region', place->>'country')
$$;

-- A number is looked for with or without its country code, which has one to three digits.
create function phone_words(phones text[]) returns text language sql immutable parallel safe as $$
  select string_agg(substr(phone, n), ' ') from unnest(phones) phone, generate_series(2, 5) n
$$;

create function facets_of(field text, chosen text[]) returns text[] language sql immutable parallel safe as $$
  select array_agg(field || '=' || one) from unnest(chosen) one
$$;

create function facets_of(field text, chosen jsonb) returns text[] language sql immutable parallel safe as $$
  select array_agg(field || '=' || one) from jsonb_array_elements_text(chosen) one
$$;

-- Words of letters only, of 4 to 24, that the tenant does not know yet.
create function learn_words(of_tenant uuid, found text[]) returns void language sql as $$
  insert into search_spellings (tenant, spelling, word)
  select of_tenant, spelling, new.word from unnest(found) new(word), spellings_of(new.word) spelling
  where new.word ~ '^[[:alpha:]]{4,24}$'
    and not exists (select from search_spellings s where s.tenant = of_tenant and s.spelling = new.word and s.word = new.word)
$$;

-- The words of a shelf that begin with a text, in order, from one to the next.
create function words_beginning(of_tenant uuid, of_shelf text, beginning text, at_most integer) returns setof text
language plpgsql stable as $$
declare found_word text; after_word text := null;
begin
  for n in 1..at_most loop
    if after_word is null then
      select term into found_word from search_terms t where t.tenant = of_tenant and t.shelf = of_shelf
        and t.term >= beginning and t.term < beginning || chr(1114111) order by t.term limit 1;
    else
      select term into found_word from search_terms t where t.tenant = of_tenant and t.shelf = of_shelf
        and t.term > after_word and t.term < beginning || chr(1114111) order by t.term limit 1;
    end if;
    exit when not found;
    return next found_word;
    after_word := found_word;
  end loop;
end $$;

-- Keeps the terms of a table's rows. In the expressions `$` stands for the row. Beside the trigger it makes
-- `fill_search_<table>(tenant)`, which writes the same terms for all rows of a tenant at once. Called again for a table, it
-- takes the new expressions and renews the terms that are there.
create function index_for_search(target regclass, shelf text, title text, content text, facets text)
returns void language plpgsql as $outer$
declare
  shelf_of text := format('(%s) || case when $.deleted_at is null then '''' else ''/bin'' end', shelf);
  whole text := format('row(%s, %s, %s, %s)', shelf_of, title, content, facets);
begin
  execute format($make$
    create or replace function %I() returns trigger language plpgsql as $body$
    declare of_shelf text; kept text[]; weights smallint[];
    begin
      if tg_op = 'DELETE' then
        delete from search_terms where tenant = old.tenant and uuid = old.uuid;
        return null;
      end if;
      if tg_op = 'UPDATE' then
        if %s is not distinct from %s then return null; end if;
      end if;
      of_shelf := %s;
      select array_agg(t.term), array_agg(t.weight) into kept, weights from search_terms_of(%s, %s, %s) t;
      if tg_op = 'INSERT' then
        insert into search_terms (tenant, uuid, term, shelf, weight, at)
        select new.tenant, new.uuid, t.term, of_shelf, t.weight, new.created_at from unnest(kept, weights) t(term, weight);
      else
        delete from search_terms where tenant = new.tenant and uuid = new.uuid and term <> all(kept);
        insert into search_terms as s (tenant, uuid, term, shelf, weight, at)
        select new.tenant, new.uuid, t.term, of_shelf, t.weight, new.created_at from unnest(kept, weights) t(term, weight)
        on conflict (tenant, uuid, term) do update set shelf = excluded.shelf, weight = excluded.weight, at = excluded.at
        where (s.shelf, s.weight, s.at) is distinct from (excluded.shelf, excluded.weight, excluded.at);
      end if;
      perform learn_words(new.tenant, kept);
      return null;
    end $body$$make$,
    'search_' || target, replace(whole, '$', 'old'), replace(whole, '$', 'new'), replace(shelf_of, '$', 'new'),
    replace(title, '$', 'new'), replace(content, '$', 'new'), replace(facets, '$', 'new'));
  execute format('create or replace trigger %I after insert or update or delete on %s for each row execute function %I()',
    'searched', target, 'search_' || target);
  execute format($make$
    create or replace function %I(of_tenant uuid) returns void language sql as $body$
      with kept as (
        insert into search_terms (tenant, uuid, term, shelf, weight, at)
        select r.tenant, r.uuid, t.term, %s, t.weight, r.created_at
        from %s r, search_terms_of(%s, %s, %s) t where r.tenant = of_tenant
        returning term, weight
      )
      select learn_words(of_tenant, array(select distinct term from kept where weight > 0));
    $body$$make$,
    'fill_search_' || target, replace(shelf_of, '$', 'r'), target,
    replace(title, '$', 'r'), replace(content, '$', 'r'), replace(facets, '$', 'r'));
  -- Row security hides rows from the owner too, so records that are there already are taken tenant by tenant.
  execute format($make$
    do $body$
    declare one uuid;
    begin
      for one in select uuid from tenants loop
        perform set_config('app.tenant', one::text, true);
        delete from search_terms t where t.tenant = one and exists (select from %s r where r.tenant = one and r.uuid = t.uuid);
        perform %I(one);
      end loop;
      perform set_config('app.tenant', '', true);
    end $body$$make$, target, 'fill_search_' || target);
end $outer$;

select index_for_search('accommodations', '''accommodations''', '$.name',
  'concat_ws('' '', $.teaser, place_words($.location), array_to_string($.tags, '' ''))',
  'array[''type='' || $.type, ''destination='' || $.destination, ''supplier='' || $.supplier] || facets_of(''tags'', $.tags)');
select index_for_search('destinations', '''destinations''', '$.name',
  'concat_ws('' '', place_words($.location), array_to_string($.tags, '' ''))',
  'array[''kind='' || $.kind, ''parent='' || $.parent] || facets_of(''tags'', $.tags)');
select index_for_search('excursions', '''excursions''', '$.name',
  'concat_ws('' '', place_words($.location), array_to_string($.tags, '' ''))',
  'array[''category='' || $.category, ''destination='' || $.destination, ''supplier='' || $.supplier] || facets_of(''tags'', $.tags)');
select index_for_search('contacts', '''contacts''', '$.name',
  'concat_ws('' '', $.organisation, array_to_string($.emails, '' ''), phone_words($.phones), array_to_string($.tags, '' ''))',
  'array[''kind='' || $.kind, ''lifecycle='' || $.lifecycle, ''owner='' || $.owner] || facets_of(''tags'', $.tags)');
select index_for_search('itineraries', 'case when $.is_template then ''templates'' else ''itineraries'' end', '$.title',
  'concat_ws('' '', $.reference, $.subtitle, array_to_string($.travel_styles, '' ''), array_to_string($.tags, '' ''))',
  'array[''status='' || $.status, ''owner='' || $.owner, ''client='' || $.client] || facets_of(''contributors'', $.contributors) || facets_of(''tags'', $.tags)');
select index_for_search('guides', '''guides''', '$.title',
  'array_to_string($.tags, '' '')',
  'array[''kind='' || $.kind, ''status='' || $.status, ''audience='' || $.audience] || facets_of(''destinations'', $.destinations) || facets_of(''tags'', $.tags)');
select index_for_search('suppliers', '''suppliers''', '$.name',
  'concat_ws('' '', $.legal_name, place_words($.location), array_to_string($.tags, '' ''))',
  'array[''status='' || $.status, ''rating='' || $.rating] || facets_of(''kinds'', $.kinds) || facets_of(''tags'', $.tags)');
select index_for_search('company_pages', '''company-pages''', '$.title',
  'concat_ws('' '', $.slug, array_to_string($.tags, '' ''))',
  'array[''kind='' || $.kind, ''status='' || $.status] || facets_of(''tags'', $.tags)');
-- A slot without bytes is in no list.
select index_for_search('media', 'case when $.state = ''processing'' then ''media/slots'' else ''media'' end', '$.filename',
  'concat_ws('' '', $.caption, $.alt, place_words($.location), array_to_string($.tags, '' ''))',
  'array[''kind='' || $.kind, ''folder='' || $.folder, ''licence='' || $.licence] || facets_of(''tags'', $.tags)');
select index_for_search('support', '''support''', '$.subject',
  'array_to_string($.tags, '' '')',
  'array[''category='' || $.category, ''priority='' || $.priority, ''status='' || $.status] || facets_of(''tags'', $.tags)');

-- The order of every list stands in an index. Titles are ordered by their terms. Where a value may be missing, it comes last
-- in both directions, which takes an index for each.
create function order_rows(target regclass, first text, sorts text[], nullable_sorts text[]) returns void language plpgsql as $$
declare one text;
begin
  foreach one in array array_append(sorts, 'updated_at') loop
    execute format('create index on %s (tenant, %s%s, uuid) where deleted_at is null', target, first, one);
  end loop;
  foreach one in array nullable_sorts loop
    execute format('create index on %s (tenant, %s%s nulls last, uuid) where deleted_at is null', target, first, one);
    execute format('create index on %s (tenant, %s%s desc nulls last, uuid desc) where deleted_at is null', target, first, one);
  end loop;
  execute format('create index on %s (tenant, %screated_at, uuid) where deleted_at is not null', target, first);
  execute format('alter table %s drop column initial, drop column search', target);
end $$;
drop index accommodations_tenant_fold_uuid_idx, destinations_tenant_fold_uuid_idx, excursions_tenant_fold_uuid_idx,
  contacts_tenant_fold_uuid_idx, itineraries_tenant_fold_uuid_idx, guides_tenant_fold_uuid_idx, suppliers_tenant_fold_uuid_idx,
  company_pages_tenant_fold_uuid_idx, media_tenant_fold_uuid_idx, support_tenant_fold_uuid_idx;
select order_rows('accommodations', '', '{}', '{stars}');
select order_rows('destinations', '', '{}', '{}');
select order_rows('excursions', '', '{duration_min}', '{}');
select order_rows('contacts', '', '{}', '{}');
select order_rows('guides', '', '{}', '{valid_until}');
select order_rows('suppliers', '', '{}', '{rating,insurance_expiry}');
select order_rows('company_pages', '', '{nav_order}', '{}');
select order_rows('media', '', '{}', '{bytes}');
select order_rows('support', '', '{priority,status}', '{}');
-- Trips and templates are lists of their own.
select order_rows('itineraries', 'is_template, ', '{created_at,day_count}', '{start_date}');
drop index itineraries_tenant_created_at_uuid_idx;
drop function order_rows(regclass, text, text[], text[]);
