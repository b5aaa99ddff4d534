import { priceOfItinerary } from '@sojourn/contract/itinerary/itinerary-price'
import { maxMoney } from '@sojourn/contract/kit/currency-digits'
import {
  type GeneratedItinerary,
  generatedItineraries,
  readItinerary,
} from '@sojourn/publishing/fixtures/generated-itineraries'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type Company, createWorld, type World } from '../world.ts'
import { inBatches, readPrices, summed, taxRateOf, withPayments } from './five-prices.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** How many generated itineraries are stored, and the seed they are generated from. */
    itineraryRun: { itineraries: number; seed: number }
  }
}

const { itineraries, seed } = inject('itineraryRun')

let world: World
/** Several companies, because each gets at most a tenth of the time for rendering previews. */
let companies: Company[]
beforeAll(async () => {
  world = await createWorld()
  companies = await Promise.all(Array.from({ length: 16 }, () => world.createCompany()))
})
afterAll(() => world.close())

const companyFor = (index: number): Company => {
  const company = companies[index % companies.length]
  if (!company) throw new Error('there are no companies')
  return company
}

it(
  'a generated itinerary has one price in editor, API, page, brochure and invoices',
  { timeout: 3_600_000 },
  async () => {
    const companyCurrency = await currencyOf(companyFor(0))
    const sample = fc.sample(
      generatedItineraries.filter((input) => canBeStored({ ...input, currency: input.currency ?? companyCurrency })),
      { numRuns: itineraries, seed },
    )
    const outcomes = await inBatches(sample, async (input, index) => {
      const invoicing = index % 2 === 0 ? 'schedule' : 'deposit'
      // The company's currency is that of an itinerary that is created without one.
      const currency = input.currency ?? companyCurrency
      const { due } = priceOfItinerary(readItinerary({ ...input, currency }))
      const body = withPayments(input, due, invoicing)
      const document = readItinerary({ ...body, currency })
      const price = priceOfItinerary(document)
      const { editor, page, brochure, inEditor, inApi, invoices } = await readPrices(companyFor(index), {
        body,
        document,
        invoicing,
      })
      const about = `number ${index}`
      expect([page, brochure], about).toEqual([editor, editor])
      expect([inApi, inEditor], about).toEqual([price.due, price.due])
      expect(invoices === null, about).toBe(price.due === null)
      if (!price.due || !invoices) return 'none'
      const { tax, ...sums } = summed(invoices, taxRateOf(document))
      const { amount } = price.due
      expect(sums, about).toEqual({
        total: amount,
        lines: amount,
        currencies: [price.due.currency],
        isTaxOfLines: true,
      })
      const isExact = price.rounding?.amount === 0 && !price.serviceFee && !document.displayPrice && taxRateOf(document)
      if (!isExact) return 'invoiced'
      // Each segment and each line is rounded once.
      const isTaxOfPrice = Math.abs(tax - (price.tax?.amount ?? 0)) <= document.segments.length + 3
      return isTaxOfPrice ? 'invoiced with the tax of the price' : `invoiced with another tax: ${about}`
    })
    expect(new Set(outcomes)).toEqual(new Set(['none', 'invoiced', 'invoiced with the tax of the price']))
  },
)

/** Whether no figure is larger than what the API stores. */
const canBeStored = (input: GeneratedItinerary): boolean => {
  const { segments, net, total, due, optional } = priceOfItinerary(readItinerary(input))
  const figures = [...segments.flatMap((one) => [one.net, one.gross, one.difference]), net, total, due, optional]
  return figures.every((figure) => Math.abs(figure?.amount ?? 0) <= maxMoney)
}

const currencyOf = async ({ uuid, people }: Company): Promise<string> =>
  (await people.Owner.send('GET', `/v1/tenants/${uuid}`)).json.data.currency
