import { describe, expect, it } from 'vitest'
import { bestFirst } from './best-first.ts'

const found = (typed: string, ...texts: string[]) => bestFirst(texts, typed, (text) => [text])

describe('what was found', () => {
  it('begins with exact hits, then beginnings, then beginnings of words', () => {
    expect(found('nether', 'Caribbean Netherlands', 'Netherlands', 'Aether', 'Untether it')).toEqual([
      'Netherlands',
      'Caribbean Netherlands',
    ])
    expect(found('oman', 'Romania', 'Oman', 'Omani Rial', 'Old Oman')).toEqual([
      'Oman',
      'Omani Rial',
      'Old Oman',
      'Romania',
    ])
  })

  it('ignores accents, and can match a second text', () => {
    expect(found('cote', 'Côte d’Ivoire')).toEqual(['Côte d’Ivoire'])
    expect(
      bestFirst(
        [
          { name: 'Euro', id: 'EUR' },
          { name: 'Eurasian unit', id: 'XEA' },
        ],
        'eur',
        ({ name, id }) => [name, id],
      ),
    ).toEqual([
      { name: 'Euro', id: 'EUR' },
      { name: 'Eurasian unit', id: 'XEA' },
    ])
  })

  it('is everything, in its order, if nothing was typed', () => {
    expect(found('  ', 'b', 'a')).toEqual(['b', 'a'])
  })
})
