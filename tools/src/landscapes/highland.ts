import { type Paint } from './canvas.ts'
import { colour, ramp, shade, tint, type Colour, type Ramp } from './colour.ts'
import { fine, smoothstep, soft, traced, unit, type Line } from './noise.ts'
import type { Random } from './random.ts'
import type { Clouds } from './sky.ts'

/** Palette of a mountain scene. */
export type HighLight = {
  readonly sky: Ramp
  readonly glow: string
  readonly haze: Colour
  readonly rockLit: Colour
  readonly rockDark: Colour
  readonly meadow: Ramp
  readonly leaf: Colour
  readonly leafLit: Colour
  readonly earth: Colour
  readonly clouds: Clouds
}

/** Clear early morning. */
export const morningGold: HighLight = {
  sky: ramp([0, '#3a6c9c'], [0.5, '#93b9c4'], [0.85, '#f3deb4'], [1, '#fde8bd']),
  glow: '#ffe8b4',
  haze: colour('#f2dfbd'),
  rockLit: colour('#e0a878'),
  rockDark: colour('#4c5a78'),
  meadow: ramp([0, '#d5c987'], [0.3, '#a3ae58'], [0.7, '#5f7f3c'], [1, '#2f4f2e']),
  leaf: colour('#35572f'),
  leafLit: colour('#b7bf56'),
  earth: colour('#b98a5c'),
  clouds: { lit: '#fff8e4', shaded: '#b0c0c8', cover: 0.42, stretch: 2.4 },
}

/** The glow after sunset. */
export const alpenglow: HighLight = {
  sky: ramp([0, '#2c3566'], [0.42, '#6f6c9e'], [0.75, '#e59c98'], [1, '#ffd0a4']),
  glow: '#ffc890',
  haze: colour('#dfa3a0'),
  rockLit: colour('#f59a6c'),
  rockDark: colour('#41406e'),
  meadow: ramp([0, '#b38a84'], [0.3, '#776a72'], [0.7, '#43485c'], [1, '#1f2740']),
  leaf: colour('#2c3550'),
  leafLit: colour('#c98878'),
  earth: colour('#84606a'),
  clouds: { lit: '#ffc9a4', shaded: '#7a6f9a', cover: 0.5, stretch: 3.4 },
}

/** A bright summer day. */
export const summerGreen: HighLight = {
  sky: ramp([0, '#2a73b4'], [0.55, '#86bfd8'], [1, '#dcebe0']),
  glow: '#fff4d0',
  haze: colour('#cfe0df'),
  rockLit: colour('#c9bfa4'),
  rockDark: colour('#4a6a80'),
  meadow: ramp([0, '#bccf8c'], [0.3, '#82ab50'], [0.7, '#487f3a'], [1, '#1f5230']),
  leaf: colour('#2b5c34'),
  leafLit: colour('#a8c455'),
  earth: colour('#c09a6a'),
  clouds: { lit: '#ffffff', shaded: '#a9c0cf', cover: 0.55, stretch: 1.4 },
}

/** Copper vines in low sun. */
export const autumn: HighLight = {
  sky: ramp([0, '#4a5f86'], [0.5, '#a9a6a8'], [0.85, '#f4cf98'], [1, '#ffe0a8']),
  glow: '#ffdf9c',
  haze: colour('#f0cda0'),
  rockLit: colour('#e39a66'),
  rockDark: colour('#57506c'),
  meadow: ramp([0, '#e0b878'], [0.3, '#c98d48'], [0.7, '#8f5430'], [1, '#4c2c24']),
  leaf: colour('#8c3f26'),
  leafLit: colour('#f0a848'),
  earth: colour('#c99a68'),
  clouds: { lit: '#fff0d0', shaded: '#a79aa4', cover: 0.45, stretch: 3 },
}

/** Grass over a rolling ridge; `near` is 0 in the distance … 1 at the viewer. */
export function meadowPaint(random: Random, light: HighLight, ridge: Line, near: number): Paint {
  const line = traced(ridge, -20, 2600)
  const drift = random.next()
  return (x, y, ink) => {
    const down = unit((y - line(x)) / 260)
    const slope = (line(x + 6) - line(x - 6)) / 12
    const brush = soft((x + y) / 1200 + drift, (y - x * 0.2) / 420)
    light.meadow(0.12 + near * 0.5 + down * 0.34 + brush * 0.16 + slope * 0.5, ink)
    shade(ink, 1 + fine(x / 560 + drift, y / 300) * (0.05 + near * 0.07))
    tint(ink, light.haze, (1 - near) * 0.34 * (0.4 + down * 0.6) + smoothstep(7, 0, y - line(x)) * 0.16)
  }
}
