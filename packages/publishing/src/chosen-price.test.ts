import { canTake, editOfChoices, onlyChanges } from '@sojourn/contract/itinerary/client-choices'
import { applyEdit } from '@sojourn/contract/itinerary/apply-edit'
import { chosenPublication } from '@sojourn/contract/itinerary/chosen-publication'
import { invoiceOfSchedule } from '@sojourn/contract/itinerary/invoice-of-schedule'
import { sumsOfInvoice } from '@sojourn/contract/itinerary/invoice-sums'
import { priceOfItinerary } from '@sojourn/contract/itinerary/itinerary-price'
import { scheduleOfShares } from '@sojourn/contract/itinerary/payments'
import type { Publication, PublishedSegment } from '@sojourn/contract/itinerary/publication'
import fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import { generatedItineraries, type Itinerary, readItinerary } from './fixtures/generated-itineraries.ts'
import { noLinks } from './fixtures/no-links.ts'
import { publish } from './fixtures/publish-generated.ts'
import { all, priceInEditor, priceOnPage, within } from './fixtures/shown-prices.ts'
import { renderPage } from './page/render-page.ts'
import { wordsIn } from './languages/words.ts'

const { moneyText } = wordsIn('en')

const { itineraries, seed } = inject('itineraryRun')

const shares = [
  { label: 'On booking', percent: 33, daysBefore: null },
  { label: 'Before departure', percent: 67, daysBefore: 56 },
]

/** An itinerary whose payments add up to its price, if it has one. */
const scheduled = (itinerary: Itinerary): Itinerary => {
  const { due } = priceOfItinerary(itinerary)
  const dates = { startDate: itinerary.startDate, today: '2026-11-25' }
  return { ...itinerary, paymentSchedule: due ? scheduleOfShares(shares, due, dates) : [] }
}

const segmentsOf = ({ days }: Publication): PublishedSegment[] => days.flatMap(({ segments }) => segments)
const optionsIn = (publication: Publication) =>
  new Map(segmentsOf(publication).flatMap(({ uuid, option }) => (option ? [[uuid, option] as const] : [])))

/** At most one option of each group, drawn by numbers from 0 to 1. */
const draw = (publication: Publication, numbers: readonly number[]): string[] => {
  const byGroup = Map.groupBy(optionsIn(publication), ([uuid, { group }]) => group ?? uuid)
  return [...byGroup.values()].flatMap((members, index) => {
    const at = Math.floor((numbers[index % numbers.length] ?? 0) * (members.length + 1))
    return members[at] ? [members[at][0]] : []
  })
}

const generated = fc.tuple(
  generatedItineraries,
  fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 8, maxLength: 8 }),
)

const checkAll = (check: (itinerary: Itinerary, publication: Publication, choices: string[]) => void): void =>
  fc.assert(
    fc.property(generated, ([input, numbers]) => {
      const itinerary = scheduled(readItinerary(input))
      const publication = publish(itinerary)
      const choices = onlyChanges(optionsIn(publication), draw(publication, numbers))
      expect(canTake(optionsIn(publication), choices)).toBe(true)
      check(itinerary, publication, choices)
    }),
    { numRuns: itineraries, seed },
  )

const applied = (itinerary: Itinerary, choices: readonly string[]): Itinerary => {
  const edit = editOfChoices(itinerary, choices)
  return edit ? { ...itinerary, ...applyEdit(itinerary, edit).document } : itinerary
}

it(
  'shows the price and the payments that the editor and the invoice have once the choices are applied',
  {
    timeout: 600_000,
  },
  () => {
    let taken = 0
    checkAll((itinerary, publication, choices) => {
      taken += choices.length
      const after = applied(itinerary, choices)
      const page = renderPage(chosenPublication(publication, itinerary, choices), noLinks)
      expect(priceOnPage(page)).toEqual(priceInEditor(after))
      const { due } = priceOfItinerary(after)
      const rows = after.paymentSchedule.map((_, index) => index)
      if (!due || rows.length === 0) return
      const invoice = invoiceOfSchedule(after, { rows, part: null })
      expect(invoice.ok && sumsOfInvoice(invoice.lines).total).toBe(due.amount)
      const payments = all(within(page, /<caption>Payment schedule.*?<\/table>/), /<td>(.*?)<\/td>/g)
      expect(payments).toEqual(after.paymentSchedule.map(({ amount }) => moneyText(amount)))
    })
    expect(taken).toBeGreaterThan(itineraries / 4)
  },
)

it('changes the price by the difference that the page shows for a choice', { timeout: 600_000 }, () => {
  checkAll((itinerary, publication) => {
    const before = publication.price?.amount
    for (const { uuid, choice, option } of segmentsOf(publication)) {
      if (!choice?.difference || !option || !before) continue
      const after = chosenPublication(publication, itinerary, [uuid]).price?.amount
      const expected = before.amount + choice.difference.amount
      // If the client arranges all that has a price, there is none.
      expect(after ?? { ...before, amount: 0 }).toEqual({ ...before, amount: Math.max(0, expected) })
    }
  })
})

it('marks what was taken, and offers the way back', { timeout: 600_000 }, () => {
  checkAll((itinerary, publication, choices) => {
    const chosen = chosenPublication(publication, itinerary, choices)
    const [before, after] = [optionsIn(publication), optionsIn(chosen)]
    expect([...after.keys()]).toEqual([...before.keys()])
    const taken = new Set([...after].flatMap(([uuid, { isTaken }]) => (isTaken ? [uuid] : [])))
    for (const uuid of choices) expect(taken).toContain(uuid)
    for (const [group, members] of Map.groupBy(after, ([, option]) => option.group)) {
      if (group === null) continue
      const wasTaken = members.some(([uuid]) => before.get(uuid)?.isTaken)
      const isChosen = members.some(([uuid]) => choices.includes(uuid))
      expect(members.filter(([, { isTaken }]) => isTaken).length).toBe(wasTaken || isChosen ? 1 : 0)
    }
    const isSame = chosenPublication(publication, itinerary, []) === publication
    expect(isSame).toBe(true)
  })
})
