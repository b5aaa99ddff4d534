import { beforeEach, describe, expect, it } from 'vitest'
import { type InSight, type Measurement, measureSections } from './measure-sections.ts'

let now: number
let isVisible: boolean
let inSight: InSight
let page: Measurement
beforeEach(() => {
  now = 5000
  isVisible = true
  inSight = [{ name: 'cover', height: 800 }]
  page = measureSections({ now: () => now, isVisible: () => isVisible, inSight: () => inSight })
})

/** Measures each second, as the page does. */
const pass = (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) {
    now += 1000
    page.measure()
  }
}

describe('the time of sections', () => {
  it('is that in which they are in sight', () => {
    pass(3)
    inSight = [{ name: 'price', height: 800 }]
    pass(5)
    expect(page.seconds()).toEqual({ cover: 3, price: 5 })
  })

  it('is shared by how much of the screen each takes', () => {
    inSight = [
      { name: 'day-1', height: 600 },
      { name: 'day-2', height: 200 },
      { name: 'terms', height: -300 },
    ]
    pass(8)
    expect(page.seconds()).toEqual({ 'day-1': 6, 'day-2': 2 })
  })

  it('ends when the tab is hidden, and goes on when it is visible again', () => {
    pass(3)
    isVisible = false
    now += 500
    page.measure()
    pass(60)
    isVisible = true
    page.measure()
    pass(2)
    expect(page.seconds()).toEqual({ cover: 5 })
  })

  it('does not count while the device sleeps, or nobody scrolls, points or types for two minutes', () => {
    pass(10)
    now += 3_600_000
    page.wake()
    page.measure()
    expect(page.seconds()).toEqual({ cover: 12 })
    pass(600)
    expect(page.seconds()).toEqual({ cover: 12 + 121 })
    page.wake()
    pass(7)
    expect(page.seconds()).toEqual({ cover: 12 + 121 + 7 })
  })

  it('is at most an hour for a section', () => {
    for (let minute = 0; minute < 90; minute += 1) {
      page.wake()
      pass(60)
    }
    expect(page.seconds()).toEqual({ cover: 3600 })
  })
})
