import { describe, expect, it } from 'vitest'
import { contrast } from '@sojourn/contract/kit/contrast'
import { ink, paper, readableOnPaper, safeColour, visibleOnPaper } from './brand-colours.ts'

describe('the company’s colours', () => {
  it('do not change if they are readable', () => {
    expect(readableOnPaper('#7a3b1d')).toBe('#7a3b1d')
  })

  it.each(['#fff34d', '#ffffff', '#8fd3ff'])('are darkened until %s is readable on paper', (colour) => {
    expect(contrast(readableOnPaper(colour), paper)).toBeGreaterThanOrEqual(4.5)
  })

  it('are replaced with ink if they are not valid colours', () => {
    expect(readableOnPaper('red;}')).toBe(ink)
    expect(safeColour('#12345', '#000000')).toBe('#000000')
  })

  it('include one that is visible as a line', () => {
    expect(visibleOnPaper('#c08a3e', '#7a3b1d')).toBe('#c08a3e')
    expect(contrast(visibleOnPaper('#ffffff', '#7a3b1d'), paper)).toBeGreaterThan(1.8)
  })
})
