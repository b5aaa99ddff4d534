import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, inkOn, readableContrast } from './contrast.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('the text colour on a background', () => {
  it('is readable on every colour', () => {
    fc.assert(
      fc.property(colour, (one) => {
        expect(contrast(inkOn(one), one)).toBeGreaterThanOrEqual(readableContrast)
      }),
      { seed: 20_261_120 },
    )
  })

  it('is white wherever white is readable', () => {
    expect([inkOn('#1f4d4a'), inkOn('#767676'), inkOn('#777777'), inkOn('#ffffff')]).toEqual([
      '#ffffff',
      '#ffffff',
      '#000000',
      '#000000',
    ])
  })

  it('is measured as defined by WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3)
  })
})
