import { describe, expect, it } from 'vitest'
import { zip, writeWorkbook } from './fixtures/write-workbook.ts'
import { openTableFile } from './open-table-file.ts'
import { type Cell, tableLimits } from './table.ts'

const open = async (content: string | Uint8Array<ArrayBuffer>, name = 'rates.csv', sheet = 0) =>
  (await openTableFile(new File([content], name))).sheets[sheet]?.read()

const cellsOf = async (content: string | Uint8Array<ArrayBuffer>): Promise<(readonly Cell[])[]> =>
  (await open(content))?.rows.map(({ cells }) => cells) ?? []

const utf16 = (text: string, isBig: boolean, mark: boolean): Uint8Array<ArrayBuffer> => {
  const marked = (mark ? '\uFEFF' : '') + text
  const view = new DataView(new ArrayBuffer(marked.length * 2))
  for (let at = 0; at < marked.length; at += 1) view.setUint16(at * 2, marked.charCodeAt(at), !isBig)
  return new Uint8Array(view.buffer)
}

describe('a CSV file', () => {
  const table = [
    ['Room', 'Low', 'High'],
    ['Tent, large', '1.234,50', '2.000'],
  ]

  it.each([
    ['with semicolons, and commas in the amounts', 'Room;Low;High\r\nTent, large;1.234,50;2.000\r\n'],
    ['with commas and quotes', 'Room,Low,High\n"Tent, large","1.234,50",2.000'],
    ['with tabs', 'Room\tLow\tHigh\rTent, large\t1.234,50\t2.000\r'],
    ['with a mark', '\uFEFFRoom;Low;High\nTent, large;1.234,50;2.000'],
    ['in UTF-16 with a mark', utf16('Room\tLow\tHigh\nTent, large\t1.234,50\t2.000', false, true)],
    ['in UTF-16, big endian', utf16('Room\tLow\tHigh\nTent, large\t1.234,50\t2.000', true, true)],
    ['in UTF-16 without a mark', utf16('Room\tLow\tHigh\nTent, large\t1.234,50\t2.000', false, false)],
  ])('is read %s', async (_words, content) => {
    expect(await cellsOf(content)).toEqual(table)
  })

  it('may have quotes and line breaks in a cell, a line that names the separator, and empty lines', async () => {
    const rows = (await open('sep=;\r\n"Room ""A""";"two\nlines"\r\n\r\n12" bed;x'))?.rows
    expect(rows).toEqual([
      { n: 2, cells: ['Room "A"', 'two\nlines'] },
      { n: 4, cells: ['12" bed', 'x'] },
    ])
  })

  it('is read as Windows-1252 if it is not UTF-8', async () => {
    expect(await cellsOf(Uint8Array.from('Zimmer;Café', (sign) => sign.charCodeAt(0)))).toEqual([['Zimmer', 'Café']])
  })

  it('is read to its end if a quote is never closed', async () => {
    expect(await cellsOf('a,"b\nc,d')).toEqual([['a', 'b\nc,d']])
  })
})

describe('a workbook', () => {
  it('has texts, numbers, dates, percentages and results of formulas', async () => {
    const rows = [['Low & “high” <1>', 12.5, { date: '2027-01-31' }, { percent: 0.5 }, { formula: 'B1*2', result: 25 }]]
    const expected = [['Low & “high” <1>', 12.5, { date: '2027-01-31' }, { percent: 0.5 }, 25]]
    expect(await cellsOf(await writeWorkbook([{ name: 'A', rows }]))).toEqual(expected)
    expect(await cellsOf(await writeWorkbook([{ name: 'A', rows }], { is1904: true }))).toEqual(expected)
  })

  it('has several sheets, and skips empty rows', async () => {
    const bytes = await writeWorkbook([
      { name: 'Terms', rows: [['x']] },
      { name: 'Rates 2027', rows: [[], ['y'], [null, null, 1]] },
    ])
    const { sheets } = await openTableFile(new File([bytes], 'a.xlsx'))
    expect(sheets.map(({ name }) => name)).toEqual(['Terms', 'Rates 2027'])
    expect(await sheets[1]?.read()).toEqual({
      name: 'Rates 2027',
      rows: [
        { n: 2, cells: ['y'] },
        { n: 3, cells: ['', '', 1] },
      ],
    })
  })

  it('repeats the value of merged cells, however large their range is', async () => {
    const rows = [
      ['Room', 'Low', null, 'High'],
      [null, 'SGL', 'DBL', 'SGL'],
    ]
    const bytes = await writeWorkbook([{ name: 'A', rows, merged: ['A1:A1048576', 'B1:C1', 'ZZ9:AAA10', 'nonsense'] }])
    expect(await cellsOf(bytes)).toEqual([
      ['Room', 'Low', 'Low', 'High'],
      ['Room', 'SGL', 'DBL', 'SGL'],
    ])
  })

  it('shows a formula without a result as the formula', async () => {
    expect(await cellsOf(await writeWorkbook([{ name: 'A', rows: [[{ formula: 'B1*2' }]] }]))).toEqual([['=B1*2']])
  })
})

describe('a file that cannot be read', () => {
  const manyRows = Array.from({ length: 10_000 }, (_, n) => [`Room ${n}`, n])
  const column = Array.from({ length: tableLimits.columns + 1 }, () => 'x')

  it.each([
    ['an empty file', '', 'The file is empty.'],
    ['a PDF', '%PDF-1.7\n%âãÏÓ', 'The file is neither a CSV nor an XLSX file.'],
    ['a page', '<!doctype html><table>', 'The file is neither a CSV nor an XLSX file.'],
    ['an image', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0x49]), 'neither a CSV nor an XLSX'],
    ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'an old Excel file (XLS), or protected'],
    ['a ZIP archive cut short', Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0, 0]), 'The file is damaged'],
    ['one with 10,000 rows', manyRows.map((cells) => cells.join(',')).join('\n'), 'more than 5,000 rows'],
    ['one with many columns', column.join(';'), 'more than 200 columns'],
    ['one over 5 MB', 'x'.repeat(tableLimits.bytes + 1), 'larger than 5 MB'],
  ])('%s is rejected with its reason', async (_words, content, reason) => {
    await expect(open(content)).rejects.toThrow(reason)
  })

  it('may be a workbook with too many rows', async () => {
    await expect(open(await writeWorkbook([{ name: 'A', rows: manyRows }]))).rejects.toThrow('more than 5,000 rows')
  })

  it('may be from another program, damaged, or contain a document type', async () => {
    await expect(open(await zip({ 'word/document.xml': '<w/>' }))).rejects.toThrow('neither a CSV nor an XLSX')
    const broken = { 'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row>' }
    await expect(open(await writeWorkbook([{ name: 'A', rows: [] }], { extra: broken }))).rejects.toThrow('damaged')
    const entities = { 'xl/sharedStrings.xml': '<!DOCTYPE a [<!ENTITY b "bbbb">]><sst><si><t>&b;</t></si></sst>' }
    await expect(open(await writeWorkbook([{ name: 'A', rows: [['x']] }], { extra: entities }))).rejects.toThrow(
      'damaged',
    )
  })

  it('may be an archive that unpacks to hundreds of megabytes, which is not unpacked to the end', async () => {
    const bomb = { 'xl/worksheets/sheet1.xml': `<worksheet>${' '.repeat(tableLimits.unpacked + 1)}</worksheet>` }
    const bytes = await writeWorkbook([{ name: 'A', rows: [] }], { extra: bomb })
    expect(bytes.length).toBeLessThan(tableLimits.bytes)
    await expect(open(bytes)).rejects.toThrow('too large when it is unpacked')
  })
})
