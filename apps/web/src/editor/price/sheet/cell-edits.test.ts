import { applyEdit } from '@sojourn/contract/itinerary/apply-edit'
import { priceOfItinerary } from '@sojourn/contract/itinerary/itinerary-price'
import { isPriceEdit } from '@sojourn/contract/itinerary/price-edit'
import { emptySegment } from '@sojourn/contract/itinerary/from-library'
import type { Segment } from '@sojourn/contract/document/document'
import { describe, expect, it } from 'vitest'
import { itinerary, uuid } from '../../fixtures/open-itinerary.ts'
import { documentOf } from '../../store/itinerary-document.ts'
import { type Cells, type CellsChange, clearCells, copyCells, fillDown, pasteCells } from './cell-edits.ts'
import { columnsFor } from './columns.ts'
import { createSheetRows } from './sheet-rows.ts'

const euros = (amount: number) => ({ amount, currency: 'EUR' })
const rights = { seesNet: true, seesSuppliers: true, mayPrice: true, mayWrite: true }
const columns = columnsFor(rights)
const at = (id: (typeof columns)[number]): number => columns.indexOf(id)

const documentWith = (...fields: Partial<Segment>[]) => ({
  ...documentOf(itinerary),
  currency: 'EUR',
  segments: fields.map((one, index) => ({
    ...emptySegment(uuid(index + 1), 'excursion', `Walk ${index + 1}`),
    day: 0,
    ...one,
  })),
})
type Document = ReturnType<typeof documentWith>

const cellsOf = (document: Document, own: Partial<Cells> = {}): Cells => {
  const terms = { currency: 'EUR', sold: 'EUR', markupBps: 2000, markupRules: [], isEach: false, sheetNames: new Map() }
  const days = createSheetRows()(document, priceOfItinerary(document), new Map(), terms)
  return { rows: days.flatMap(({ rows }) => rows), columns, rights, decimal: '.', ...own }
}
const range = (top: number, start: number, bottom = top, end = start) => ({ top, bottom, start, end })

const after = (document: Document, change: CellsChange | null): Segment[] => {
  if (!change?.ok || !change.edit) throw new Error(`no edit: ${JSON.stringify(change)}`)
  expect(change.edit.kind).toBe('several')
  const { document: changed, inverse } = applyEdit(document, change.edit)
  expect(applyEdit(changed, inverse).document.segments).toEqual(document.segments)
  return changed.segments
}
const badOf = (change: CellsChange | null) => (change && !change.ok ? change.bad : [])

describe('pasting', () => {
  it('puts copied cells from the focused one on, as one step that changes prices only', () => {
    const document = documentWith({}, {}, {})
    const change = pasteCells(cellsOf(document), range(1, at('quantity')), [
      ['2', '1,250.50', 'EUR'],
      ['3', '¥68,000', 'JPY'],
    ])
    const [first, second, third] = after(document, change)
    expect(first).toEqual(document.segments[0])
    expect(second).toMatchObject({ quantity: 2, net: euros(125_050) })
    expect(third).toMatchObject({ quantity: 3, net: { amount: 68_000, currency: 'JPY' } })
    expect(change?.ok && change.edit && isPriceEdit(change.edit)).toBe(true)
  })

  it('takes an amount as one in the currency beside it, with its decimals', () => {
    const document = documentWith({ net: euros(100) })
    const [only] = after(document, pasteCells(cellsOf(document), range(0, at('net')), [['68,000', 'JPY']]))
    expect(only?.net).toEqual({ amount: 68_000, currency: 'JPY' })
  })

  it('names every bad cell and changes nothing', () => {
    const document = documentWith({}, { priceLocked: true })
    const change = pasteCells(cellsOf(document), range(0, at('net')), [
      ['abc', 'EUR'],
      ['120', 'EUR'],
    ])
    expect(badOf(change)).toEqual([
      { row: 0, column: at('net'), problem: '“abc” is not an amount. Enter a number such as 120.50.' },
      { row: 0, column: at('currency'), problem: 'Enter the net price first.' },
      { row: 1, column: at('net'), problem: expect.stringContaining('locked') },
      { row: 1, column: at('currency'), problem: expect.stringContaining('locked') },
    ])
    const other = pasteCells(cellsOf(documentWith({})), range(0, at('net')), [['EUR 5', 'JPY']])
    expect(badOf(other)).toMatchObject([
      { column: at('net'), problem: '“EUR 5” is not in JPY, the currency of this row. Change the currency first.' },
      {},
    ])
  })

  it('leaves cells that show what was copied, so that whole rows can be pasted back', () => {
    const document = documentWith({ net: euros(10_000), markupBps: 1550 }, { gross: euros(5000) }, { kind: 'note' })
    const cells = cellsOf(document)
    const all = range(0, 0, 2, columns.length - 1)
    const copied = copyCells(cells, all)
    expect(copied[0]).toEqual([
      'Walk 1',
      '',
      'By hand',
      'per unit',
      '1',
      '100.00',
      'EUR',
      '',
      '15.5',
      '115.50',
      '15.50',
      '',
    ])
    expect(pasteCells(cells, all, copied)).toEqual({ ok: true, edit: null })
    const [one] = copied
    if (one) one[at('net')] = '200'
    expect(after(document, pasteCells(cells, all, copied))[0]?.net).toEqual(euros(20_000))
  })

  it('fills a range that is a multiple of what was copied', () => {
    const document = documentWith({}, {}, {}, {})
    const change = pasteCells(cellsOf(document), range(0, at('markup'), 3), [['10'], ['20%']])
    expect(after(document, change).map(({ markupBps }) => markupBps)).toEqual([1000, 2000, 1000, 2000])
  })

  it('does not reach beyond the sheet', () => {
    const cells = cellsOf(documentWith({}, {}))
    expect(pasteCells(cells, range(1, at('net')), [['1'], ['2']])).toBeNull()
    expect(pasteCells(cells, range(0, at('margin')), [['1', '2', '3']])).toBeNull()
  })

  it('changes no title for a user who may only change prices', () => {
    const cells = cellsOf(documentWith({}), { rights: { ...rights, mayWrite: false } })
    expect(badOf(pasteCells(cells, range(0, 0), [['Ride']]))).toEqual([
      { row: 0, column: 0, problem: 'This cell cannot be changed.' },
    ])
  })

  it('reads numbers as the reader writes them', () => {
    const document = documentWith({})
    const change = pasteCells(cellsOf(document, { decimal: ',' }), range(0, at('net')), [['1.234']])
    expect(after(document, change)[0]?.net).toEqual(euros(123_400))
  })
})

describe('filling down', () => {
  it('repeats the first row of the range, with its currency', () => {
    const yen = { amount: 5000, currency: 'JPY' }
    const document = documentWith({ net: yen, unit: 'per_person' }, { net: euros(1) }, {}, { net: euros(2) })
    const filled = after(document, fillDown(cellsOf(document), range(0, at('unit'), 2, at('currency'))))
    expect(filled.map(({ net }) => net)).toEqual([yen, yen, yen, euros(2)])
    expect(filled.map(({ unit }) => unit)).toEqual(['per_person', 'per_person', 'per_person', 'per_unit'])
  })

  it('takes the row above a single cell', () => {
    const document = documentWith({ gross: euros(700) }, {})
    expect(after(document, fillDown(cellsOf(document), range(1, at('sell'))))[1]?.gross).toEqual(euros(700))
    expect(fillDown(cellsOf(document), range(0, at('sell')))).toEqual({ ok: true, edit: null })
  })

  it('takes the price of a locked row, but does not change one', () => {
    const document = documentWith({ net: euros(700), priceLocked: true }, {})
    expect(after(document, fillDown(cellsOf(document), range(1, at('net'))))[1]?.net).toEqual(euros(700))
    const locked = documentWith({ net: euros(700) }, { priceLocked: true })
    expect(badOf(fillDown(cellsOf(locked), range(1, at('net'))))).toHaveLength(1)
  })
})

it('clearing keeps titles, currencies and locked prices', () => {
  const price = { net: euros(700), gross: euros(900), quantity: 3, markupBps: 100 }
  const document = documentWith(price, { ...price, priceLocked: true })
  const [first, second] = after(document, clearCells(cellsOf(document), range(0, 0, 1, columns.length - 1)))
  expect(first).toMatchObject({ title: 'Walk 1', net: null, gross: null, quantity: 1, markupBps: null })
  expect(second).toMatchObject(price)
})

it('nobody gets columns that say what they may not know', () => {
  expect(columnsFor({ ...rights, seesNet: false, seesSuppliers: false })).toEqual(['title', 'sell', 'details'])
})
