import type { Segment } from '@sojourn/contract/document/document'
import { airlineWithCode } from '@sojourn/contract/flights/airlines'
import type { Flight } from '@sojourn/contract/flights/flight'
import { parseFlightNumber } from '@sojourn/contract/flights/flight-number'

const filledFields = [
  'carrier',
  'origin',
  'destination',
  'startTime',
  'endTime',
  'endDayOffset',
  'timezone',
  'endTimezone',
  'originTerminal',
  'destinationTerminal',
] as const

type Filled = Pick<Segment, 'number' | (typeof filledFields)[number]>

/** The fields that a found flight fills in. Those that it does not have stay as they are. */
export const filledFrom = (number: string, flight: Flight, segment: Segment): Filled => ({
  number,
  ...filledNow(segment),
  ...present(flight),
})

const present = (flight: Flight): Partial<Filled> =>
  Object.fromEntries(filledFields.flatMap((field) => (flight[field] === null ? [] : [[field, flight[field]]])))

/** The present values of the fields that a found flight fills in. */
export const filledNow = (segment: Segment): Omit<Filled, 'number'> =>
  Object.fromEntries(filledFields.map((field) => [field, segment[field]])) as Omit<Filled, 'number'>

/** Whether a segment has everything that a found flight would fill in. */
export const isFilledFrom = (flight: Flight, segment: Segment): boolean =>
  Object.entries(present(flight)).every(
    ([field, value]) => JSON.stringify(value) === JSON.stringify(Reflect.get(segment, field)),
  )

/** The changes when a flight number is typed: the airline follows it, unless the user has typed another. */
export const numberChanges = (segment: Segment, number: string | null): Pick<Segment, 'number' | 'carrier'> => {
  const isAutomatic = segment.carrier === null || segment.carrier === airlineOf(segment.number)
  return { number, carrier: isAutomatic ? airlineOf(number) : segment.carrier }
}

const airlineOf = (number: string | null): string | null => {
  const parsed = parseFlightNumber(number ?? '')
  return parsed && (airlineWithCode(parsed.airline)?.name ?? null)
}
