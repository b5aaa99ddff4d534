import type { FrozenRate } from '../document/document.ts'
import type { Edit, ItineraryDocument } from '../itinerary/edit.ts'
import type { MovedRate } from '../itinerary/moved-rates.ts'
import type { Money } from '../kit/values.ts'
import { type BookRate, findRate } from './find-rate.ts'

/** The currency book that rates are frozen from, and the day whose rates count. */
export type Freezing = { book: readonly BookRate[]; costedOn: string }

/** The frozen rates with the missing ones added; null if none is missing, or if the book has none of them. */
export const withMissingRates = (
  { currency, exchangeRates }: Pick<ItineraryDocument, 'currency' | 'exchangeRates'>,
  priced: readonly { net: Money | null }[],
  { book, costedOn }: Freezing,
): FrozenRate[] | null => {
  if (currency === null) return null
  const frozen = new Set(exchangeRates.filter(({ to }) => to === currency).map(({ from }) => from))
  const needed = new Set(priced.flatMap(({ net }) => (net && net.currency !== currency ? [net.currency] : [])))
  const added = [...needed].flatMap((from): FrozenRate[] => {
    const found = frozen.has(from) ? undefined : findRate(book, from, currency, costedOn)
    return found ? [toFrozen(found)] : []
  })
  return added.length === 0 ? null : [...exchangeRates, ...added]
}

/** Freezes the exchange rates that the net prices of an itinerary lack; null if none is missing, or if the book has none of them. */
export const freezeRates = (itinerary: ItineraryDocument, freezing: Freezing): Edit | null => {
  const exchangeRates = withMissingRates(itinerary, itinerary.segments, freezing)
  return exchangeRates && { kind: 'set', fields: { exchangeRates } }
}

/** The frozen rates of an itinerary that differ from today's rates in the book. */
export const movedRates = (
  { exchangeRates }: Pick<ItineraryDocument, 'exchangeRates'>,
  { book, costedOn }: Freezing,
): MovedRate[] =>
  exchangeRates.flatMap((frozen) => {
    const found = findRate(book, frozen.from, frozen.to, costedOn)
    if (!found || (Number(found.rate) === Number(frozen.rate) && found.bufferBps === frozen.bufferBps)) return []
    const movedBps = Math.round((Number(found.rate) / Number(frozen.rate) - 1) * 10_000)
    return [{ frozen, now: toFrozen(found), movedBps }]
  })

const toFrozen = ({ from, to, rate, date, bufferBps }: BookRate): FrozenRate => ({
  from,
  to,
  rate,
  date,
  bufferBps,
  isManual: false,
})
