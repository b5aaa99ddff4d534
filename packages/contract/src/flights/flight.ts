import { z } from 'zod'
import { about } from '../kit/about.ts'
import { date, location, time, zone } from '../kit/values.ts'

/** The query for a flight number: the day on which the flight departs, and a segment to leave out. */
export const flightQuery = z.strictObject({ date: date().optional(), except: z.uuid().optional() })

/** One flight with a number: as the company had it in an itinerary, or as a provider of timetables describes it. */
export const flight = z
  .object({
    source: z.enum(['segment', 'provider']),
    /** The itinerary of the segment, with its title and the date of the flight. Null for a provider. */
    itinerary: z.uuid().nullable(),
    itineraryTitle: z.string().nullable(),
    date: date().nullable(),
    carrier: z.string().nullable(),
    origin: location().nullable(),
    destination: location().nullable(),
    /** Local times. */
    startTime: time().nullable(),
    endTime: time().nullable(),
    endDayOffset: z.int(),
    timezone: zone().nullable(),
    endTimezone: zone().nullable(),
    originTerminal: z.string().nullable(),
    destinationTerminal: z.string().nullable(),
  })
  .register(about, {
    id: 'Flight',
    description: 'A flight, from an itinerary of the company or from a provider of timetables.',
  })
export type Flight = z.infer<typeof flight>

/** What is on record about a flight number. */
export const flightRecord = z
  .object({
    /** As it is on a ticket: `KL861`. */
    number: z.string(),
    airline: z.object({ code: z.string(), name: z.string() }).nullable(),
    /** Those of the provider come first. */
    flights: z.array(flight),
    /** `off`: none is configured, or there was no date; `failed`: it gave no valid response. */
    provider: z.enum(['off', 'answered', 'failed']),
  })
  .register(about, { id: 'FlightRecord', description: 'What is on record about a flight number.' })
export type FlightRecord = z.infer<typeof flightRecord>
