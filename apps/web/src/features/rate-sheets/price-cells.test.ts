import type { RateLine, Season } from '@sojourn/contract/resources/rate-part'
import { describe, expect, it } from 'vitest'
import { blankLine } from './blank-line.ts'
import { cellsOf, gridShapeOf, pasteCells, priceAt, readAmount, withPrice } from './price-cells.ts'

const line = (fields: Partial<RateLine>): RateLine => ({ ...blankLine(undefined), ...fields })
const season = (name: string): Season => ({ name, ranges: [], weekdays: [] })
const seasons = [season('Green'), season('Dry')]
const sharing = line({
  room: 'Tent',
  season: 'Green',
  per: 'person_sharing',
  minNights: 2,
  occupancy: { single: 90_00, double: 70_00, triple: null, extraAdult: null },
})

describe('an amount from a spreadsheet', () => {
  it.each([
    ['1250', 'EUR', 125_000],
    ['1,250.50', 'EUR', 125_050],
    ['1.250,50', 'EUR', 125_050],
    ['1,250', 'EUR', 125_000],
    ['1.250', 'EUR', 125_000],
    ['1.250', 'KWD', 1250],
    ['12.5', 'EUR', 1250],
    ['1,234,567', 'EUR', 123_456_700],
    ['€ 1’250.00', 'EUR', 125_000],
    ['NAD 950', 'NAD', 95_000],
    ['.50', 'EUR', 50],
    ['0', 'EUR', 0],
    ['1,250', 'JPY', 1250],
    ['', 'EUR', null],
    ['on request', 'EUR', undefined],
    ['-12', 'EUR', undefined],
    ['12.5', 'JPY', undefined],
    ['1,2,3', 'EUR', undefined],
  ])('%s of %s is %s', (text, currency, amount) => {
    expect(readAmount(text, currency)).toBe(amount)
  })
})

describe('the grid', () => {
  it('has a row for each room and a column for each season', () => {
    const lines = [sharing, line({ room: 'Villa', season: 'Dry', price: 1 }), line({ room: 'TENT', price: 2 })]
    expect(gridShapeOf(lines, seasons)).toEqual({ rooms: ['Tent', 'Villa'], seasons: ['Green', 'Dry', null] })
    expect(gridShapeOf([], [])).toEqual({ rooms: [null], seasons: [null] })
  })

  it('shows the price of a double where people share', () => {
    expect(priceAt([sharing], 'tent', 'Green')).toBe(70_00)
    expect(priceAt([sharing], 'Tent', 'Dry')).toBeNull()
  })

  it('changes only the main price, and adds a line like the others of the room', () => {
    const changed = withPrice([sharing], ['Tent', 'Green'], 75_00)
    expect(changed).toEqual([{ ...sharing, occupancy: { ...sharing.occupancy, double: 75_00 } }])
    const [, added] = withPrice([sharing], ['Tent', 'Dry'], 99_00)
    expect(added).toMatchObject({ season: 'Dry', per: 'person_sharing', minNights: 2, occupancy: { double: 99_00 } })
    expect(added?.occupancy.single).toBeNull()
  })

  it('removes a line without amounts, and keeps one that has another', () => {
    const lines = [sharing, line({ room: 'Villa', price: 5 })]
    expect(withPrice(lines, ['Villa', null], null)).toEqual([sharing])
    expect(withPrice(lines, ['Tent', 'Green'], null)).toHaveLength(2)
  })

  it('takes cells from a place on, and says what had none', () => {
    const lines = [sharing, line({ room: 'Villa', season: 'Green', price: 5 })]
    const shape = gridShapeOf(lines, seasons)
    const pasted = pasteCells(lines, cellsOf('80\t90\t100\r\n\tx\r\n7'), { row: 0, column: 0, shape, currency: 'EUR' })
    expect([pasted.count, pasted.ignored]).toEqual([2, 3])
    expect(priceAt(pasted.lines, 'Tent', 'Green')).toBe(80_00)
    expect(priceAt(pasted.lines, 'Tent', 'Dry')).toBe(90_00)
    expect(priceAt(pasted.lines, 'Villa', 'Green')).toBe(5)
  })

  it('takes a whole table by the names of its seasons and rooms', () => {
    const cells = cellsOf('Room\tDry\tgreen\tShoulder\nTent\t1,000\t80\t90\nNew house\t2.000,50\t\t')
    const shape = gridShapeOf([sharing], seasons)
    const { lines, count, ignored } = pasteCells([sharing], cells, { row: 0, column: 1, shape, currency: 'EUR' })
    expect([count, ignored]).toEqual([3, 1])
    expect(priceAt(lines, 'Tent', 'Green')).toBe(80_00)
    expect(priceAt(lines, 'Tent', 'Dry')).toBe(100_000)
    expect(priceAt(lines, 'New house', 'Dry')).toBe(200_050)
  })
})
