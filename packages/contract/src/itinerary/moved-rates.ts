import type { FrozenRate } from '../document/document.ts'
import type { Edit, ItineraryDocument } from './edit.ts'

/** A frozen rate and today's; `movedBps` is how far it has moved, in basis points of the frozen one. */
export type MovedRate = { frozen: FrozenRate; now: FrozenRate; movedBps: number }

/** The movement in basis points, up or down, from which the checks report a frozen rate. */
export const reportedMovementBps = 100

/** Replaces frozen rates by today's. */
export const updateRates = (
  { exchangeRates }: Pick<ItineraryDocument, 'exchangeRates'>,
  moved: readonly MovedRate[],
): Edit => {
  const today = new Map(moved.map(({ frozen, now }) => [pairOf(frozen), now]))
  return { kind: 'set', fields: { exchangeRates: exchangeRates.map((rate) => today.get(pairOf(rate)) ?? rate) } }
}

/** Sets a frozen rate by hand, as of a day. The buffer stays: it is a rule of the company, not a rate of the market. */
export const setRateByHand = (
  { exchangeRates }: Pick<ItineraryDocument, 'exchangeRates'>,
  pair: Pick<FrozenRate, 'from' | 'to'>,
  { rate, date }: Pick<FrozenRate, 'rate' | 'date'>,
): Edit => ({
  kind: 'set',
  fields: {
    exchangeRates: exchangeRates.map((one) =>
      pairOf(one) === pairOf(pair) ? { ...one, rate, date, isManual: true } : one,
    ),
  },
})

const pairOf = ({ from, to }: Pick<FrozenRate, 'from' | 'to'>): string => `${from}/${to}`
