import { colour, ramp, type Colour, type Ramp } from './colour.ts'
import type { Clouds } from './sky.ts'

/** Palette of a waterfall scene. */
export type MistLight = {
  readonly sky: Ramp
  readonly glow: string
  readonly haze: Colour
  readonly spray: Colour
  readonly water: Colour
  readonly waterDark: Colour
  readonly rock: Colour
  readonly rockLit: Colour
  readonly leaf: Colour
  readonly leafLit: Colour
  /** Strength of the rainbow, 0 … 1. */
  readonly bow: number
  readonly clouds: Clouds
}

/** Noon with a strong rainbow. */
export const clearDay: MistLight = {
  sky: ramp([0, '#2f78b0'], [0.55, '#8fc3d6'], [1, '#e4efe2']),
  glow: '#fff6da',
  haze: colour('#dcebe6'),
  spray: colour('#f1f7f2'),
  water: colour('#f4faf6'),
  waterDark: colour('#7fb3ba'),
  rock: colour('#2a3a3c'),
  rockLit: colour('#6f7a62'),
  leaf: colour('#1f4a36'),
  leafLit: colour('#8fb84e'),
  bow: 0.5,
  clouds: { lit: '#ffffff', shaded: '#b9d0da', cover: 0.45, stretch: 2 },
}

/** Golden spray. */
export const sunrise: MistLight = {
  sky: ramp([0, '#59608c'], [0.45, '#c08f94'], [0.8, '#f9c583'], [1, '#ffe0a2']),
  glow: '#ffdb94',
  haze: colour('#f6cf9c'),
  spray: colour('#ffe9c8'),
  water: colour('#ffeccf'),
  waterDark: colour('#b98a7c'),
  rock: colour('#33232e'),
  rockLit: colour('#a5684a'),
  leaf: colour('#2c2a2a'),
  leafLit: colour('#b88a42'),
  bow: 0.22,
  clouds: { lit: '#ffe4b4', shaded: '#a87f90', cover: 0.5, stretch: 3.4 },
}

/** After sunset. */
export const violetDusk: MistLight = {
  sky: ramp([0, '#28315c'], [0.5, '#79709e'], [0.82, '#dd9fa8'], [1, '#f8cdb4']),
  glow: '#ffcfb4',
  haze: colour('#cfaebc'),
  spray: colour('#f0dfe4'),
  water: colour('#f3e4e8'),
  waterDark: colour('#7d7a9e'),
  rock: colour('#221f38'),
  rockLit: colour('#7d6478'),
  leaf: colour('#1b2338'),
  leafLit: colour('#6a6a7c'),
  bow: 0.16,
  clouds: { lit: '#ffcdb8', shaded: '#6d6a94', cover: 0.5, stretch: 4 },
}

/** Rainforest green under a pale sky. */
export const emerald: MistLight = {
  ...clearDay,
  sky: ramp([0, '#5b8f9c'], [0.6, '#b3d0c6'], [1, '#f2efd2']),
  haze: colour('#dde6cc'),
  rock: colour('#21352f'),
  rockLit: colour('#7f8a52'),
  leaf: colour('#173f2a'),
  leafLit: colour('#a5c24a'),
  bow: 0.6,
}

/** Full moon. */
export const moonlight: MistLight = {
  sky: ramp([0, '#0b1734'], [0.5, '#1d3a63'], [1, '#5f8aa4']),
  glow: '#d8ecff',
  haze: colour('#7ba0b4'),
  spray: colour('#c9dfe8'),
  water: colour('#d3e6ee'),
  waterDark: colour('#3c6480'),
  rock: colour('#0c1a2a'),
  rockLit: colour('#3c566c'),
  leaf: colour('#0a1c28'),
  leafLit: colour('#35586a'),
  bow: 0.26,
  clouds: { lit: '#a9c8da', shaded: '#20395a', cover: 0.45, stretch: 3 },
}
