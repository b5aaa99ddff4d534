import { type NearbyHit, nearbyQuery, nearbyResources, nearbyWithinKm } from '@sojourn/contract/nearby'
import type { Context } from '../../kit/context.ts'
import { asDeclared } from '../../kit/list/declared.ts'
import { type RawQuery, readQuery } from '../../kit/list/list-query.ts'
import type { ServedResource } from '../../kit/records/served-resource.ts'

const numbers = new Set(['lat', 'lng', 'perPage'])
const kmOfDegree = 111.195

/** Records of the library within 150 km of a point that the actor may read, nearest first. */
export const findNearby = async (
  ctx: Context,
  servedResources: readonly ServedResource[],
  raw: RawQuery,
): Promise<NearbyHit[]> => {
  const { lat, lng, resource, perPage } = readQuery(nearbyQuery, raw, (name, text) =>
    typeof text === 'string' && numbers.has(name) ? asDeclared('numeric', text) : text,
  )
  const squares = squaresAround(lat, lng)
  const found = await Promise.all(
    nearbyResources
      .filter((name) => resource === undefined || name === resource)
      .map(async (name) => {
        const served = servedResources.find((one) => one.definition.name === name)
        // There is no filter for users who may read only some records, because everybody may read the whole library.
        if (!served || served.policy.read(ctx.actor) !== true) return []
        const { plural, table } = served.definition
        const rows = await ctx.tx.query<Omit<NearbyHit, 'resource'>>(nearest(table), [
          ctx.tenant,
          plural,
          squares,
          lat,
          lng,
          nearbyWithinKm,
          perPage,
        ])
        return rows.map((row) => ({ resource: name, ...row, km: Math.round(row.km * 10) / 10 }))
      }),
  )
  return found
    .flat()
    .toSorted((one, other) => one.km - other.km || (one.uuid < other.uuid ? -1 : 1))
    .slice(0, perPage)
}

/** Great-circle distance in km (haversine, mean radius of the earth) from the location of a row to the point `$4`, `$5`. */
const distance = (row: string) => {
  const [lat, lng] = [`(${row}.location->>'lat')::float8`, `(${row}.location->>'lng')::float8`]
  return `12742 * asin(sqrt(least(1, sin(radians(${lat} - $4) / 2) ^ 2
    + cos(radians(${lat})) * cos(radians($4)) * sin(radians(${lng} - $5) / 2) ^ 2)))`
}

/** `$1` is the tenant, `$2` the list, `$3` the squares around the point, `$6` the distance in km, `$7` the limit. */
const nearest = (table: string) => `
  with around as materialized (
    select d.uuid, ${distance('d')} as km from search_terms t join destinations d on d.tenant = $1 and d.uuid = t.uuid
    where t.tenant = $1 and t.shelf = 'destinations' and t.term = any($3)
  )
  select uuid, name, km from (
    select r.uuid, r.name, ${distance('r')} as km from search_terms t join ${table} r on r.tenant = $1 and r.uuid = t.uuid
    where t.tenant = $1 and t.shelf = $2 and t.term = any($3)
    union all
    select r.uuid, r.name, a.km from around a
    join search_terms t on t.tenant = $1 and t.shelf = $2 and t.term = '=destination=' || a.uuid
    join ${table} r on r.tenant = $1 and r.uuid = t.uuid where r.location->>'lat' is null
  ) found where km <= $6::float8 order by km, uuid limit $7`

/** The search terms of all squares that a circle of 150 km touches. Around a pole, these are all longitudes. */
const squaresAround = (lat: number, lng: number): string[] => {
  const up = nearbyWithinKm / kmOfDegree
  const narrowest = Math.cos((Math.min(90, Math.abs(lat) + up) * Math.PI) / 180)
  const across = narrowest < 0.01 ? 180 : Math.min(180, up / narrowest)
  const squares = new Set<string>()
  for (let row = Math.floor(lat - up); row <= Math.floor(lat + up); row += 1)
    for (let column = Math.floor(lng - across); column <= Math.floor(lng + across); column += 1)
      for (const one of columnsAt(column)) squares.add(`=square=${row}/${one}`)
  return [...squares]
}

/** Columns go from -180 to 179; points exactly on the date line may also be in column 180. */
const columnsAt = (column: number): number[] => {
  const wrapped = ((((column + 180) % 360) + 360) % 360) - 180
  return wrapped === -180 ? [-180, 180] : [wrapped]
}
