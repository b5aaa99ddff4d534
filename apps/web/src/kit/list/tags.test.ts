import { describe, expect, it } from 'vitest'
import { countTags, retag } from './tags.ts'

describe('changing tags', () => {
  it('takes away, adds at the end, and leaves the others in their order', () => {
    expect(retag(['b', 'a', 'c'], { add: ['d', 'a'], remove: ['c', 'x'] })).toEqual(['b', 'a', 'd'])
  })

  it('adds what is to be taken away as well', () => {
    expect(retag(['a', 'b'], { add: ['a'], remove: ['a'] })).toEqual(['b', 'a'])
  })

  it('finds no room for more than twenty', () => {
    const tags = Array.from({ length: 20 }, (_, n) => `tag ${n}`)
    expect(retag(tags, { add: ['one more'], remove: [] })).toBeNull()
    expect(retag(tags, { add: ['one more'], remove: ['tag 3'] })).toHaveLength(20)
  })

  it('counts what records carry, the most used first', () => {
    expect(countTags([{ tags: ['b', 'a'] }, { tags: ['a'] }, { tags: [] }, { tags: ['c'] }])).toEqual([
      { tag: 'a', count: 2 },
      { tag: 'b', count: 1 },
      { tag: 'c', count: 1 },
    ])
  })
})
