import { Client } from 'pg'
import { newAccommodation } from './accommodations-data.ts'
import { fillSearchTerms } from './fill-search-terms.ts'

const mark = 'bench: loaded for searching'

/** The number of rows of the company that is searched, the number of other companies, and the rows of each of these. */
export type SearchData = { searched: number; others: number; each: number }

/**
 * Fills a database with accommodations: one company with `searched`, and `others` with `each`. Names have four words: two
 * common ones, one that twenty share, and a number. Properties are independent of each other: one in five is a lodge, one in
 * ten has the tag `beach`; twenty are hostels, and twenty have the tag `cave`, whatever the company's size. Runs as a
 * superuser, without row-level security and triggers. A database that is already filled is not changed.
 */
export const loadForSearching = async (superuserUrl: string, data: SearchData): Promise<void> => {
  const client = new Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ comment: string | null }>(
      `select obj_description('accommodations'::regclass) as comment`,
    )
    if (rows[0]?.comment !== mark) await fill(client, data)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

const fill = async (client: Client, { searched, others, each }: SearchData): Promise<void> => {
  await client.query('set session_replication_role = replica')
  await client.query(
    `with company as (
       insert into tenants (name, slug, currency) select 'Company ' || n, 'company-' || n, 'USD' from generate_series(0, $1) n returning uuid, slug
     ), person as (
       insert into users (email, name, password_hash, confirmed_at) select slug || '@example.test', slug, 'none', now() from company returning uuid, name
     ), subscription as (
       insert into subscriptions (tenant, stripe_plan, status, period_start, period_end) select uuid, 'plan', 'active', now(), now() + interval '1 year' from company
     )
     insert into memberships (tenant, "user", roles) select company.uuid, person.uuid, '{Designer}' from company join person on person.name = company.slug`,
    [others],
  )
  // The rows of the companies are mixed, as after years of use.
  const most = Math.max(searched, each)
  await client.query(
    `insert into accommodations (tenant, created_at, updated_at, tags, name, type, teaser, description, location, stars, room_count, check_in, check_out,
       languages, suited_for, facilities, accessibility, rooms, default_board, phone, email, url, closed_seasons, price_from, price_from_unit, media)
     select c.uuid, at, at,
       case when chance[1] % 10 = 3 then '{beach}' when i % (c.rows / 20) = 7 then '{cave}' else '{}' end::text[],
       (array['Kudu','Baobab','Marula','Heron','Fish Eagle','Leadwood','Duneside','Saltpan'])[1 + chance[2] % 8] || ' ' ||
         (array['Lodge','Camp','House','Villa','Inn'])[1 + chance[3] % 5] || ' ' ||
         initcap(translate(lpad(to_hex(i * 7919 % (c.rows / 20) + 65536), 5, '0'), '0123456789abcdef', 'bacdefghijklmnop')) || ' ' || n,
       case when i % (c.rows / 20) = 11 then 'hostel' else (array['hotel','lodge','camp','guesthouse','villa'])[1 + chance[4] % 5] end, sample->>'teaser',
       jsonb_set(sample->'description', '{content,0,content,0,text}', to_jsonb(n || ' rooms in thought. ' || (sample#>>'{description,content,0,content,0,text}'))),
       sample->'location', (chance[5] % 10) / 2.0, n % 80 + 1, '14:00', '10:00', '{en,af}', '{Couples,Photographers}',
       array(select jsonb_array_elements_text(sample->'facilities')), '{}', sample->'rooms', 'FB', sample->>'phone', sample->>'email', sample->>'url',
       '[{"from": "02-01", "to": "03-15"}]', sample->'priceFrom', 'per_person_night', '[]'
     from generate_series(1, $2::int) n
       join (select uuid, case when slug = 'company-0' then $3::bigint else $4::bigint end as rows from tenants) c on n * c.rows % $2::bigint < c.rows
       cross join (select $1::jsonb as sample) s
       cross join lateral (select now() - ($2::int - n) * interval '1 minute' as at, n * c.rows / $2::bigint as i,
         array(select hashint4(n * 8 + k) & 2147483647 from generate_series(1, 5) k) as chance) t`,
    [JSON.stringify(newAccommodation(0)), most, searched, each],
  )
  await client.query('reset session_replication_role')
  await client.query(
    `insert into resource_counts (tenant, resource, live) select tenant, 'accommodations', count(*) from accommodations group by tenant`,
  )
  await fillSearchTerms(client)
  await client.query(`comment on table accommodations is '${mark}'`)
}
