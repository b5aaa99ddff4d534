import type { Client } from 'pg'
import { connectOnce } from '../db/connect-once.ts'
import { knownAirports } from './airports.ts'
import { knownCountries, type KnownPlace, knownSights } from './known-places.ts'
import { spellingsOf } from './spellings.ts'
import { knownTowns } from './towns.ts'

/** Entry of the child process that fills the table of places: the list needs more memory than a server should hold. */
type Message = { id: number; url: string }

/** Any number will do, as long as all processes that fill the table use the same. */
const advisoryLock = 7_305_012_027
const atOnce = 5000

/** Created after all names are inserted, which takes a third of the time of updating them with each insert. */
const indexes = [
  // For names that begin with the typed text; less known places are filtered out without reading their rows.
  'create index if not exists place_names_beginning on place_names (key, weight, is_main, place)',
  // For names that are similar to the typed text, or contain it as a later word.
  'create index if not exists place_names_resembling on place_names using gin (key gin_trgm_ops)',
]

const fill = async (url: string): Promise<number> => {
  const client = await connectOnce(url)
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLock])
    const { rowCount } = await client.query('select from places limit 1')
    if (rowCount) return 0
    let count = 0
    let some: KnownPlace[] = []
    const store = async () => {
      await insert(client, some)
      count += some.length
      some = []
    }
    for await (const place of allPlaces()) {
      some.push(place)
      if (some.length === atOnce) await store()
    }
    await store()
    for (const index of indexes) await client.query(index)
    await client.query('commit')
    await client.query('vacuum analyze places, place_names')
    return count
  } finally {
    await client.end()
  }
}

async function* allPlaces(): AsyncGenerator<KnownPlace> {
  const airports = knownAirports()
  for (const [at, place] of [...airports, ...knownCountries(), ...knownSights()].entries())
    yield { ...place, id: -1 - at }
  yield* knownTowns(new Set(airports.flatMap(({ code }) => code ?? [])))
}

const insert = async (client: Client, places: readonly KnownPlace[]): Promise<void> => {
  await client.query(
    `insert into places (id, kind, code, name, city, region, country, lat, lng, population)
     select * from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::float8[],
       $9::float8[], $10::int[])`,
    [
      places.map(({ id }) => id),
      places.map(({ kind }) => kind),
      places.map(({ code }) => code),
      places.map(({ names }) => names[0]),
      places.map(({ city }) => city),
      places.map(({ region }) => region),
      places.map(({ country }) => country),
      places.map(({ lat }) => lat),
      places.map(({ lng }) => lng),
      places.map(({ population }) => population),
    ],
  )
  const names = places.flatMap(({ id, names: all, weight }) =>
    [...new Set(all.flatMap((name) => spellingsOf(name)))].map((name) => ({
      id,
      name,
      weight,
      isMain: spellingsOf(all[0] ?? '').includes(name),
    })),
  )
  await client.query(
    `insert into place_names (place, key, weight, is_main)
     select distinct on (place, key) place, key, weight, is_main from (
       select place, place_key(name) as key, weight, is_main
       from unnest($1::int[], $2::text[], $3::int[], $4::bool[]) t(place, name, weight, is_main) offset 0
     ) keyed where key <> '' order by place, key, is_main desc`,
    [
      names.map(({ id }) => id),
      names.map(({ name }) => name),
      names.map(({ weight }) => weight),
      names.map(({ isMain }) => isMain),
    ],
  )
}

process.on('message', ({ id, url }: Message) => {
  fill(url).then(
    (count) => process.send?.({ id, count }),
    (error: Error) => process.send?.({ id, error: error.message }),
  )
})
