import { describe, expect, it } from 'vitest'
import { readTabbed, writeTabbed } from './tabbed-text.ts'

describe('a copied part of a spreadsheet', () => {
  it.each([
    ['120', [['120']]],
    [
      '120\t2\n80\t1',
      [
        ['120', '2'],
        ['80', '1'],
      ],
    ],
    [
      '120\t2\r\n80\t1\r\n',
      [
        ['120', '2'],
        ['80', '1'],
      ],
    ],
    ['120\r80\r', [['120'], ['80']]],
    [
      '\t\n\t5',
      [
        ['', ''],
        ['', '5'],
      ],
    ],
    [
      '"two\nlines"\t"say ""hello"""\n3\t',
      [
        ['two\nlines', 'say "hello"'],
        ['3', ''],
      ],
    ],
    ['"Hotel" Alder\t1', [['"Hotel" Alder', '1']]],
    ['', [['']]],
  ])('%j has the cells %j', (text, cells) => expect(readTabbed(text)).toEqual(cells))

  it('is read as it was written', () => {
    const cells = [
      ['a\tb', 'c\nd', '"e"', ''],
      ['1,5', ' 2 ', '€3', '4'],
    ]
    expect(readTabbed(writeTabbed(cells))).toEqual(cells)
  })
})
