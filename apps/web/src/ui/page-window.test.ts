import { describe, expect, it } from 'vitest'
import { pageWindow } from './page-window.ts'

describe('the pages of a pagination', () => {
  it('are all shown if there are few', () => {
    expect(pageWindow(2, 5)).toEqual([1, 2, 3, 4, 5])
  })

  it('include the first, the last and the neighbours of the current one', () => {
    expect(pageWindow(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20])
    expect(pageWindow(1, 20)).toEqual([1, 2, 3, 'gap', 20])
    expect(pageWindow(20, 20)).toEqual([1, 'gap', 18, 19, 20])
  })

  it('have no gap for a single page', () => {
    for (let pageCount = 1; pageCount <= 12; pageCount += 1) {
      for (let page = 1; page <= pageCount; page += 1) {
        const steps = pageWindow(page, pageCount)
        steps.forEach((step, place) => {
          if (step !== 'gap') return
          expect(Number(steps[place + 1]) - Number(steps[place - 1])).toBeGreaterThan(2)
        })
        expect(steps).toContain(page)
      }
    }
  })

  it('are a single one if there is only one', () => {
    expect(pageWindow(1, 1)).toEqual([1])
  })
})
