import type { ItineraryPrice } from '@sojourn/contract/itinerary/itinerary-price'
import { priceOfItinerary } from '@sojourn/contract/itinerary/itinerary-price'
import { scheduleOfShares } from '@sojourn/contract/itinerary/payments'
import type { GeneratedItinerary, Itinerary } from '@sojourn/publishing/fixtures/generated-itineraries'
import { publish } from '@sojourn/publishing/fixtures/publish-generated'
import { type PriceTexts, priceInBrochure, priceInEditor, priceOnPage } from '@sojourn/publishing/fixtures/shown-prices'
import { soldOf } from '@sojourn/publishing/fixtures/sold-segments'
import type { Company, Json } from '../world.ts'

/** How an itinerary is invoiced in whole: all payments of its schedule on one invoice, or deposit and balance apart. */
type Invoicing = 'schedule' | 'deposit'

/** What editor, API, page and brochure show of one price, and the invoices for all of it. */
export type FivePrices = {
  uuid: string
  editor: PriceTexts
  page: PriceTexts
  brochure: PriceTexts
  inEditor: Money | null
  inApi: Money | null
  /** Null if the API rejects an invoice for it. */
  invoices: Json[] | null
}

type Money = { amount: number; currency: string }

/** Three payments that do not divide evenly. */
const shares = [33, 33, 34].map((percent, index) => ({ label: `Payment ${index + 1}`, percent, daysBefore: null }))

/** Gives an itinerary payments that add up to its price, so that all of it can be invoiced. */
export const withPayments = <T extends Itinerary | GeneratedItinerary>(
  itinerary: T,
  due: ItineraryPrice['due'],
  invoicing: Invoicing,
): T => ({
  ...itinerary,
  deposit: invoicing === 'deposit' ? { percentBps: 3333, amount: null, due: null } : itinerary.deposit,
  paymentSchedule: due ? scheduleOfShares(shares, due, { startDate: null, today: '2026-11-27' }) : [],
})

/**
 * Stores an itinerary, creates its invoices, and reads its price from everything that shows it. The brochure's data are from the
 * itinerary as the API returns it; its page is from the server.
 */
export const readPrices = async (
  company: Company,
  { body, document, invoicing }: { body: object; document: Itinerary; invoicing: Invoicing },
): Promise<FivePrices> => {
  const { Owner } = company.people
  const created = await Owner.send('POST', company.path('itineraries/'), body)
  if (created.status !== 201) throw new Error(`${created.status}: ${JSON.stringify(created.json)}`)
  const stored: Itinerary = created.json.data
  const page = await Owner.send('GET', company.path(`itineraries/${stored.uuid}/preview`))
  if (page.status !== 200) throw new Error(`${page.status}: ${page.bytes.toString()}`)
  return {
    uuid: stored.uuid,
    editor: priceInEditor(document),
    page: priceOnPage(page.bytes.toString()),
    brochure: priceInBrochure(publish(stored)),
    inEditor: priceOfItinerary(document).due,
    inApi: stored.clientPrice?.total ?? null,
    invoices: await drawInvoices(company, stored.uuid, invoicing),
  }
}

const drawInvoices = async (company: Company, itinerary: string, invoicing: Invoicing): Promise<Json[] | null> => {
  const choices =
    invoicing === 'schedule' ? [{ rows: shares.map((_, index) => index) }] : [{ part: 'deposit' }, { part: 'balance' }]
  const drawn: Json[] = []
  for (const fromSchedule of choices) {
    const { status, json } = await company.people.Owner.send('POST', company.path('invoices'), {
      itinerary,
      fromSchedule,
    })
    if (status === 422 && Object.keys(json.errors).join() === 'fromSchedule') return null
    if (status !== 201) throw new Error(`${status}: ${JSON.stringify(json)}`)
    drawn.push(json.data)
  }
  return drawn
}

/** The tax rate of everything that is sold and has a price, found without the code under test; null if there are several or none. */
export const taxRateOf = ({ segments, taxRules, taxBps }: Itinerary): number | null => {
  const rates = soldOf(segments)
    .filter(({ inclusion, net, gross }) => inclusion === 'included' && (net !== null || gross !== null))
    .map((segment) => segment.taxBps ?? taxRules.find(({ kind }) => kind === segment.kind)?.taxBps ?? taxBps)
  const [rate = taxBps] = rates
  return rate === 0 || rates.some((one) => one !== rate) ? null : rate
}

/** The tax in an amount, rounded to the nearest unit, half up. */
const taxIn = (amount: number, bps: number): number => {
  const whole = BigInt(10_000 + bps)
  return Number((2n * BigInt(amount) * BigInt(bps) + whole) / (2n * whole))
}

/** The total of all invoices and of all their lines, and whether each line shows the tax that it includes at `rate`. */
export const summed = (invoices: readonly Json[], rate: number | null) => {
  const lines: Json[] = invoices.flatMap((one) =>
    one.lines.map((line: Json, index: number) => ({ ...line, sums: one.sums.lines[index] })),
  )
  const add = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0)
  return {
    total: add(invoices.map(({ sums }) => sums.total)),
    lines: add(lines.map(({ price, quantity }) => price * quantity)),
    currencies: [...new Set(invoices.map(({ currency }) => currency))],
    tax: add(invoices.map(({ sums }) => sums.tax)),
    isTaxOfLines: lines.every(
      ({ taxBps, sums, price }) => taxBps === rate && sums.tax === (rate === null ? null : taxIn(price, rate)),
    ),
  }
}

/** Processes a list, a few entries at a time. */
export const inBatches = async <In, Out>(list: readonly In[], work: (one: In, index: number) => Promise<Out>) => {
  const size = 8
  const found: Out[] = []
  for (let from = 0; from < list.length; from += size) {
    const batch = list.slice(from, from + size)
    found.push(...(await Promise.all(batch.map((one, index) => work(one, from + index)))))
  }
  return found
}
