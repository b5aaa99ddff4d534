import { costQuote, totalOf } from '@sojourn/contract/fixtures/golden-quotes/cost-quote'
import { goldenQuotes } from '@sojourn/contract/fixtures/golden-quotes/index'
import { type GoldenQuote, ids } from '@sojourn/contract/fixtures/golden-quotes/quote'
import { priceOfItinerary } from '@sojourn/contract/itinerary/itinerary-price'
import { readItinerary } from '@sojourn/publishing/fixtures/generated-itineraries'
import { pdfText } from '@sojourn/publishing/fixtures/pdf-text'
import { wordsIn } from '@sojourn/publishing/languages/words'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Answer, type Company, createWorld, type Json, type World } from '../world.ts'
import { type FivePrices, inBatches, readPrices, summed, taxRateOf, withPayments } from './five-prices.ts'

const { moneyText } = wordsIn('en')

const { printed } = inject('quoteRun')

declare module 'vitest' {
  interface ProvidedContext {
    /** How many of the golden quotes are published and printed. */
    quoteRun: { printed: number }
  }
}

/** A company whose library has what the quotes name: its identifiers by those of the quotes. */
type Library = { company: Company; uuids: ReadonlyMap<string, string> }

let world: World
/** Several companies, because each gets at most a tenth of the time for rendering previews. */
let libraries: Library[]
beforeAll(async () => {
  world = await createWorld()
  libraries = await Promise.all(Array.from({ length: 16 }, async () => fillLibrary(await world.createCompany())))
})
afterAll(() => world.close())

const make = async ({ people, path }: Company, plural: string, body: object): Promise<Json> => {
  const { status, json } = await people.Owner.send('POST', path(plural), body)
  expect(status, JSON.stringify(json)).toBe(201)
  return json.data
}

const fillLibrary = async (company: Company): Promise<Library> => {
  const uuids = new Map<string, string>()
  for (const [name, uuid] of Object.entries(ids)) {
    const plural = name === 'walk' ? 'excursions' : /supplier/i.test(name) ? 'suppliers' : 'accommodations'
    uuids.set(uuid, (await make(company, plural, { name })).uuid)
  }
  return { company, uuids }
}

const libraryFor = (index: number): Library => {
  const library = libraries[index % libraries.length]
  if (!library) throw new Error('there are no libraries')
  return library
}

/** A quote with the identifiers of a library. */
const inLibrary = (quote: GoldenQuote, { uuids }: Library): GoldenQuote =>
  JSON.parse(
    JSON.stringify(quote).replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f-]{21}/g, (uuid) => uuids.get(uuid) ?? uuid),
  )

/** Stores a quote with its rate sheets, costs it by the sheets that the API returns, and reads its prices. */
const readQuote = async (original: GoldenQuote, index: number) => {
  const library = libraryFor(index)
  const { company } = library
  const quote = inLibrary(original, library)
  const sheets = []
  for (const { uuid: _, ...sheet } of quote.sheets) sheets.push(await make(company, 'rate-sheets', sheet))
  const invoicing = index % 2 === 0 ? 'schedule' : 'deposit'
  const costed = readItinerary(costQuote(quote, sheets).document)
  const body = withPayments(costed, priceOfItinerary(costed).due, invoicing)
  return { document: body, ...(await readPrices(company, { body, document: body, invoicing })) }
}

/** What the page, the brochure and the editor lead with. */
const figureOf = ({ expected, itinerary, ...quote }: GoldenQuote): string => {
  const total = totalOf({ ...quote, expected, itinerary })
  const leading =
    itinerary.priceMode === 'per_person' && total ? (expected.perPerson ?? perPersonOf(total, itinerary)) : total
  return leading ? moneyText(leading) : 'On request'
}

const perPersonOf = (
  total: { amount: number; currency: string },
  { adults, children = 0 }: GoldenQuote['itinerary'],
) => ({
  ...total,
  amount: total.amount / Math.max(1, adults + children),
})

const checkQuote = (quote: GoldenQuote, { document, ...found }: Awaited<ReturnType<typeof readQuote>>): void => {
  const total = totalOf(quote)
  const about = `${quote.name}: ${quote.reckoning.join(' ')}`
  expect([found.inEditor, found.inApi], about).toEqual([total, total])
  const figure = figureOf(quote)
  expect([found.editor?.figure, found.page?.figure, found.brochure?.figure], about).toEqual([figure, figure, figure])
  expect([found.page, found.brochure], about).toEqual([found.editor, found.editor])
  if (!total || !found.invoices) {
    expect([total, found.invoices], about).toEqual([null, null])
    return
  }
  const { tax: _, ...sums } = summed(found.invoices, taxRateOf(document))
  const { amount, currency } = total
  expect(sums, about).toEqual({ total: amount, lines: amount, currencies: [currency], isTaxOfLines: true })
}

const compact = (pdf: Buffer): string => pdfText(pdf).replaceAll(/\s/g, '')

/** Publishes an itinerary, and prints its invoices. One without a price cannot be published. */
const checkPrints = async (quote: GoldenQuote, index: number, { uuid, invoices }: FivePrices): Promise<void> => {
  const { company } = libraryFor(index)
  const send = async (method: string, path: string, body?: object): Promise<Answer> => {
    const answer = await company.people.Owner.send(method, company.path(path), body)
    expect(answer.status, `${quote.name}: ${JSON.stringify(answer.json)}`).toBe(200)
    return answer
  }
  const figure = figureOf(quote)
  if (totalOf(quote) === null) {
    const { status, json } = await company.people.Owner.send('POST', company.path(`itineraries/${uuid}/publish`), {})
    expect([status, json.code, json.detail], quote.name).toEqual([409, 'blocked', 'The itinerary has no price yet.'])
    return
  }
  const { json } = await send('POST', `itineraries/${uuid}/publish`, {})
  const [share] = json.data.shares
  const page = (await world.anonymous.send('GET', share.url)).bytes.toString()
  expect(/<p class="amount">(.*?)<\/p>/.exec(page)?.[1], quote.name).toBe(figure)
  expect(compact((await world.anonymous.send('GET', share.pdfUrl)).bytes), quote.name).toContain(
    figure.replaceAll(/\s/g, ''),
  )
  for (const { uuid: invoice, sums, currency } of invoices ?? [])
    expect(compact((await send('GET', `invoices/${invoice}/pdf`)).bytes), quote.name).toContain(
      `Total${moneyText({ amount: sums.total, currency })}`.replaceAll(/\s/g, ''),
    )
}

describe('the golden quotes', () => {
  it('cost the same, to the cent, in editor, API, page, brochure and invoices', { timeout: 900_000 }, async () => {
    const found = await inBatches(goldenQuotes, readQuote)
    for (const [index, prices] of found.entries()) {
      const quote = goldenQuotes[index]
      if (quote) checkQuote(quote, prices)
    }
    expect(found.filter(({ invoices }) => invoices !== null).length).toBeGreaterThanOrEqual(200)

    const step = Math.max(1, Math.floor(found.length / printed))
    for (const [index, prices] of found.entries()) {
      const quote = goldenQuotes[index]
      if (quote && index % step === 0) await checkPrints(quote, index, prices)
    }
  })
})
