import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrastOf } from '@sojourn/contract/kit/contrast'
import { SCHEMES } from './appearance.ts'
import { brandColours } from './brand.ts'
import { parseHex } from './contrast.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const STATUSES = ['enquiry', 'quoted', 'held', 'booked', 'travelling', 'completed', 'cancelled', 'lost']
const TONES = ['danger', 'success', 'warning', 'info']
const GROUNDS = ['paper', 'surface', 'sunken', 'overlay']
const AA_BRANDS = ['#ffff00', '#ffffff', '#000000', '#ff5a5f', '#7fffd4', '#0000ff', '#808080', '#c0a060']

/** Every combination of text and background colour in `ui/`. */
const TEXT_PAIRS = [
  ...GROUNDS.flatMap((ground) =>
    ['ink', 'ink-soft', 'ink-faint', 'brand', 'brand-strong', ...TONES].map((text) => [text, ground]),
  ),
  ...['ink', 'ink-soft', 'brand', 'brand-strong'].map((text) => [text, 'brand-tint']),
  ...['brand', 'brand-strong'].map((ground) => ['on-brand', ground]),
  ...['danger', 'danger-strong'].map((ground) => ['on-danger', ground]),
  ...TONES.flatMap((tone) => [
    [tone, `${tone}-tint`],
    ['ink', `${tone}-tint`],
  ]),
  ...STATUSES.map((status) => [status, `${status}-tint`]),
  ['on-inverse', 'inverse'],
]

/** Borders and focus rings, for which WCAG 1.4.11 requires 3:1. */
const SHAPE_PAIRS = ['paper', 'surface', 'overlay', 'sunken'].flatMap((ground) => [
  ['line-strong', ground],
  ['focus', ground],
])

describe.each(SCHEMES)('the %s scheme', (scheme) => {
  const tokens = tokensOf(scheme)
  const textRatio = scheme.includes('high-contrast') ? 7 : 4.5
  const ratio = (text = '', ground = '') => contrastOf(colourOf(tokens, text), colourOf(tokens, ground))

  it(`has a text contrast of at least ${textRatio} : 1`, () => {
    const tooFaint = TEXT_PAIRS.filter(([text, ground]) => ratio(text, ground) < textRatio).map(
      ([text, ground]) => `${text} on ${ground}: ${ratio(text, ground).toFixed(2)}`,
    )
    expect(tooFaint).toEqual([])
  })

  it('has a contrast of at least 3:1 for borders and focus rings', () => {
    const tooFaint = SHAPE_PAIRS.filter(([shape, ground]) => ratio(shape, ground) < 3).map(
      ([shape, ground]) => `${shape} on ${ground}: ${ratio(shape, ground).toFixed(2)}`,
    )
    expect(tooFaint).toEqual([])
  })

  it('has the same tokens as the standard scheme', () => {
    expect([...tokens.keys()]).toEqual([...tokensOf('standard').keys()])
  })

  it('has clearly different colours for enquiry and booked', () => {
    expect(distance(colourOf(tokens, 'enquiry-tint'), colourOf(tokens, 'booked-tint'))).toBeGreaterThan(0.08)
    expect(distance(colourOf(tokens, 'enquiry'), colourOf(tokens, 'booked'))).toBeGreaterThan(0.2)
  })

  it.each(AA_BRANDS)('makes the company colour %s readable', (wish) => {
    const grounds = GROUNDS.map((ground) => tokens.get(ground) ?? '')
    const brand = brandColours(wish, { grounds, ratio: textRatio })
    if (!brand) throw new Error(`no colours for ${wish}`)
    const pairs = [
      ...grounds.flatMap((ground) => [
        [brand.brand, ground],
        [brand.brandStrong, ground],
      ]),
      [brand.brand, brand.brandTint],
      [tokens.get('ink') ?? '', brand.brandTint],
      [brand.onBrand, brand.brand],
      [brand.onBrand, brand.brandStrong],
    ]
    const faint = pairs.filter(([text = '', ground = '']) => contrastOf(rgb(text), rgb(ground)) < textRatio)
    expect(faint).toEqual([])
  })
})

describe('the company colour', () => {
  it('stays as it is if it is readable', () => {
    expect(brandColours('#12504d', { grounds: ['#fffefb', '#faf7f1'], ratio: 4.5 })?.brand).toBe('#12504d')
  })

  it('is rejected if it is not a hex colour', () => {
    expect(brandColours('red; --x: 1', { grounds: ['#ffffff'], ratio: 4.5 })).toBeNull()
  })
})

function tokensOf(scheme: string): Map<string, string> {
  const block = css.match(new RegExp(`\\[data-scheme='${scheme}'\\]\\s*\\{([^}]*)\\}`))?.[1] ?? ''
  const found = [...block.matchAll(/--([a-z-]+):\s*(#[0-9a-f]+);/g)]
  return new Map(found.map(([, name = '', value = '']) => [name, value]))
}

function colourOf(tokens: Map<string, string>, name: string) {
  return rgb(tokens.get(name) ?? '')
}

function rgb(hex: string) {
  const colour = parseHex(hex)
  if (!colour) throw new Error(`${hex || 'a missing token'} is no colour`)
  return colour
}

function distance(one: readonly number[], other: readonly number[]): number {
  return Math.hypot(...one.map((value, place) => value - (other[place] ?? 0)))
}
