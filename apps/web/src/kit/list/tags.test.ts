import { describe, expect, it } from 'vitest'
import { countTags, retag } from './tags.ts'

describe('changing tags', () => {
  it('removes tags, adds new ones at the end, and keeps the order of the others', () => {
    expect(retag(['b', 'a', 'c'], { add: ['d', 'a'], remove: ['c', 'x'] })).toEqual(['b', 'a', 'd'])
  })

  it('keeps a tag that is both added and removed', () => {
    expect(retag(['a', 'b'], { add: ['a'], remove: ['a'] })).toEqual(['b', 'a'])
  })

  it('allows no more than twenty', () => {
    const tags = Array.from({ length: 20 }, (_, n) => `tag ${n}`)
    expect(retag(tags, { add: ['one more'], remove: [] })).toBeNull()
    expect(retag(tags, { add: ['one more'], remove: ['tag 3'] })).toHaveLength(20)
  })

  it('counts the tags of records, the most used first', () => {
    expect(countTags([{ tags: ['b', 'a'] }, { tags: ['a'] }, { tags: [] }, { tags: ['c'] }])).toEqual([
      { tag: 'a', count: 2 },
      { tag: 'b', count: 1 },
      { tag: 'c', count: 1 },
    ])
  })
})
