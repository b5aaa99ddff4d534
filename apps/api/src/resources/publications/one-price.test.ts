import { isDeepStrictEqual } from 'node:util'
import type { TravellerPrice } from '@sojourn/contract/document/document'
import { travellerTitles } from '@sojourn/contract/itinerary/traveller-prices'
import { generatedItineraries } from '@sojourn/publishing/fixtures/generated-itineraries'
import { wordsIn } from '@sojourn/publishing/languages/words'
import { pdfText } from '@sojourn/publishing/fixtures/pdf-text'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Company, createWorld, type World } from '../../test/world.ts'

const { moneyText } = wordsIn('en')

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

/** Only 40, because publishing prints a brochure. The publishing package compares thousands without the server. */
const sample = fc.sample(generatedItineraries, { numRuns: 40, seed: 20_261_125 })

const figureOn = (html: string): string | null => /<p class="amount">(.*?)<\/p>/.exec(html)?.[1] ?? null

/** The amounts of the price breakdown. */
const linesOn = (html: string): string[] => {
  const table = /<caption>Price breakdown.*?<\/table>/s.exec(html)?.[0] ?? ''
  return [...table.matchAll(/<td>(.*?)<\/td>/g)].map(([, amount = '']) => amount.replaceAll(/<[^>]+>/g, '').trim())
}

/** Whether the text contains the figure, and not only as a part of another one. */
const containsFigure = (text: string, figure: string): boolean =>
  text
    .split(figure)
    .some((_, at, parts) => at > 0 && !/[\d.,]$/.test(parts[at - 1] ?? '') && !/^[.,]?\d/.test(parts[at] ?? ''))

it('the API returns the same price as the page and the printed brochure', { timeout: 240_000 }, async () => {
  const { Designer } = company.people
  const outcomes = []
  for (const input of sample) {
    const created = await Designer.send('POST', company.path('itineraries/'), input)
    expect(created.status, JSON.stringify(created.json)).toBe(201)
    const { uuid } = created.json.data
    const published = await Designer.send('POST', company.path(`itineraries/${uuid}/publish`), {})
    const { clientPrice, shares } = published.json.data ?? {}
    if (published.status !== 200) {
      outcomes.push({ status: published.status, code: published.json.code })
      continue
    }
    const page = (await world.anonymous.send('GET', shares[0].url)).bytes.toString()
    const brochure = pdfText((await world.anonymous.send('GET', shares[0].pdfUrl)).bytes)
    const figure = clientPrice?.amount ? moneyText(clientPrice.amount) : clientPrice && 'On request'
    const travellers: TravellerPrice[] = clientPrice?.travellers ?? []
    const titles = travellerTitles(travellers)
    const prices = travellers.map(({ price }) => moneyText(price))
    outcomes.push({
      status: 200,
      travellers:
        prices.length === 0
          ? 'none'
          : [
              isDeepStrictEqual(linesOn(page), prices),
              prices.every((price, index) => brochure.includes(`${titles[index]}${price}`)),
            ],
      figures: [figureOn(page) === figure, figure === null || containsFigure(brochure, figure)],
    })
  }
  expect(new Set(outcomes.map((one) => JSON.stringify(one)))).toEqual(
    new Set(
      [
        { status: 200, travellers: 'none', figures: [true, true] },
        { status: 200, travellers: [true, true], figures: [true, true] },
        { status: 409, code: 'blocked' },
      ].map((one) => JSON.stringify(one)),
    ),
  )
})
