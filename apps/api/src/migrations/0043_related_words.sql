-- What itineraries are found by besides their own fields: the names of their owner, destinations, hotels and other segments, the
-- countries and the years of travel. What the names of contacts are found by stands apart, because not every reader of an
-- itinerary may know them: as the facet `=names=smith`. Both are words, folded and each once.
alter table itineraries
  add column related_text text,
  add column contact_text text,
  -- Where it first stops, `{"lat": …, "lng": …}`, for the map.
  add column first_point jsonb;

-- The English name of a country, and others that it goes by.
create function country_name(code text) returns text language sql immutable parallel safe as $$
  select $json${"AD":"Andorra","AE":"United Arab Emirates UAE","AF":"Afghanistan","AG":"Antigua & Barbuda","AI":"Anguilla","AL":"Albania",
"AM":"Armenia","AO":"Angola","AQ":"Antarctica","AR":"Argentina","AS":"American Samoa","AT":"Austria","AU":"Australia",
"AW":"Aruba","AX":"Åland Islands","AZ":"Azerbaijan","BA":"Bosnia & Herzegovina","BB":"Barbados","BD":"Bangladesh",
"BE":"Belgium","BF":"Burkina Faso","BG":"Bulgaria","BH":"Bahrain","BI":"Burundi","BJ":"Benin","BL":"St. Barthélemy",
"BM":"Bermuda","BN":"Brunei","BO":"Bolivia","BQ":"Caribbean Netherlands","BR":"Brazil","BS":"Bahamas","BT":"Bhutan",
"BV":"Bouvet Island","BW":"Botswana","BY":"Belarus","BZ":"Belize","CA":"Canada","CC":"Cocos (Keeling) Islands",
"CD":"Congo - Kinshasa Democratic Republic DRC","CF":"Central African Republic","CG":"Congo - Brazzaville",
"CH":"Switzerland","CI":"Côte d Ivoire Ivory Coast","CK":"Cook Islands","CL":"Chile","CM":"Cameroon","CN":"China",
"CO":"Colombia","CR":"Costa Rica","CU":"Cuba","CV":"Cape Verde","CW":"Curaçao","CX":"Christmas Island","CY":"Cyprus",
"CZ":"Czechia Czech Republic","DE":"Germany","DJ":"Djibouti","DK":"Denmark","DM":"Dominica","DO":"Dominican Republic",
"DZ":"Algeria","EC":"Ecuador","EE":"Estonia","EG":"Egypt","EH":"Western Sahara","ER":"Eritrea","ES":"Spain","ET":"Ethiopia",
"FI":"Finland","FJ":"Fiji","FK":"Falkland Islands","FM":"Micronesia","FO":"Faroe Islands","FR":"France","GA":"Gabon",
"GB":"United Kingdom UK Great Britain","GD":"Grenada","GE":"Georgia","GF":"French Guiana","GG":"Guernsey","GH":"Ghana",
"GI":"Gibraltar","GL":"Greenland","GM":"Gambia","GN":"Guinea","GP":"Guadeloupe","GQ":"Equatorial Guinea","GR":"Greece",
"GS":"South Georgia & South Sandwich Islands","GT":"Guatemala","GU":"Guam","GW":"Guinea-Bissau","GY":"Guyana",
"HK":"Hong Kong SAR China","HM":"Heard & McDonald Islands","HN":"Honduras","HR":"Croatia","HT":"Haiti","HU":"Hungary",
"ID":"Indonesia","IE":"Ireland","IL":"Israel","IM":"Isle of Man","IN":"India","IO":"British Indian Ocean Territory",
"IQ":"Iraq","IR":"Iran","IS":"Iceland","IT":"Italy","JE":"Jersey","JM":"Jamaica","JO":"Jordan","JP":"Japan","KE":"Kenya",
"KG":"Kyrgyzstan","KH":"Cambodia","KI":"Kiribati","KM":"Comoros","KN":"St. Kitts & Nevis","KP":"North Korea",
"KR":"South Korea","KW":"Kuwait","KY":"Cayman Islands","KZ":"Kazakhstan","LA":"Laos","LB":"Lebanon",
"LC":"St. Lucia","LI":"Liechtenstein","LK":"Sri Lanka","LR":"Liberia","LS":"Lesotho","LT":"Lithuania","LU":"Luxembourg",
"LV":"Latvia","LY":"Libya","MA":"Morocco","MC":"Monaco","MD":"Moldova","ME":"Montenegro","MF":"St. Martin","MG":"Madagascar",
"MH":"Marshall Islands","MK":"North Macedonia","ML":"Mali","MM":"Myanmar (Burma) Burma","MN":"Mongolia",
"MO":"Macao SAR China","MP":"Northern Mariana Islands","MQ":"Martinique","MR":"Mauritania","MS":"Montserrat","MT":"Malta",
"MU":"Mauritius","MV":"Maldives","MW":"Malawi","MX":"Mexico","MY":"Malaysia","MZ":"Mozambique","NA":"Namibia",
"NC":"New Caledonia","NE":"Niger","NF":"Norfolk Island","NG":"Nigeria","NI":"Nicaragua","NL":"Netherlands Holland",
"NO":"Norway","NP":"Nepal","NR":"Nauru","NU":"Niue","NZ":"New Zealand","OM":"Oman","PA":"Panama","PE":"Peru",
"PF":"French Polynesia","PG":"Papua New Guinea","PH":"Philippines","PK":"Pakistan","PL":"Poland",
"PM":"St. Pierre & Miquelon","PN":"Pitcairn Islands","PR":"Puerto Rico","PS":"Palestinian Territories","PT":"Portugal",
"PW":"Palau","PY":"Paraguay","QA":"Qatar","RE":"Réunion","RO":"Romania","RS":"Serbia","RU":"Russia","RW":"Rwanda",
"SA":"Saudi Arabia","SB":"Solomon Islands","SC":"Seychelles","SD":"Sudan","SE":"Sweden","SG":"Singapore","SH":"St. Helena",
"SI":"Slovenia","SJ":"Svalbard & Jan Mayen","SK":"Slovakia","SL":"Sierra Leone","SM":"San Marino","SN":"Senegal",
"SO":"Somalia","SR":"Suriname","SS":"South Sudan","ST":"São Tomé & Príncipe","SV":"El Salvador","SX":"Sint Maarten",
"SY":"Syria","SZ":"Eswatini Swaziland","TC":"Turks & Caicos Islands","TD":"Chad","TF":"French Southern Territories",
"TG":"Togo","TH":"Thailand","TJ":"Tajikistan","TK":"Tokelau","TL":"Timor-Leste","TM":"Turkmenistan","TN":"Tunisia",
"TO":"Tonga","TR":"Türkiye Turkey","TT":"Trinidad & Tobago","TV":"Tuvalu","TW":"Taiwan","TZ":"Tanzania","UA":"Ukraine",
"UG":"Uganda","UM":"U.S. Outlying Islands","US":"United States of America USA","UY":"Uruguay","UZ":"Uzbekistan",
"VA":"Vatican City","VC":"St. Vincent & Grenadines","VE":"Venezuela","VG":"British Virgin Islands",
"VI":"U.S. Virgin Islands","VN":"Vietnam","VU":"Vanuatu","WF":"Wallis & Futuna","WS":"Samoa","YE":"Yemen","YT":"Mayotte",
"ZA":"South Africa","ZM":"Zambia","ZW":"Zimbabwe"}$json$::jsonb->>code
$$;

create function distinct_words(content text) returns text language sql immutable parallel safe as $$
  select string_agg(word, ' ' order by word) from (select distinct word from words_of(left(content, 20000)) word) found
$$;

-- Lists of keys, not joins: few records are looked up, however many there are.
create function related_text_of(i itineraries) returns text language sql stable as $$
  with recursive segment as (
    select s from jsonb_array_elements(i.segments) s
  ), place as (
    select p from segment cross join lateral (values (s->'location'), (s->'origin'), (s->'destination'), (s#>'{overrides,location}')) places(p)
    where jsonb_typeof(p) = 'object'
  ), lies_in as (
    select d.uuid, d.name, d.parent, d.location->>'country' as country from destinations d
    where d.tenant = i.tenant and d.uuid = any(array(select (day->>'destination')::uuid from jsonb_array_elements(i.days) day))
    union
    select d.* from lies_in l cross join lateral (
      select p.uuid, p.name, p.parent, p.location->>'country' from destinations p where p.tenant = i.tenant and p.uuid = l.parent limit 1) d
  ), source as (
    select s#>>'{source,resource}' as resource, (s#>>'{source,uuid}')::uuid as uuid from segment
  )
  select distinct_words(concat_ws(' ',
    (select string_agg(year::text, ' ') from generate_series(
      extract(year from i.start_date)::int, extract(year from i.start_date + i.day_count - 1)::int) year),
    (select u.name from users u where u.uuid = i.owner),
    (select string_agg(concat_ws(' ', name, country_name(country)), ' ') from lies_in),
    (select string_agg(distinct country_name(p->>'country'), ' ') from place),
    (select string_agg(a.name, ' ') from accommodations a
     where a.tenant = i.tenant and a.uuid = any(array(select uuid from source where resource = 'accommodation'))),
    (select string_agg(e.name, ' ') from excursions e
     where e.tenant = i.tenant and e.uuid = any(array(select uuid from source where resource = 'excursion'))),
    (select string_agg(concat_ws(' ', s->>'title', s#>>'{overrides,title}'), ' ') from segment),
    (select string_agg(place_words(p), ' ') from place)))
$$;

create function contact_text_of(i itineraries) returns text language sql stable as $$
  select distinct_words(string_agg(c.name, ' ')) from contacts c
  where c.tenant = i.tenant and c.uuid = any(
    array(select (t->>'contact')::uuid from jsonb_array_elements(i.travellers) t) || i.client || i.agency)
$$;

-- The first place of a day where somebody stays or visits, else where a journey leads or begins.
create function first_point_of(segments jsonb) returns jsonb language sql immutable parallel safe as $$
  select jsonb_build_object('lat', p->'lat', 'lng', p->'lng')
  from jsonb_array_elements(segments) with ordinality listed(s, n)
  cross join lateral (values (1, s#>'{overrides,location}'), (2, s->'location'), (3, s->'destination'), (4, s->'origin')) places(rank, p)
  where s->>'day' is not null and p->>'lat' is not null
  order by rank > 2, (s->>'day')::int, n, rank limit 1
$$;

create function relate_itinerary() returns trigger language plpgsql as $$
begin
  new.related_text := related_text_of(new);
  new.contact_text := contact_text_of(new);
  new.first_point := first_point_of(new.segments);
  return new;
end $$;
create trigger related before insert or update of segments, days, travellers, client, agency, owner, start_date, day_count
  on itineraries for each row execute function relate_itinerary();

-- Itineraries with a name that has changed. The first hundred are renewed with the change, the others by a chore: a name may
-- stand in all of a company's itineraries. No foreign keys: what is gone is left out.
create table stale_itineraries (
  tenant uuid not null,
  itinerary uuid not null,
  primary key (tenant, itinerary)
);
select protect('stale_itineraries');

-- Waits for nobody: an itinerary that is being saved stays in the table. Answers how many were renewed.
create function renew_itineraries(of_tenant uuid, at_most integer) returns integer language plpgsql as $$
declare due uuid[]; free uuid[];
begin
  select array_agg(itinerary) into due from (
    select itinerary from stale_itineraries where tenant = of_tenant order by itinerary limit at_most for update skip locked) listed;
  select array_agg(uuid) into free from (
    select uuid from itineraries where tenant = of_tenant and uuid = any(due) order by uuid for no key update skip locked) listed;
  update itineraries i set related_text = related_text_of(i), contact_text = contact_text_of(i)
  where i.tenant = of_tenant and i.uuid = any(free);
  delete from stale_itineraries s where s.tenant = of_tenant and s.itinerary = any(due) and (
    s.itinerary = any(free) or not exists (select from itineraries i where i.tenant = of_tenant and i.uuid = s.itinerary));
  return coalesce(cardinality(free), 0);
end $$;

-- In order, so that two changes at once never wait for each other.
create function note_stale(of_tenant uuid, link text, of_uuids uuid[]) returns void language plpgsql as $$
begin
  execute format(
    'insert into stale_itineraries select distinct tenant, owner from resource_links
     where tenant = $1 and %I = any($2) and owner_resource = ''itinerary'' order by owner on conflict do nothing', link)
  using of_tenant, of_uuids;
end $$;

create function note_renamed() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'destinations' then
    perform note_stale(old.tenant, tg_argv[0], array(
      with recursive below as (
        select old.uuid union select d.uuid from below b join destinations d on d.tenant = old.tenant and d.parent = b.uuid)
      select uuid from below));
  else
    perform note_stale(old.tenant, tg_argv[0], array[old.uuid]);
  end if;
  if tg_op = 'UPDATE' then perform renew_itineraries(old.tenant, 100); end if;
  return old;
end $$;

create function renew_after_removal() returns trigger language plpgsql as $$
begin
  perform renew_itineraries(old.tenant, 100);
  return null;
end $$;

create trigger renamed after update of name on contacts
  for each row when (old.name is distinct from new.name) execute function note_renamed('contact');
create trigger renamed after update of name on accommodations
  for each row when (old.name is distinct from new.name) execute function note_renamed('accommodation');
create trigger renamed after update of name on excursions
  for each row when (old.name is distinct from new.name) execute function note_renamed('excursion');
create trigger renamed after update of name, parent, location on destinations
  for each row when ((old.name, old.parent, old.location) is distinct from (new.name, new.parent, new.location))
  execute function note_renamed('destination');
-- The links are gone when the record is.
create trigger unnamed before delete on contacts for each row execute function note_renamed('contact');
create trigger unnamed before delete on accommodations for each row execute function note_renamed('accommodation');
create trigger unnamed before delete on excursions for each row execute function note_renamed('excursion');
create trigger unnamed before delete on destinations for each row execute function note_renamed('destination');
create trigger unnamed_after after delete on contacts for each row execute function renew_after_removal();
create trigger unnamed_after after delete on accommodations for each row execute function renew_after_removal();
create trigger unnamed_after after delete on excursions for each row execute function renew_after_removal();
create trigger unnamed_after after delete on destinations for each row execute function renew_after_removal();

-- An account belongs to the platform: its name is renewed in each of its companies, where row security shows only that one.
create function note_renamed_user() returns trigger language plpgsql as $$
declare one uuid; before_it text := current_setting('app.tenant', true);
begin
  for one in select tenant from companies_of(new.uuid) loop
    perform set_config('app.tenant', one::text, true);
    perform note_stale(one, 'member', array[new.uuid]);
    perform renew_itineraries(one, 100);
  end loop;
  perform set_config('app.tenant', coalesce(before_it, ''), true);
  return null;
end $$;
create trigger renamed after update of name on users
  for each row when (old.name is distinct from new.name) execute function note_renamed_user();

-- Row security hides rows from the owner too, so they are taken tenant by tenant.
do $$
declare one uuid;
begin
  for one in select uuid from tenants loop
    perform set_config('app.tenant', one::text, true);
    update itineraries i set related_text = related_text_of(i), contact_text = contact_text_of(i), first_point = first_point_of(i.segments)
    where i.tenant = one;
  end loop;
  perform set_config('app.tenant', '', true);
end $$;

select index_for_search('itineraries', 'case when $.is_template then ''templates'' else ''itineraries'' end', '$.title',
  'concat_ws('' '', $.reference, $.subtitle, array_to_string($.travel_styles, '' ''), array_to_string($.tags, '' ''), $.related_text)',
  'array[''status='' || $.status, ''owner='' || $.owner, ''client='' || $.client] || facets_of(''contributors'', $.contributors) || facets_of(''tags'', $.tags) || facets_of(''names'', string_to_array($.contact_text, '' ''))');
