import { describe, expect, it } from 'vitest'
import { blankLine } from '../blank-line.ts'
import { mergeRates, withoutRows } from './merge-rates.ts'
import { readFile } from './fixtures/read-file.ts'
import { writeWorkbook } from './fixtures/write-workbook.ts'

const noOccupancy = { single: null, double: null, triple: null, extraAdult: null }
const dry = { name: 'Dry', ranges: [{ from: '2027-05-01', to: '2027-10-31' }], weekdays: [] }

describe('a file with one row per price', () => {
  it('has seasons with dates, rooms, boards, amounts by occupancy, children and limits', async () => {
    const file = [
      'Desert Stays – net rates 2027, per person sharing',
      'Season;From;To;Room type;Meal plan;SGL;DBL;TPL;Extra adult;Child 0-2;Child 3–11;Min. nights',
      'Low;01/01/2027;30/04/2027;Tent;DBB;"1.234,50";980;900;450;0;50%;2',
      'High;2027-05-01;2027-10-31;Tent;half board;€ 1 500;1,250.00;;;FOC;50 %;3 nights',
      'Low;01/11/2027;31/12/2027;Villa;Full board;2000;1500;;;;;',
    ].join('\r\n')
    const { choices, found, merged, faults } = await readFile(file)
    expect(faults).toEqual([])
    expect(choices).toMatchObject({ layout: 'rows', head: { from: 2, to: 2 }, per: 'person_sharing', perTime: 'night' })
    expect(merged.seasons).toEqual([
      {
        name: 'Low',
        weekdays: [],
        ranges: [
          { from: '2027-01-01', to: '2027-04-30' },
          { from: '2027-11-01', to: '2027-12-31' },
        ],
      },
      { name: 'High', weekdays: [], ranges: [{ from: '2027-05-01', to: '2027-10-31' }] },
    ])
    const child = { sharingAdults: null, maxPerRoom: null }
    expect(merged.lines).toEqual([
      {
        ...blankLine(undefined),
        season: 'Low',
        room: 'Tent',
        board: 'HB',
        per: 'person_sharing',
        occupancy: { single: 123_450, double: 98_000, triple: 90_000, extraAdult: 45_000 },
        childBands: [
          { fromAge: 0, toAge: 2, price: 0, shareBps: null, ...child },
          { fromAge: 3, toAge: 11, price: null, shareBps: 5000, ...child },
        ],
        minNights: 2,
      },
      {
        ...blankLine(undefined),
        season: 'High',
        room: 'Tent',
        board: 'HB',
        per: 'person_sharing',
        occupancy: { ...noOccupancy, single: 150_000, double: 125_000 },
        childBands: [
          { fromAge: 0, toAge: 2, price: 0, shareBps: null, ...child },
          { fromAge: 3, toAge: 11, price: null, shareBps: 5000, ...child },
        ],
        minNights: 3,
      },
      {
        ...blankLine(undefined),
        season: 'Low',
        room: 'Villa',
        board: 'FB',
        per: 'person_sharing',
        occupancy: { ...noOccupancy, single: 200_000, double: 150_000 },
      },
    ])
    expect(found.rowsWithoutPrice).toEqual([])
  })

  it('may name its currency, say what each price is for, and have rows without a price', async () => {
    const file = [
      'Service,Price per,Rate,Currency,Sleeps',
      'Airport transfer,vehicle,80.00,USD,6',
      'Guided walk,per person per day,25,USD,',
      'All rates include tax,,,,',
    ].join('\n')
    const { found, merged, faults } = await readFile(file, { currency: '' })
    expect([faults, found.currency, found.rowsWithoutPrice]).toEqual([[], 'USD', [4]])
    expect(merged.lines).toMatchObject([
      { room: 'Airport transfer', season: null, per: 'vehicle', perTime: 'night', price: 8000, capacity: 6 },
      { room: 'Guided walk', per: 'person', perTime: 'day', price: 2500, capacity: null },
    ])
  })

  it('needs a currency', async () => {
    const none = await readFile('Room,Rate,Currency\nTent,100,', { currency: '' })
    expect(none.faults).toEqual(['1C: the column has no currency, and neither has the rate sheet'])
    const yen = await readFile('Room,Rate,Currency\nTent,1.000,jpy', { currency: '' })
    expect([yen.faults, yen.merged.lines[0]?.price]).toEqual([[], 1000])
  })

  it('has prices by the number of travellers', async () => {
    const { merged, faults } = await readFile('Tour,2-3 pax,4-6 pax,7+ pax\nCity walk,300,420,500')
    expect(faults).toEqual([])
    expect(merged.lines[0]?.paxBands).toEqual([
      { from: 2, to: 3, price: 30_000 },
      { from: 4, to: 6, price: 42_000 },
      { from: 7, to: 99, price: 50_000 },
    ])
  })

  it('may be a workbook, with dates as dates or as numbers, and calculated amounts', async () => {
    const rows = [
      ['Season', 'Start date', 'End date', 'Room', 'Net rate'],
      ['Low', { date: '2027-01-01' }, { date: '2027-03-31' }, 101, { formula: 'A1/3', result: 133.333_333 }],
      ['High', 46_478, 46_500, 101, 200],
    ]
    const { merged, faults } = await readFile(await writeWorkbook([{ name: 'A', rows }]))
    expect(faults).toEqual([])
    expect(merged.seasons.map(({ ranges }) => ranges)).toEqual([
      [{ from: '2027-01-01', to: '2027-03-31' }],
      [{ from: '2027-04-01', to: '2027-04-23' }],
    ])
    expect(merged.lines.map(({ room, price }) => [room, price])).toEqual([
      ['101', 13_333],
      ['101', 20_000],
    ])
  })

  it('is reported by row and column for each wrong value', async () => {
    const file = [
      'Season;From;To;Room;Board;Rate;Currency;Min nights',
      'Low;01.01.2027;31.03.2027;Tent;HB;abc;EUR;1',
      'Mid;01.04.2027;31.02.2027;Tent;HB;100;EUR;1',
      'High;01.06.2027;01.05.2027;Tent;HB;100;EUR;1',
      'Peak;01.07.2027;;Tent;HB;100;EUR;1',
      'Best;soon;later;Tent;HB;100;EUR;1',
      'Low;;;Hut;brunch;100;XYZ;-2',
      'Low;;;Hut;HB;USD 100;GBP;1',
      'Low;;;Hut;HB;-5;EUR;1.5',
      'Other;;;Hut;HB;=B2*2;EUR;',
      'Other;;;Hut;HB;10;EUR;',
    ].join('\n')
    const { faults } = await readFile(file)
    expect(faults).toEqual([
      '2F: “abc” is not an amount',
      '3A: “01.04.2027 - 31.02.2027” has a date that does not exist',
      '4A: “01.06.2027 - 01.05.2027” ends before it begins',
      '5C: a season needs both its first and its last date',
      '6B: “soon” is not a date',
      '7A: season “Low” has no dates, and the rate sheet has no season of this name',
      '7E: “brunch” is not a board, such as BB, HB or FB',
      '7G: “XYZ” is not the code of a currency, such as EUR',
      '7H: “-2” is not a whole number from 1 to 365',
      '8F: “USD 100” is not in EUR, the currency of the rate sheet',
      '8G: “GBP” is not in EUR, the currency of the rate sheet',
      '9F: “-5” is not an amount',
      '10F: is a formula without a result; open the file in a spreadsheet program and save it again',
      '11A: season “Other” has no dates, and the rate sheet has no season of this name',
    ])
  })

  it('is rejected if seasons overlap, bands leave a gap, or two rows have the same price', async () => {
    const file = [
      'Season,Dates,Room,Single,Extra adult,Child 0-2,Child 5-11',
      'Low,1 Jan – 31 Mar 2027,Tent,100,50,0,50%',
      'High,1 March 2027 - 30 June 2027,Tent,120,,,',
      'Dry season,1 Oct - 31 Oct,Tent,120,,,',
      'High,,tent,130,,,',
    ].join('\n')
    const { faults } = await readFile(file, { seasons: [dry] })
    expect(faults).toEqual([
      '3A: season “High” overlaps with “Dry” of the rate sheet',
      '3A: season “High” overlaps with “Low” in row 2',
      '4A: season “Dry season” overlaps with “Dry” of the rate sheet',
      '2F: there is a gap: no price for children aged 3 to 4',
      '5: is for the same room, season, board and stay as row 3',
    ])
  })

  it('can be imported without its wrong rows, and without the prices of seasons that overlap', async () => {
    const file = [
      'Season,Dates,Room,Board,Rate',
      'Low,1 Jan – 31 Mar,Tent,brunch,100',
      'Low,,Villa,BB,200',
      'High,1 Mar – 30 Jun,Tent,BB,300',
      'High,,Villa,BB,400',
    ].join('\n')
    const { found, merged, faults } = await readFile(file)
    expect(faults).toEqual([
      '2D: “brunch” is not a board, such as BB, HB or FB',
      '4A: season “High” overlaps with “Low” in row 2',
    ])
    const all = [...found.faults, ...merged.faults]
    const rest = mergeRates({ seasons: [], lines: [] }, withoutRows(found, all), false)
    expect(rest.faults).toEqual([])
    expect(rest.seasons.map(({ name }) => name)).toEqual(['Low'])
    expect(rest.lines.map(({ room, price }) => [room, price])).toEqual([['Villa', 20_000]])
  })

  it('takes names and formulas for what they are', async () => {
    const file = `Season,Dates,Room,Rate\n${'x'.repeat(81)},1 Jan – 31 Mar,Tent,1\nLow,1 Jan – 31 Mar,${'y'.repeat(161)},1\n=A1,,=B1,1`
    expect((await readFile(file)).faults).toEqual([
      '2A: is longer than 80 characters',
      '3C: is longer than 160 characters',
      '4A: is a formula without a result; open the file in a spreadsheet program and save it again',
      '4C: is a formula without a result; open the file in a spreadsheet program and save it again',
    ])
  })

  it('reads ambiguous dates in the chosen order', async () => {
    const file = 'Season,From,To,Rate\nLow,03/04/2027,05/06/2027,100'
    const ranges = async (dateOrder: 'dmy' | 'mdy') =>
      (await readFile(file, { choices: { dateOrder } })).merged.seasons[0]?.ranges
    expect(await ranges('dmy')).toEqual([{ from: '2027-04-03', to: '2027-06-05' }])
    expect(await ranges('mdy')).toEqual([{ from: '2027-03-04', to: '2027-05-06' }])
  })
})

describe('a file with seasons across and rooms down', () => {
  it('has the seasons and their dates in its headers; dates without a year get those of the rate sheet', async () => {
    const file = [
      'Room type;Low season 06.01–31.03;Festive (20 Dec - 5 Jan);Dry',
      'Tent;1 234;"2.000,00";1,500',
      'Villa;on request;;3000',
    ].join('\n')
    const { choices, merged, faults } = await readFile(file, { seasons: [dry] })
    expect(choices).toMatchObject({ layout: 'across', fields: ['room', 'across', 'across', 'across'] })
    expect(faults).toEqual(['3B: “on request” is not an amount'])
    expect(merged.seasons).toEqual([
      dry,
      { name: 'Low season', weekdays: [], ranges: [{ from: '2027-01-06', to: '2027-03-31' }] },
      {
        name: 'Festive',
        weekdays: [],
        ranges: [
          { from: '2026-12-20', to: '2027-01-05' },
          { from: '2027-12-20', to: '2028-01-05' },
        ],
      },
    ])
    expect(merged.lines.map(({ room, season, price }) => [room, season, price])).toEqual([
      ['Tent', 'Low season', 123_400],
      ['Tent', 'Festive', 200_000],
      ['Tent', 'Dry', 150_000],
    ])
  })

  it('has merged headers over single and double', async () => {
    const rows = [
      ['Camp rates, per person sharing per night', null, null, null, null],
      ['Room', 'Low season', null, 'High season', null],
      [null, '1 Jan 2027 - 30 Jun 2027', null, '1 Jul 2027 - 31 Dec 2027', null],
      [null, 'SGL', 'DBL', 'SGL', 'DBL'],
      ['Tent', 100, 80, 150, 120],
      ['Villa', null, 200, null, 300],
    ]
    const merged = ['A1:E1', 'B2:C2', 'D2:E2', 'B3:C3', 'D3:E3']
    const { choices, merged: result, faults } = await readFile(await writeWorkbook([{ name: 'A', rows, merged }]))
    expect(faults).toEqual([])
    expect(choices).toMatchObject({ layout: 'across', head: { from: 2, to: 4 }, per: 'person_sharing' })
    expect(result.seasons.map(({ name }) => name)).toEqual(['Low season', 'High season'])
    expect(
      result.lines.map(({ room, season, occupancy }) => [room, season, occupancy.single, occupancy.double]),
    ).toEqual([
      ['Tent', 'Low season', 10_000, 8000],
      ['Tent', 'High season', 15_000, 12_000],
      ['Villa', 'Low season', null, 20_000],
      ['Villa', 'High season', null, 30_000],
    ])
  })

  it('is reported by column if a season has no dates, no years, or two columns for one price', async () => {
    const none = { from: '', to: '' }
    expect((await readFile('Room,Peak season\nTent,100')).faults).toEqual([
      '1B: season “Peak season” has no dates, and the rate sheet has no season of this name',
    ])
    expect((await readFile('Room,Peak 01.01-31.03\nTent,100', { validity: none })).faults).toEqual([
      '1B: “01.01-31.03” has no year; fill in from when to when the rate sheet is valid first',
    ])
    expect((await readFile('Room,Peak 1.2.2026-3.3.2026,Peak\nTent,100,90')).faults).toEqual([
      '2C: season “Peak” has two columns for the same price',
    ])
    const outside = await readFile('Room,Peak 01.01-31.03\nTent,100', {
      validity: { from: '2027-05-01', to: '2027-10-31' },
    })
    expect(outside.faults).toEqual(['1B: “01.01-31.03” is outside the dates on which the rate sheet is valid'])
  })
})

describe('a price that is already in the form', () => {
  const tent = {
    ...blankLine(undefined),
    room: 'Tent',
    season: 'Dry',
    price: 50_000,
    capacity: 4,
    childBands: [{ fromAge: 0, toAge: 5, price: 0, shareBps: null, sharingAdults: null, maxPerRoom: null }],
  }
  const hut = { ...tent, room: 'Hut' }
  const weekends = { ...dry, weekdays: ['sat' as const] }

  it('keeps fields that the file does not have', async () => {
    const { merged } = await readFile('Room,Dry 1 May - 15 Oct\ntent,600\nVilla,900', {
      seasons: [weekends],
      lines: [tent, hut],
    })
    expect(merged.seasons).toEqual([{ ...weekends, ranges: [{ from: '2027-05-01', to: '2027-10-15' }] }])
    expect(merged.lines).toEqual([
      { ...tent, price: 60_000 },
      hut,
      { ...blankLine(undefined), room: 'Villa', season: 'Dry', price: 90_000 },
    ])
    expect(merged.lineChanges.map(({ kind }) => kind)).toEqual(['replaced', 'added'])
    expect(merged.seasonChanges.map(({ kind }) => kind)).toEqual(['replaced'])
  })

  it('is removed if the user chose that, and otherwise unchanged if it is the same', async () => {
    const old = { name: 'Old', ranges: [{ from: '2027-01-01', to: '2027-01-31' }], weekdays: [] }
    const { merged } = await readFile('Room,Dry\nTent,500', {
      seasons: [dry, old],
      lines: [tent, hut],
      removesOthers: true,
    })
    expect([merged.seasons, merged.lines]).toEqual([[dry], [tent]])
    expect(merged.lineChanges.map(({ kind }) => kind)).toEqual(['same', 'removed'])
    expect(merged.seasonChanges.map(({ kind }) => kind)).toEqual(['same', 'removed'])
  })

  it('is replaced even if the file does not name its board and stay, unless several prices fit', async () => {
    const half = { ...tent, board: 'HB' as const, minNights: 2 }
    const one = await readFile('Room,Dry\nTent,600', { seasons: [dry], lines: [half, hut], removesOthers: true })
    expect([one.faults, one.merged.lines]).toEqual([[], [{ ...half, price: 60_000 }]])
    expect(one.merged.lineChanges.map(({ kind }) => kind)).toEqual(['replaced', 'removed'])
    const lines = [half, { ...half, board: 'FB' as const }]
    const several = await readFile('Room,Dry\nTent,600', { seasons: [dry], lines })
    expect(several.faults).toEqual([
      '2: fits several prices of the rate sheet; add a column for the board or the nights that tells them apart',
    ])
    expect(several.merged.lines).toEqual(lines)
    const named = await readFile('Room,Board,Dry\nTent,FB,600', { seasons: [dry], lines })
    expect([named.faults, named.merged.lines[1]]).toEqual([[], { ...lines[1], price: 60_000 }])
  })

  it('is not joined by more prices than a rate sheet may have', async () => {
    const rows = Array.from({ length: 501 }, (_, n) => `Room ${n},10`)
    expect((await readFile(['Room,Price', ...rows].join('\n'))).faults).toEqual([
      '0: a rate sheet has at most 500 prices',
    ])
  })
})
