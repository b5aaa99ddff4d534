import { airlineWithCode } from '@sojourn/contract/flights/airlines'
import { type Flight, flightQuery, type FlightRecord } from '@sojourn/contract/flights/flight'
import { parseFlightNumber } from '@sojourn/contract/flights/flight-number'
import { dayMs } from '@sojourn/contract/itinerary/local-time'
import { labelled } from '@sojourn/contract/kit/labelled'
import type { Location } from '@sojourn/contract/kit/values'
import type { Workspace } from '../../kit/http/in-tenant.ts'
import { type RawQuery, readQuery } from '../../kit/list/list-query.ts'
import { Problem } from '../../kit/problem.ts'
import type { ProvidedFlight } from '../../platform/flights/flight-provider.ts'
import type { Counts } from '../../platform/limits/counts.ts'
import { itineraries } from '../itineraries/queries.ts'
import { findAirports, findOwnFlights } from './queries.ts'

/** What is on record about a flight number: from the provider, if there is one and a date, and from the company's segments. */
export const readFlight = async (
  workspace: Workspace,
  { number: typed, raw, counts }: { number: string; raw: RawQuery; counts: Counts },
): Promise<FlightRecord> => {
  const parsed = parseFlightNumber(typed)
  if (!parsed) throw new Problem('not_found')
  const { date, except } = readQuery(flightQuery, raw, (_name, text) => text)
  const { number } = parsed
  const airline = airlineWithCode(parsed.airline)
  const own = await workspace.transact((ctx) => findOwnFlights(ctx, number, except))
  // No transaction stays open while the provider answers.
  const provided = date === undefined ? 'off' : await findProvided(workspace, { number, date, counts })
  if (provided === 'off' || provided === 'failed') return { number, airline, flights: own, provider: provided }
  const codes = provided.flatMap(({ departure, arrival }) => [departure.airport, arrival.airport])
  const airports = codes.length === 0 ? new Map() : await workspace.transact((ctx) => findAirports(ctx, codes))
  const flights = provided.flatMap((one) => asFlight(one, { airports, carrier: airline?.name ?? null }))
  return { number, airline, flights: [...flights, ...own], provider: 'answered' }
}

type Wanted = { number: string; date: string; counts: Counts }

/** A provider may charge for each request, so only users who may change itineraries cause one, and companies have a limit. */
const findProvided = async ({ deps, actor, tenant }: Workspace, { number, date, counts }: Wanted) => {
  if (deps.flights === null || itineraries.policy.update(actor) === false) return 'off'
  if ((await counts.count(tenant, 1)) !== null) return 'failed'
  return (await deps.flights.findFlights(number, date)) ?? 'failed'
}

/** Empty if the flight lands on an impossible day. */
const asFlight = (
  { carrier, departure, arrival }: ProvidedFlight,
  about: { airports: ReadonlyMap<string, Location>; carrier: string | null },
): Flight[] => {
  const endDayOffset = Math.round((Date.parse(arrival.date) - Date.parse(departure.date)) / dayMs)
  if (endDayOffset < -1 || endDayOffset > 2) return []
  const place = (code: string): Location => about.airports.get(code) ?? labelled(code)
  const [origin, destination] = [place(departure.airport), place(arrival.airport)]
  return [
    {
      source: 'provider',
      itinerary: null,
      itineraryTitle: null,
      date: departure.date,
      carrier: carrier ?? about.carrier,
      origin,
      destination,
      startTime: departure.time,
      endTime: arrival.time,
      endDayOffset,
      timezone: origin.timezone,
      endTimezone: destination.timezone,
      originTerminal: departure.terminal ?? null,
      destinationTerminal: arrival.terminal ?? null,
    },
  ]
}
