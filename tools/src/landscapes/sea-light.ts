import { colour, ramp, type Colour, type Ramp } from './colour.ts'
import type { Clouds } from './sky.ts'

/** Palette of a coast scene. */
export type SeaLight = {
  readonly sky: Ramp
  readonly glow: string
  readonly disc: string
  readonly haze: Colour
  readonly rockLit: Colour
  readonly rockDark: Colour
  readonly green: Colour
  /** From the horizon to the shallows. */
  readonly sea: Ramp
  readonly foam: Colour
  readonly sand: Ramp
  readonly clouds: Clouds
}

/** Clear morning, turquoise shallows. */
export const blueMorning: SeaLight = {
  sky: ramp([0, '#2b6fae'], [0.5, '#7fb5d3'], [0.85, '#d8e5dc'], [1, '#f6ead0']),
  glow: '#fff2cc',
  disc: '#fffaf0',
  haze: colour('#dbe6e2'),
  rockLit: colour('#c9b79c'),
  rockDark: colour('#405a74'),
  green: colour('#5e7a55'),
  sea: ramp([0, '#9cc4cf'], [0.2, '#3f88a6'], [0.6, '#2a7693'], [0.85, '#4fa6ab'], [1, '#9ed3c4']),
  foam: colour('#fbfbf4'),
  sand: ramp([0, '#cfd9d2'], [0.3, '#d9ccab'], [1, '#efdcb4']),
  clouds: { lit: '#ffffff', shaded: '#b4c8d6', cover: 0.38, stretch: 2.4 },
}

/** Pink sky and violet sea. */
export const roseEvening: SeaLight = {
  sky: ramp([0, '#33406f'], [0.4, '#88719c'], [0.72, '#ee9c8a'], [0.92, '#ffcf9a'], [1, '#ffe0ac']),
  glow: '#ffd79c',
  disc: '#fff2d2',
  haze: colour('#f4b69a'),
  rockLit: colour('#e28f6e'),
  rockDark: colour('#4b3a5e'),
  green: colour('#6a5a5c'),
  sea: ramp([0, '#f6b890'], [0.16, '#b98796'], [0.5, '#5c5f8c'], [0.82, '#4a6a92'], [1, '#a89fb4']),
  foam: colour('#ffeadb'),
  sand: ramp([0, '#e9b39c'], [0.35, '#a97f82'], [1, '#6d5560']),
  clouds: { lit: '#ffd2a8', shaded: '#8b6f94', cover: 0.5, stretch: 4 },
}

/** Low golden sun over a green sea. */
export const goldenCliffs: SeaLight = {
  sky: ramp([0, '#3f7488'], [0.4, '#95b0a0'], [0.75, '#f5d48e'], [1, '#ffe9b4']),
  glow: '#ffe5a2',
  disc: '#fff9e0',
  haze: colour('#f6dfae'),
  rockLit: colour('#d99f5c'),
  rockDark: colour('#3d4348'),
  green: colour('#6f7a44'),
  sea: ramp([0, '#f0d79c'], [0.15, '#8fb09c'], [0.45, '#2f7f88'], [0.8, '#1f6a78'], [1, '#57aaa2']),
  foam: colour('#fff8e6'),
  sand: ramp([0, '#ecd6a4'], [1, '#c79a5c']),
  clouds: { lit: '#fff3cf', shaded: '#aab09c', cover: 0.4, stretch: 3 },
}

/** Heavy weather. */
export const silverStorm: SeaLight = {
  sky: ramp([0, '#3c4a58'], [0.5, '#76868e'], [0.85, '#c3c8c0'], [1, '#e6dfcb']),
  glow: '#fff3d6',
  disc: '#ffffff',
  haze: colour('#c9d0cc'),
  rockLit: colour('#8f9088'),
  rockDark: colour('#26323c'),
  green: colour('#56625a'),
  sea: ramp([0, '#d3d6cc'], [0.15, '#8fa0a4'], [0.5, '#4a646e'], [0.85, '#385662'], [1, '#8aa6a6']),
  foam: colour('#f4f5ee'),
  sand: ramp([0, '#c9c9bc'], [1, '#8f8a78']),
  clouds: { lit: '#d9dcd6', shaded: '#4b5965', cover: 0.78, stretch: 2 },
}

/** Pale sun through coastal fog over warm sand. */
export const skeletonFog: SeaLight = {
  ...blueMorning,
  sky: ramp([0, '#6f9bb0'], [0.5, '#b3cbcb'], [1, '#f2e9d6']),
  haze: colour('#eee7d8'),
  sea: ramp([0, '#cfdcd8'], [0.2, '#6fa3ab'], [0.6, '#2d7386'], [1, '#3c8f98']),
  sand: ramp([0, '#f0dcb6'], [0.4, '#dcae74'], [1, '#b9793f']),
}
