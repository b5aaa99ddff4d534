import { describe, expect, it } from 'vitest'
import { contrast } from '@sojourn/contract/kit/contrast'
import { ink, paper, readableOnPaper, safeColour, visibleOnPaper } from './brand-colours.ts'

describe('the company’s colours', () => {
  it('stay as they are where they can be read', () => {
    expect(readableOnPaper('#7a3b1d')).toBe('#7a3b1d')
  })

  it.each(['#fff34d', '#ffffff', '#8fd3ff'])('are darkened until %s can be read on paper', (colour) => {
    expect(contrast(readableOnPaper(colour), paper)).toBeGreaterThanOrEqual(4.5)
  })

  it('are ink when they are no colours', () => {
    expect(readableOnPaper('red;}')).toBe(ink)
    expect(safeColour('#12345', '#000000')).toBe('#000000')
  })

  it('draw a line that can be seen', () => {
    expect(visibleOnPaper('#c08a3e', '#7a3b1d')).toBe('#c08a3e')
    expect(contrast(visibleOnPaper('#ffffff', '#7a3b1d'), paper)).toBeGreaterThan(1.8)
  })
})
