import type { ItineraryVariant } from '@sojourn/contract/itinerary/variants'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import { datesInWords } from '@sojourn/contract/itinerary/words'
import { differenceInWords } from '../price/difference-in-words.ts'
import { marginInWords } from '../price/margin-in-words.ts'
import { partyInWords } from '../words/day-words.ts'
import * as words from '../words/wording.ts'
import * as wording from './wording.ts'

/** One entry of a cell. `isShared` says whether all variants have it. */
export type Entry = { text: string; isShared: boolean }

/** One row of the comparison: a cell for each variant, whether the cells are lists, and whether they are all the same. */
export type ComparisonRow = { id: string; title: string; cells: Entry[][]; isList: boolean; isSame: boolean }

/** The rows of the comparison; net and margin only if the reader may see them. */
export const comparisonOf = (variants: readonly ItineraryVariant[]): ComparisonRow[] => {
  const seesCosts = variants.some(({ costing }) => costing !== null)
  return [
    rowOf('days', wording.rowDays, variants, ({ dayCount }) => words.days({ days: dayCount })),
    rowOf('dates', wording.rowDates, variants, datesOf),
    rowOf('travellers', wording.rowTravellers, variants, (one) => partyInWords(one) || wording.none),
    rowOf('places', wording.rowPlaces, variants, ({ places }) =>
      places.map(({ name, nights }) => wording.withNights({ name, count: nights })),
    ),
    rowOf('accommodations', wording.rowAccommodations, variants, ({ accommodations }) =>
      accommodations.map(({ title, nights }) => wording.withNights({ name: title, count: nights })),
    ),
    rowOf('included', wording.rowIncluded, variants, ({ included }) =>
      included.map(({ title, count }) => (count === 1 ? title : wording.severalTimes({ title, count }))),
    ),
    rowOf('options', wording.rowOptions, variants, optionsOf),
    rowOf('total', wording.rowTotal, variants, totalOf),
    rowOf('perPerson', wording.rowPerPerson, variants, perPersonOf),
    ...(seesCosts
      ? [
          rowOf('net', wording.rowNet, variants, ({ costing }) => amountOf(costing?.net)),
          rowOf('margin', wording.rowMargin, variants, ({ costing }) =>
            costing?.margin ? marginInWords(costing.margin) : wording.none,
          ),
        ]
      : []),
  ]
}

const rowOf = (
  id: string,
  title: string,
  variants: readonly ItineraryVariant[],
  textOf: (variant: ItineraryVariant) => string | string[],
): ComparisonRow => {
  const values = variants.map(textOf)
  const texts = values.map((value) => (Array.isArray(value) ? value : [value]))
  const isSame = texts.every((cell) => cell.join('\n') === texts[0]?.join('\n'))
  const cells = texts.map((cell) =>
    cell.map((text) => ({ text, isShared: texts.every((other) => other.includes(text)) })),
  )
  return { id, title, cells, isList: values.some(Array.isArray), isSame }
}

const datesOf = ({ startDate, endDate }: ItineraryVariant): string =>
  startDate ? datesInWords(startDate, endDate ?? startDate) : words.noDates

const optionsOf = ({ options, price }: ItineraryVariant): string[] =>
  options.map(({ title, insteadOf, difference }) => {
    const option = insteadOf === null ? title : wording.alternative({ title, other: insteadOf })
    if (difference === null) return option
    return wording.withDifference({ option, amount: differenceInWords(difference, price?.mode === 'per_person') })
  })

/** What the client sees, or else what the segments add up to. */
const totalOf = ({ price, costing }: ItineraryVariant): string =>
  price?.mode === 'on_request' ? wording.onRequest : amountOf(price?.total ?? costing?.total)

const perPersonOf = ({ price, costing }: ItineraryVariant): string => {
  if (price?.mode === 'per_traveller') return wording.travellerPrices
  return price?.mode === 'on_request' ? wording.onRequest : amountOf(price ? price.perPerson : costing?.perPerson)
}

const amountOf = (money: { amount: number; currency: string } | null | undefined): string =>
  money ? moneyInWords(money) : wording.none
