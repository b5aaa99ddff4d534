import type { Segment } from '@sojourn/contract/document/document'
import type { Flight } from '@sojourn/contract/flights/flight'
import { labelled } from '@sojourn/contract/kit/labelled'
import type { Location } from '@sojourn/contract/kit/values'
import type { Context } from '../../kit/context.ts'
import { grantedAmong } from '../../kit/records/granted.ts'
import { statement } from '../../kit/statement.ts'
import { zoneIn } from '../../platform/places/zone-at.ts'
import { itineraries } from '../itineraries/queries.ts'

type Row = { itinerary: string; title: string; date: string | null; segment: Segment }

/** The maximum number of segments to read, and of flights to list. */
const maxRows = 50
const maxFlights = 3

/**
 * The company's own flights with a number, the latest first, from itineraries and templates that the actor may read. One number
 * may have several legs, of which each is listed once.
 */
export const findOwnFlights = async (ctx: Context, number: string, except: string | undefined): Promise<Flight[]> => {
  const { values, bind } = statement(ctx.tenant)
  const flightNumber = bind(number)
  const rows = await ctx.tx.query<Row>(
    `select r.uuid as itinerary, r.title, (r.start_date + (s->>'day')::int)::text as date, s as segment
     from search_terms t join itineraries r on r.tenant = t.tenant and r.uuid = t.uuid
     cross join lateral jsonb_array_elements(r.segments) s
     where t.tenant = $1 and t.shelf in ('itineraries', 'templates') and t.term = '=flight=' || ${flightNumber}::text
       and s->>'kind' = 'flight' and flight_number_of(s->>'number') = ${flightNumber}
       and s->>'uuid' is distinct from ${bind(except ?? null)}::text
       and (s->'origin' <> 'null' or s->'destination' <> 'null')
       ${grantedAmong(itineraries.policy.read(ctx.actor), bind)}
     order by r.start_date + (s->>'day')::int desc nulls last, r.updated_at desc, r.uuid limit ${maxRows}`,
    values,
  )
  const legs = new Set<string>()
  const isNew = ({ segment: { origin, destination } }: Row) => {
    const leg = JSON.stringify([origin?.label, destination?.label])
    return legs.has(leg) ? false : legs.add(leg)
  }
  return rows.filter(isNew).slice(0, maxFlights).map(asFlight)
}

const asFlight = ({ itinerary, title, date, segment }: Row): Flight => ({
  source: 'segment',
  itinerary,
  itineraryTitle: title,
  date,
  carrier: segment.carrier,
  origin: segment.origin,
  destination: segment.destination,
  startTime: segment.startTime,
  endTime: segment.endTime,
  endDayOffset: segment.endDayOffset,
  timezone: segment.timezone,
  endTimezone: segment.endTimezone,
  originTerminal: segment.originTerminal,
  destinationTerminal: segment.destinationTerminal,
})

type AirportRow = { code: string; name: string; city: string | null; country: string; lat: number; lng: number }

/** The locations of airports, by IATA code. */
export const findAirports = async (ctx: Context, codes: string[]): Promise<Map<string, Location>> => {
  const rows = await ctx.tx.query<AirportRow>(
    // All places but towns have negative numbers.
    `select code, name, city, country, lat, lng from places where id < 0 and kind = 'airport' and code = any($1::text[])`,
    [codes],
  )
  return new Map(rows.map((row) => [row.code, asLocation(row)]))
}

const asLocation = ({ code, name, city, country, lat, lng }: AirportRow): Location => ({
  ...labelled(`${name} (${code})`),
  lat,
  lng,
  country,
  city,
  timezone: zoneIn(country, lat, lng),
})
