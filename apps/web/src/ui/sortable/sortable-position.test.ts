import { describe, expect, it } from 'vitest'
import { besideOf, endOf, positionOf, sizeWith, stepFrom } from './sortable-position.ts'

const DAYS = [
  { id: 'day 1', itemIds: ['flight', 'transfer', 'lodge'] },
  { id: 'day 2', itemIds: [] },
  { id: 'day 3', itemIds: ['drive', 'camp'] },
]

describe('one step', () => {
  it('moves within the group', () => {
    expect(stepFrom(DAYS, 'flight', 1)).toEqual({ group: 'day 1', index: 1 })
    expect(stepFrom(DAYS, 'lodge', -1)).toEqual({ group: 'day 1', index: 1 })
  })

  it('continues at the end of a group into the next one, even if it is empty', () => {
    expect(stepFrom(DAYS, 'lodge', 1)).toEqual({ group: 'day 2', index: 0 })
    expect(stepFrom(DAYS, 'drive', -1)).toEqual({ group: 'day 2', index: 0 })
  })

  it('enters a group at its start from above and at its end from below', () => {
    const days = [DAYS[0], DAYS[2]].filter((day) => day !== undefined)
    expect(stepFrom(days, 'lodge', 1)).toEqual({ group: 'day 3', index: 0 })
    expect(stepFrom(days, 'drive', -1)).toEqual({ group: 'day 1', index: 3 })
  })

  it('stops at the very top and bottom', () => {
    expect(stepFrom(DAYS, 'flight', -1)).toBeNull()
    expect(stepFrom(DAYS, 'camp', 1)).toBeNull()
  })

  it('takes an item through every position and back again', () => {
    let days = DAYS
    const seen: string[] = []
    for (let to = stepFrom(days, 'flight', 1); to; to = stepFrom(days, 'flight', 1)) {
      days = moved(days, 'flight', to)
      seen.push(`${to.group}/${to.index}`)
    }
    expect(seen).toEqual(['day 1/1', 'day 1/2', 'day 2/0', 'day 3/0', 'day 3/1', 'day 3/2'])
    for (let to = stepFrom(days, 'flight', -1); to; to = stepFrom(days, 'flight', -1)) days = moved(days, 'flight', to)
    expect(days).toEqual(DAYS)
  })

  it('is null for an unknown item', () => {
    expect(stepFrom(DAYS, 'balloon', 1)).toBeNull()
    expect(positionOf(DAYS, 'balloon')).toBeNull()
  })
})

describe('a drop', () => {
  it('counts the position without the dropped item', () => {
    expect(besideOf(DAYS, 'flight', { itemId: 'lodge', side: 'before' })).toEqual({ group: 'day 1', index: 1 })
    expect(besideOf(DAYS, 'flight', { itemId: 'lodge', side: 'after' })).toEqual({ group: 'day 1', index: 2 })
    expect(besideOf(DAYS, 'lodge', { itemId: 'flight', side: 'before' })).toEqual({ group: 'day 1', index: 0 })
    expect(besideOf(DAYS, 'flight', { itemId: 'camp', side: 'before' })).toEqual({ group: 'day 3', index: 1 })
  })

  it('on itself changes nothing', () => {
    expect(besideOf(DAYS, 'transfer', { itemId: 'transfer', side: 'after' })).toEqual({ group: 'day 1', index: 1 })
  })

  it('on a group moves the item to its end', () => {
    expect(endOf(DAYS, 'flight', 'day 2')).toEqual({ group: 'day 2', index: 0 })
    expect(endOf(DAYS, 'flight', 'day 1')).toEqual({ group: 'day 1', index: 2 })
    expect(sizeWith(DAYS, 'flight', 'day 3')).toBe(3)
    expect(sizeWith(DAYS, 'flight', 'day 1')).toBe(3)
  })
})

function moved(days: typeof DAYS, itemId: string, to: { group: string; index: number }): typeof DAYS {
  return days.map(({ id, itemIds }) => {
    const rest = itemIds.filter((one) => one !== itemId)
    return { id, itemIds: id === to.group ? rest.toSpliced(to.index, 0, itemId) : rest }
  })
}
