import { createHash, randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { fillSearchTerms } from './fill-search-terms.ts'

/** A company, with the session token of a member. */
export type BenchCompany = { tenant: string; token: string }

const mark = 'bench: loaded'
const nameOfNew = 'Bench Lodge'

/**
 * Fills a database with `rows` accommodations of `companies` companies, mixed as after years of use: one company after the
 * other creates one. If the database was filled before, only the records that earlier runs created are removed. Runs as a
 * superuser, without row-level security and triggers; the counters are set at the end. If `isSearchable` is false, the search
 * finds none of them, and the data loads much faster: filling the tables of the search takes by far the longest.
 */
export const loadAccommodations = async (
  superuserUrl: string,
  {
    rows,
    companies,
    isSearchable = true,
    log,
  }: { rows: number; companies: number; isSearchable?: boolean; log: (line: string) => void },
): Promise<void> => {
  const client = new Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    const { rows: found } = await client.query<{ comment: string | null }>(
      `select obj_description('accommodations'::regclass) as comment`,
    )
    if (found[0]?.comment === mark) await removeCreated(client)
    else {
      log(
        `Loading ${rows.toLocaleString('en')} accommodations of ${companies} companies; this takes some minutes, once.`,
      )
      await insertCompanies(client, companies)
      await insertAccommodations(client, rows)
      if (isSearchable) await fillSearchTerms(client)
      await client.query(`comment on table accommodations is '${mark}'`)
    }
    await count(client)
    await client.query('vacuum analyze accommodations, search_terms, search_spellings')
  } finally {
    await client.end()
  }
}

/** Creates a session for a Designer in every company, or in `max` of them, spread evenly. */
export const openSessions = async (superuserUrl: string, max?: number): Promise<BenchCompany[]> => {
  const client = new Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ tenant: string; user: string }>(
      'select tenant, "user" from memberships order by md5(tenant::text) limit $1',
      [max ?? null],
    )
    const companies = rows.map(({ tenant, user }) => ({ tenant, user, token: randomBytes(32).toString('base64url') }))
    for (const { user, token } of companies) {
      const hash = createHash('sha256').update(token).digest()
      await client.query(
        `insert into sessions (token_hash, "user", expires_at) values ($1, $2, now() + interval '1 day')`,
        [hash, user],
      )
    }
    return companies.map(({ tenant, token }) => ({ tenant, token }))
  } finally {
    await client.end()
  }
}

/** The UUIDs of `each` accommodations of every given company, chosen evenly from all of them. */
export const sampleUuids = async (
  superuserUrl: string,
  each: number,
  companies: readonly BenchCompany[],
): Promise<Map<string, string[]>> => {
  const client = new Client({ connectionString: superuserUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ tenant: string; uuids: string[] }>(
      `select tenant, (array_agg(uuid::text order by md5(uuid::text)))[:$1] as uuids from accommodations
       where tenant = any($2) group by tenant`,
      [each, companies.map(({ tenant }) => tenant)],
    )
    return new Map(rows.map(({ tenant, uuids }) => [tenant, uuids]))
  } finally {
    await client.end()
  }
}

/** The input for creating an accommodation, with as many fields as those that were loaded. */
export const newAccommodation = (n: number) => ({
  name: `${nameOfNew} ${n}`,
  type: 'lodge',
  teaser: 'Twelve tents under leadwood trees, an hour by boat from the airstrip.',
  description: {
    type: 'doc',
    content: [1, 2, 3].map((paragraph) => ({
      type: 'paragraph',
      content: [
        {
          type: 'text',
          text: `${paragraph}. ${'The river comes up in June and the elephants come with it. '.repeat(3)}`,
        },
      ],
    })),
  },
  location: {
    label: 'Okavango Delta',
    address: null,
    lat: -19.2833,
    lng: 22.9167,
    country: 'BW',
    region: 'North-West',
    city: 'Maun',
    postcode: null,
    timezone: 'Africa/Gaborone',
  },
  stars: 4.5,
  roomCount: 12,
  checkIn: '14:00',
  checkOut: '10:00',
  languages: ['en', 'af'],
  suitedFor: ['Couples', 'Photographers'],
  facilities: ['Pool', 'Wi-Fi in the lounge', 'Laundry', 'Airstrip transfer', 'Library', 'Curio shop'],
  rooms: ['Tent', 'Family tent', 'Honeymoon tent'].map((name) => ({
    name,
    description: 'Canvas and teak, an outdoor shower, and a deck that looks over the floodplain.',
    maxAdults: 2,
    maxChildren: 1,
    beds: 'One double or two single beds',
    media: [],
  })),
  defaultBoard: 'FB',
  phone: '+26772000000',
  email: 'stay@lodge.example',
  url: 'https://lodge.example',
  priceFrom: { amount: 890_00, currency: 'USD' },
  priceFromUnit: 'per_person_night',
  tags: [],
  accessibility: [],
  closedSeasons: [{ from: '02-01', to: '03-15' }],
  media: [],
})

const insertCompanies = async (client: Client, companies: number): Promise<void> => {
  await client.query(
    `with company as (
       insert into tenants (name, slug, currency) select 'Company ' || n, 'company-' || n, 'USD' from generate_series(1, ${companies}) n returning uuid, slug
     ), person as (
       insert into users (email, name, password_hash, confirmed_at) select slug || '@example.test', slug, 'none', now() from company returning uuid, name
     ), subscription as (
       insert into subscriptions (tenant, stripe_plan, status, period_start, period_end) select uuid, 'plan', 'active', now(), now() + interval '1 year' from company
     )
     insert into memberships (tenant, "user", roles) select company.uuid, person.uuid, '{Designer}' from company join person on person.name = company.slug`,
  )
}

const insertAccommodations = async (client: Client, rows: number): Promise<void> => {
  // Indexes are built faster over a full table than row by row; unique ones stay.
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index where indrelid = 'accommodations'::regclass and not indisunique`,
  )
  await client.query('begin')
  await client.query('set local session_replication_role = replica')
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  await client.query(
    `insert into accommodations (tenant, created_at, updated_at, tags, name, type, teaser, description, location, stars, room_count, check_in, check_out,
       languages, suited_for, facilities, accessibility, rooms, default_board, phone, email, url, closed_seasons, price_from, price_from_unit, media)
     select company[1 + n % array_length(company, 1)], at, at, '{}',
       (array['Kudu','Baobab','Marula','Heron','Fish Eagle','Leadwood','Duneside','Saltpan'])[1 + n % 8] || ' ' ||
         (array['Lodge','Camp','House','Villa','Inn'])[1 + n / 8 % 5] || ' ' || n,
       (array['hotel','lodge','camp','guesthouse','villa'])[1 + n % 5], sample->>'teaser',
       jsonb_set(sample->'description', '{content,0,content,0,text}', to_jsonb(n || ' rooms in thought. ' || (sample#>>'{description,content,0,content,0,text}'))),
       sample->'location', (n % 10) / 2.0, n % 80 + 1, '14:00', '10:00', '{en,af}', '{Couples,Photographers}',
       array(select jsonb_array_elements_text(sample->'facilities')), '{}', sample->'rooms', 'FB', sample->>'phone', sample->>'email', sample->>'url',
       '[{"from": "02-01", "to": "03-15"}]', sample->'priceFrom', 'per_person_night', '[]'
     from generate_series(1, ${rows}) n, (select array_agg(uuid order by uuid) as company from tenants) c, (select $1::jsonb as sample) s,
       lateral (select now() - (${rows} - n) * interval '1 minute' as at) t`,
    [JSON.stringify(newAccommodation(0))],
  )
  await client.query('commit')
  await client.query(`set maintenance_work_mem = '512MB'`)
  for (const { definition } of indexes) await client.query(definition)
}

const removeCreated = async (client: Client): Promise<void> => {
  await client.query('set session_replication_role = replica')
  await client.query(
    `with created as (delete from accommodations where name like '${nameOfNew} %' returning tenant, uuid)
     delete from search_terms t using created c where t.tenant = c.tenant and t.uuid = c.uuid`,
  )
  await client.query('truncate audit_events')
  await client.query('reset session_replication_role')
}

const count = async (client: Client): Promise<void> => {
  await client.query(`delete from resource_counts where resource = 'accommodations'`)
  await client.query(
    `insert into resource_counts (tenant, resource, live) select tenant, 'accommodations', count(*) from accommodations where deleted_at is null group by tenant`,
  )
}
