import { type CostingSource, pricesAfter, pricesOfInserted, withCosts } from '@sojourn/contract/costing/flow-costs'
import { costedFields, type RateSheet } from '@sojourn/contract/costing/cost-lines'
import type { BookRate } from '@sojourn/contract/costing/find-rate'
import { priceOfChild, pricesBySize, singleSupplement } from '@sojourn/contract/costing/price-table'
import { movedRates } from '@sojourn/contract/costing/frozen-rates'
import { applyCosts, type CostChange, recost } from '@sojourn/contract/costing/recost'
import type { ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { setRateByHand, updateRates } from '@sojourn/contract/itinerary/moved-rates'
import type { Page } from '@sojourn/contract/kit/page'
import { request } from '../../data/http.ts'
import { todayIn } from '../../kit/words/dates.ts'
import type { Costing } from '../store/itinerary-store.ts'

type Uses = { tenant: string; timezone: string; items: readonly string[]; suppliers: readonly string[] }

/** Costing of one itinerary: with the active sheets of its items and suppliers, and today's exchange rates. */
export const loadCosting = async (
  { tenant, timezone, items, suppliers }: Uses,
  signal: AbortSignal,
): Promise<Costing> => {
  const today = todayIn(timezone, new Date())
  const [byItem, bySupplier, book] = await Promise.all([
    loadSheets(tenant, 'item', items, signal),
    loadSheets(tenant, 'supplier', suppliers, signal),
    request<{ data: BookRate[] }>('GET', `/v1/${tenant}/exchange-rates/latest?on=${today}`, { signal }),
  ])
  const sheets = new Map([...byItem, ...bySupplier].map((sheet) => [sheet.uuid, sheet]))
  const source: CostingSource = { sheets: [...sheets.values()], book: book.data, bookedOn: today }
  const changes = new WeakMap<ItineraryDocument, CostChange[]>()
  return {
    sheetNames: new Map(source.sheets.map(({ uuid, name }) => [uuid, name])),
    withCosts: (document, edit) => withCosts(document, edit, source),
    pricesAfter: (before, after) => pricesAfter(before, after, source),
    pricesOfInserted: (document, inserted) => pricesOfInserted(document, inserted, source),
    pricesBySize: (document, sizes) => pricesBySize(document, source, sizes),
    singleSupplement: (document) => singleSupplement(document, source),
    priceOfChild: (document, age) => priceOfChild(document, source, age),
    movedRates: (document) => movedRates(document, { book: book.data, costedOn: today }),
    updateRates,
    setRateByHand: (document, pair, rate) => setRateByHand(document, pair, { rate, date: today }),
    // The checks and the list of rates need it for the same document.
    recost: (document) => {
      const found = changes.get(document) ?? recost(document, source)
      changes.set(document, found)
      return found
    },
    applyCosts: (document, chosen) => applyCosts(document, chosen, { book: book.data, costedOn: today }),
  }
}

/** An address stays short enough for every proxy. */
const maxPerRequest = 40

const loadSheets = async (
  tenant: string,
  filter: 'item' | 'supplier',
  uuids: readonly string[],
  signal: AbortSignal,
): Promise<RateSheet[]> => {
  const chunks = Array.from({ length: Math.ceil(uuids.length / maxPerRequest) }, (_, index) =>
    uuids.slice(index * maxPerRequest, (index + 1) * maxPerRequest),
  )
  const found = await Promise.all(
    chunks.map((chunk) => {
      const query = new URLSearchParams([
        ['status', 'active'],
        ['perPage', '96'],
        ['fields', costedFields.join()],
        ...chunk.map((uuid) => [filter, uuid]),
      ])
      return loadPages(`/v1/${tenant}/rate-sheets?${query}`, signal)
    }),
  )
  return found.flat()
}

const loadPages = async (path: string, signal: AbortSignal): Promise<RateSheet[]> => {
  const first = await request<Page<RateSheet>>('GET', path, { signal })
  const others = await Promise.all(
    Array.from({ length: Math.max(0, first.meta.pageCount - 1) }, (_, index) =>
      request<Page<RateSheet>>('GET', `${path}&page=${index + 2}`, { signal }),
    ),
  )
  return [first, ...others].flatMap(({ data }) => data)
}
