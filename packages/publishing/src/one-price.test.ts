import { applyEdit } from '@sojourn/contract/itinerary/apply-edit'
import { clientPriceOf, priceLinesOf } from '@sojourn/contract/itinerary/client-price'
import type { Segment } from '@sojourn/contract/document/document'
import { selectOption } from '@sojourn/contract/itinerary/options'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import { priceOfItinerary } from '@sojourn/contract/itinerary/itinerary-price'
import fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import { brochureData } from './brochure/brochure-data.ts'
import { renderCalendar } from './calendar/render-calendar.ts'
import { generatedItineraries, type Itinerary, readItinerary } from './fixtures/generated-itineraries.ts'
import { noLinks } from './fixtures/no-links.ts'
import { publish } from './fixtures/publish-generated.ts'
import { all, priceInBrochure, priceInEditor, priceOnPage, within } from './fixtures/shown-prices.ts'
import { soldOf } from './fixtures/sold-segments.ts'
import { renderPage } from './page/render-page.ts'
import { wordsIn } from './languages/words.ts'

const english = wordsIn('en')
const { moneyText } = english

declare module 'vitest' {
  interface ProvidedContext {
    /** How many generated itineraries are compared, and the seed they are generated from. */
    itineraryRun: { itineraries: number; seed: number }
  }
}

const { itineraries, seed } = inject('itineraryRun')

/** Runs a check on every generated itinerary. */
const checkAll = (check: (itinerary: Itinerary) => void): void =>
  fc.assert(
    fc.property(generatedItineraries, (input) => check(readItinerary(input))),
    { numRuns: itineraries, seed },
  )

const pageOf = (publication: Publication): string =>
  renderPage(publication, { ...noLinks, brochureUrl: 'https://example.test/brochure.pdf' })

it('shows the same price in editor, page and brochure', { timeout: 600_000 }, () => {
  checkAll((itinerary) => {
    const publication = publish(itinerary)
    expect([priceOnPage(pageOf(publication)), priceInBrochure(publication)]).toEqual([
      priceInEditor(itinerary),
      priceInEditor(itinerary),
    ])
  })
})

const withBps = (base: bigint, bps: number): bigint => (base * BigInt(10_000 + bps) + 5000n) / 10_000n

/** What a segment costs the client in one currency, computed without the code under test. */
const grossOf = (segment: Segment, itinerary: Itinerary, currency: string): bigint | null => {
  if (segment.gross) return inCurrency(BigInt(segment.gross.amount), segment.gross.currency, { itinerary, currency })
  const money = segment.net
  if (!money) return null
  const people = segment.unit.startsWith('per_person') ? Math.max(1, itinerary.adults + itinerary.children) : 1
  const nights = segment.unit.endsWith('night') ? Math.max(1, segment.nights) : 1
  const net = BigInt(money.amount) * BigInt(segment.quantity) * BigInt(people) * BigInt(nights)
  const cost = inCurrency(net, money.currency, { itinerary, currency, isCost: true })
  if (cost === null) return null
  const rule = itinerary.markupRules.find(({ kind }) => kind === segment.kind)
  const byRule =
    rule && (rule.markupBps ?? Math.round((Number(rule.marginBps) * 10_000) / (10_000 - Number(rule.marginBps))))
  const tax = itinerary.taxRules.find(({ kind }) => kind === segment.kind)?.taxBps ?? itinerary.taxBps
  return withBps(withBps(cost, segment.markupBps ?? byRule ?? itinerary.markupBps), segment.taxBps ?? tax)
}

type Target = { itinerary: Itinerary; currency: string; isCost?: boolean }

const digits: Readonly<Record<string, number>> = { EUR: 2, USD: 2, JPY: 0, KWD: 3 }

/** An amount in a currency by the rates of the itinerary, computed without the code under test; null without a rate. */
const inCurrency = (amount: bigint, from: string, { itinerary, currency, isCost = false }: Target): bigint | null => {
  if (from === currency) return amount
  const rate = itinerary.exchangeRates.find((one) => one.from === from && one.to === currency)
  if (!rate) return null
  const [whole = '', decimals = ''] = rate.rate.split('.')
  const buffer = isCost ? rate.bufferBps : 0
  const factor = BigInt(whole + decimals) * BigInt(10_000 + buffer) * 10n ** BigInt(digits[currency] ?? 2)
  const divisor = 10n ** BigInt(decimals.length) * 10_000n * 10n ** BigInt(digits[from] ?? 2)
  return (2n * amount * factor + divisor) / (2n * divisor)
}

/** The inconsistencies of a price, in words. */
const faultsOf = (itinerary: Itinerary): string[] => {
  const price = clientPriceOf(itinerary)
  if (!price?.amount || !price.total) return []
  const people = Math.max(1, itinerary.adults + itinerary.children)
  const isEach = itinerary.priceMode === 'per_person'
  const sold = soldOf(itinerary.segments).filter(({ inclusion }) => inclusion === 'included')
  const { currency } = price.amount
  const exact = sold.reduce((sum, segment) => sum + (grossOf(segment, itinerary, currency) ?? 0n), 0n)
  const fee = itinerary.serviceFee?.currency === currency ? BigInt(itinerary.serviceFee.amount) : 0n
  const over = BigInt(price.total.amount) - exact - fee
  // Rounded up once, or once per traveller if the price is per person.
  const most = isEach ? BigInt(people) * BigInt(itinerary.roundTo) : BigInt(itinerary.roundTo)
  const lines = itinerary.priceMode === 'itemised' ? priceLinesOf(priceOfItinerary(itinerary)) : []
  const isOneCurrency = lines.every(({ amount }) => amount.currency === currency)
  const sum = lines.reduce((total, { amount }) => total + amount.amount, 0)
  const deposit = itinerary.deposit?.percentBps ?? null
  const claims = {
    'per person × people is the total': price.total.amount === price.amount.amount * (isEach ? people : 1),
    'a share that does not divide is rounded, and no other':
      !price.perPerson || price.perPersonIsRounded === (price.perPerson.amount * people !== price.total.amount),
    'nothing is lost or added but by rounding': price.isOverride || (over >= 0n && over < most),
    'the figure that leads is round': price.isOverride || price.amount.amount % itinerary.roundTo === 0,
    'an override is what was typed': !price.isOverride || price.amount.amount === itinerary.displayPrice?.amount,
    'lines add up to the total': lines.length === 0 || (isOneCurrency && sum === price.total.amount),
    'the prices of the travellers add up to the total, and each has one':
      itinerary.priceMode !== 'per_traveller' ||
      (price.travellers.length === itinerary.adults + itinerary.children &&
        price.travellers.every((one) => one.price.amount >= 0) &&
        (price.travellers.length === 0 ||
          price.travellers.reduce((before, one) => before + one.price.amount, 0) === price.total.amount)),
    'a deposit by percent is that part of the total':
      deposit === null || Math.abs(Number(price.deposit?.amount) * 10_000 - price.total.amount * deposit) <= 5000,
    'a deposit that was typed is told as it was typed':
      !itinerary.deposit?.amount || price.deposit?.amount === itinerary.deposit.amount.amount,
  }
  return Object.entries(claims).flatMap(([claim, holds]) => (holds ? [] : [claim]))
}

it('shows figures that add up', { timeout: 600_000 }, () => {
  checkAll((itinerary) => {
    expect(faultsOf(itinerary)).toEqual([])
  })
})

it('lists the payments as entered', { timeout: 600_000 }, () => {
  checkAll((itinerary) => {
    const publication = publish(itinerary)
    const rows = within(pageOf(publication), /<caption>Payment schedule.*?<\/table>/)
    const typed = itinerary.priceMode === 'none' ? [] : itinerary.paymentSchedule
    const expected = typed.map(({ amount }) => moneyText(amount))
    expect({
      page: all(rows, /<td>(.*?)<\/td>/g),
      brochure: (brochureData(publication, new Set(), english).price?.schedule ?? []).map(({ amount }) => amount),
    }).toEqual({ page: expected, brochure: expected })
  })
})

it('adds up the extras that can be taken together', { timeout: 600_000 }, () => {
  checkAll((itinerary) => {
    const price = priceOfItinerary(itinerary)
    const extras = new Map<string, Segment>()
    for (const segment of itinerary.segments) {
      if (price.segments.find(({ uuid }) => uuid === segment.uuid)?.counts !== 'optional') continue
      const key = segment.optionGroup ?? segment.uuid
      const before = extras.get(key)
      if (!before || paidFor(segment, itinerary, price.currency) > paidFor(before, itinerary, price.currency))
        extras.set(key, segment)
    }
    const taken = extras
      .values()
      .filter((segment) => paidFor(segment, itinerary, price.currency) >= 0n)
      .map(({ uuid, inclusion }) => ({
        kind: 'setSegment' as const,
        segment: uuid,
        fields: {
          inclusion: inclusion === 'optional' ? ('included' as const) : inclusion,
          optionGroup: null,
          isSelected: true,
        },
      }))
      .toArray()
    const after = applyEdit(
      { ...itinerary, currency: price.currency },
      { kind: 'several', name: 'All extras', edits: taken },
    )
    expect(price.optional?.amount ?? 0).toBe(leading(after.document) - leading(itinerary))
  })
})

/** What the client pays for an extra; negative if it has no price in the currency. */
const paidFor = (segment: Segment, itinerary: Itinerary, currency: string | null): bigint => {
  if (segment.inclusion === 'own_arrangement') return 0n
  return (currency === null ? null : grossOf(segment, itinerary, currency)) ?? -1n
}

/** The headline figure. */
const leading = (itinerary: Parameters<typeof priceOfItinerary>[0]): number => {
  const { perPerson, total } = priceOfItinerary(itinerary)
  return (itinerary.priceMode === 'per_person' ? perPerson : total)?.amount ?? 0
}

it('shows the same stays everywhere, and never counts an unselected one as a bed', { timeout: 600_000 }, () => {
  checkAll((itinerary) => {
    const publication = publish(itinerary)
    const page = pageOf(publication)
    const brochure = brochureData(publication, new Set(), english)
    const sold = soldOf(itinerary.segments)
    const stays = sold.filter(({ kind, nights }) => kind === 'accommodation' && nights > 0)
    const titles = stays.map(({ title }) => title)
    const byNight = itinerary.days.map((_, index) =>
      stays.filter(({ day, nights }) => Number(day) <= index && index < Number(day) + nights).map(({ title }) => title),
    )
    const calendar = renderCalendar(publication, {
      itinerary: 'itinerary@example.test',
      publishedAt: '2026-11-25T10:00:00.000Z',
      revision: 1,
      productName: 'Sojourn',
      pageUrl: 'https://example.test',
    })
    const events = sold.filter(({ kind }) => kind !== 'fee').map(({ title }) => title)
    expect({
      tonight: all(page, /<p class="kicker">Tonight<\/p><h4 dir="auto">(.*?)<\/h4>/g),
      whereYouStay: all(within(page, /<section class="wrap stays".*?<\/section>/), /<h3 dir="auto">(.*?)<\/h3>/g),
      nights: brochure.days.map((day) => day.stays.map(({ title }) => title)),
      stays: brochure.stays.map(({ title }) => title),
      events: calendar === null ? events.toSorted() : all(calendar, /SUMMARY:(Kestrel.*?)\r/g).toSorted(),
    }).toEqual({ tonight: titles, whereYouStay: titles, nights: byNight, stays: titles, events: events.toSorted() })
  })
})

it('shows for every option how it changes the price', { timeout: 600_000 }, () => {
  checkAll((itinerary) => {
    const choices = publish(itinerary).days.flatMap(({ segments }) =>
      segments.filter(({ choice }) => choice?.difference),
    )
    expect(choices.map(({ choice }) => choice?.difference?.amount)).toEqual(
      choices.map(({ uuid }) => change(itinerary, uuid)),
    )
  })
})

/** How the price changes if an option is taken: the itinerary is priced again with it. */
const change = (itinerary: Itinerary, uuid: string): number => {
  const segment = itinerary.segments.find((one) => one.uuid === uuid)
  if (!segment) throw new Error('an option that is no segment')
  const inclusion = segment.inclusion === 'optional' ? 'included' : segment.inclusion
  const isAlone = !soldOf(itinerary.segments).some(
    ({ optionGroup }) => optionGroup !== null && optionGroup === segment.optionGroup,
  )
  const edit = isAlone
    ? ({ kind: 'setSegment', segment: uuid, fields: { inclusion, optionGroup: null, isSelected: true } } as const)
    : selectOption(itinerary.segments, uuid)
  if (!edit) throw new Error('an option that is taken already')
  // An itinerary whose currency is that of its first price keeps it, even if the first price changes.
  const { currency } = priceOfItinerary(itinerary)
  return leading(applyEdit({ ...itinerary, currency }, edit).document) - leading(itinerary)
}
