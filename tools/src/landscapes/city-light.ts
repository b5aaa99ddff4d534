import { paintBelow, type Canvas } from './canvas.ts'
import { capeLine } from './cape.ts'
import { colour, ramp, type Colour, type Ramp } from './colour.ts'
import type { Line } from './noise.ts'
import type { Random } from './random.ts'
import type { Clouds } from './sky.ts'
import { mountainLayer } from './terrain.ts'

/** Palette of a city scene: sky, mountain, walls, water; `stars` 0 … 1. */
export type CityLight = {
  readonly sky: Ramp
  readonly glow: string
  readonly haze: Colour
  readonly rockLit: Colour
  readonly rockDark: Colour
  readonly wall: Colour
  readonly wallLit: Colour
  readonly water: Colour
  readonly stars: number
  readonly clouds: Clouds
}

/** After sunset, when windows are lit and the sky is still blue. */
export const blueHour: CityLight = {
  sky: ramp([0, '#10214a'], [0.45, '#2f4f86'], [0.78, '#8a86a8'], [0.95, '#f0b08a'], [1, '#ffc792']),
  glow: '#ffc38c',
  haze: colour('#a58a9c'),
  rockLit: colour('#7d7590'),
  rockDark: colour('#1d2c54'),
  wall: colour('#1b2646'),
  wallLit: colour('#5b5f80'),
  water: colour('#14264c'),
  stars: 0.5,
  clouds: { lit: '#d99a94', shaded: '#3c4a7c', cover: 0.42, stretch: 5 },
}

/** The mountain in the last sun. */
export const roseDusk: CityLight = {
  sky: ramp([0, '#2c3a70'], [0.4, '#77659a'], [0.72, '#e58c88'], [0.93, '#ffc18a'], [1, '#ffd79a']),
  glow: '#ffca8c',
  haze: colour('#e39c90'),
  rockLit: colour('#d98472'),
  rockDark: colour('#43345e'),
  wall: colour('#3a2f55'),
  wallLit: colour('#c98a80'),
  water: colour('#3c3a68'),
  stars: 0,
  clouds: { lit: '#ffc09a', shaded: '#7d6494', cover: 0.5, stretch: 4 },
}

/** Full night with stars. */
export const tealNight: CityLight = {
  sky: ramp([0, '#07142c'], [0.5, '#12355a'], [0.85, '#2f6c84'], [1, '#7fa89c']),
  glow: '#a9d4c4',
  haze: colour('#4a7d8c'),
  rockLit: colour('#44708a'),
  rockDark: colour('#0c2138'),
  wall: colour('#0d1d33'),
  wallLit: colour('#2f4f66'),
  water: colour('#0b2038'),
  stars: 1,
  clouds: { lit: '#5d8f9c', shaded: '#12304f', cover: 0.35, stretch: 4 },
}

/** The warm colours of windows and street lamps. */
export const lamps = ['#ffd98a', '#ffc46a', '#fff0c9', '#ffb45a'].map(colour)

/** Paints the mountain behind the city. */
export function paintCape(
  canvas: Canvas,
  random: Random,
  light: CityLight,
  cape: { middle: number; span: number; top: number; base: number },
): Line {
  const line = capeLine(random, cape)
  const layer = mountainLayer(canvas, random, {
    line,
    depth: cape.base - cape.top,
    sun: 1,
    lit: light.rockLit,
    shaded: light.rockDark,
    haze: light.haze,
    mist: [0.06, 0.5],
    relief: 0.95,
    grain: 0.62,
    strata: 0.75,
  })
  paintBelow(canvas, layer.line, layer.paint, cape.base + 6)
  return line
}
