import { date, time } from '@sojourn/contract/kit/values'
import { z } from 'zod'
import { createOutbound } from '../outbound/outbound.ts'

/** One end of a flight: an airport by its IATA code, and the local date and time there. */
const end = z.object({
  airport: z.string().regex(/^[A-Z]{3}$/),
  terminal: z.string().trim().min(1).max(60).nullish(),
  date: date(),
  time: time(),
})

const providedFlight = z.object({
  carrier: z.string().trim().min(1).max(120).nullish(),
  departure: end,
  arrival: end,
})
const answer = z.object({ flights: z.array(providedFlight).max(20) })

/** A flight as a provider of timetables describes it. */
export type ProvidedFlight = z.infer<typeof providedFlight>

/** A provider of timetables. */
export type FlightProvider = {
  /** The flights with a number that depart on a date. Null if the provider does not respond as it should; never rejects. */
  findFlights(number: string, date: string): Promise<ProvidedFlight[] | null>
}

/** A form waits for the answer, and works without it. */
const timeoutMs = 4000
const cachedMs = 600_000
const maxCached = 1000

/**
 * The provider at a URL: `GET {url}/KL861?date=2027-05-12`. It gets the number and the date and nothing else. Its answers are
 * used for ten minutes, so that typing a number costs one request.
 */
export const createFlightProvider = (url: string): FlightProvider => {
  const outbound = createOutbound({ namedHosts: [new URL(url).hostname.replace(/^\[(.*)\]$/, '$1')] })
  const cache = new Map<string, { flights: ProvidedFlight[]; until: number }>()
  return {
    findFlights: async (number, on) => {
      const address = addressOf(url, number, on)
      const cached = cache.get(address)
      if (cached && cached.until > Date.now()) return cached.flights
      const response = await outbound.sendOutbound({
        url: address,
        method: 'GET',
        timeoutMs,
        headers: { accept: 'application/json' },
      })
      if (!response.ok) return null
      const flights = response.status === 404 ? [] : response.status === 200 ? readFlights(response.body, on) : null
      if (flights === null) return null
      if (cache.size >= maxCached) cache.clear()
      cache.set(address, { flights, until: Date.now() + cachedMs })
      return flights
    },
  }
}

/** The query of the configured URL stays: it may have a key. */
const addressOf = (base: string, number: string, on: string): string => {
  const url = new URL(base)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${number}`
  url.searchParams.set('date', on)
  return url.href
}

const readFlights = (body: Buffer, on: string): ProvidedFlight[] | null => {
  try {
    const read = answer.safeParse(JSON.parse(body.toString('utf8')))
    return read.success ? read.data.flights.filter(({ departure }) => departure.date === on) : null
  } catch {
    return null
  }
}
