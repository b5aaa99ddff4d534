import { fill, flat, paintBand, paintBelow, type Canvas } from './canvas.ts'
import { colour, dip, mix, shade, tint, type Colour } from './colour.ts'
import { fine, smoothstep, soft, traced, unit, type Line } from './noise.ts'
import { dab } from './outline.ts'
import type { Random } from './random.ts'
import type { SeaLight } from './sea-light.ts'

/** Sea from the horizon to the beach: swell lines that steepen, and breakers with foam behind them. */
export function paintSurf(canvas: Canvas, random: Random, light: SeaLight, horizon: number, beach: number): void {
  const { width } = canvas
  const drift = random.next()
  paintBand(
    canvas,
    (x, y, ink) => {
      const near = (y - horizon) / (beach - horizon)
      const far = 1 / (near + 0.09)
      const u = (x - width / 2) * far * 0.001
      const bow = soft(x / 2600 + drift, 0.3) * 0.5 + soft(x / 900 + drift, near * 0.6) * 0.1
      const swell = far * 3.4 + bow * 0.55
      const phase = swell - Math.floor(swell)
      const chop = fine(u * 0.5 + drift, far * 1.7)
      light.sea(near + chop * 0.05, ink)
      shade(ink, 1 + (0.5 - phase) * 0.16 * smoothstep(0.08, 0.5, near) + chop * 0.08)
      const row = Math.floor(swell)
      const breaking = soft(x / 1500 + row * 0.37 + drift, row * 0.21) + near * 0.95 - 0.58
      const ragged = fine(x / 700 + drift, row * 0.3) * 0.06
      const crest = smoothstep(0.88, 0.97, phase + ragged) * smoothstep(0, 0.16, breaking)
      const trail = smoothstep(0.86, 0.1, phase) * smoothstep(0.1, 0.42, breaking)
      const lace = smoothstep(-0.18, 0.34, fine(u * 1.2, far * 2.4 + drift) + soft(u * 3, far * 3) * 0.7)
      tint(ink, light.foam, unit(crest * 0.95 + trail * lace * 0.72))
      tint(ink, light.haze, 0.35 * Math.exp(-near * 9))
    },
    horizon,
    beach + 40,
  )
}

/** Sand that is still wet from the last wave and reflects sky and mountain. */
export function paintWetSand(canvas: Canvas, random: Random, light: SeaLight, top: number, mountain: Line): void {
  const drift = random.next()
  const copy = canvas.pixels.slice(0, Math.ceil(480 * canvas.scale) * canvas.columns * 3)
  const edge: Line = (x) => top + soft(x / 2000 + drift, 0.4) * 34 + soft(x / 520 + drift, 0.1) * 8
  const skyline = traced(mountain, -20, 2600)
  paintBelow(canvas, edge, (x, y, ink) => {
    const down = y - edge(x)
    const wobble = soft(x / 700, y / 90 + drift)
    const sourceY = Math.max(4, 470 - down * 1.6 - 6 + wobble * 5)
    const column = Math.min(canvas.columns - 1, Math.max(0, Math.floor((x + wobble * 6) * canvas.scale)))
    const index = (Math.floor(sourceY * canvas.scale) * canvas.columns + column) * 3
    const dry = smoothstep(60, 190, down + soft(x / 1300 + drift, y / 500) * 90)
    light.sand(down / 260 + fine(x / 600, y / 260) * 0.06, ink)
    const mirror: Colour = [copy[index] ?? 0, copy[index + 1] ?? 0, copy[index + 2] ?? 0]
    tint(ink, mirror, 0.72 * (1 - dry))
    shade(ink, 1 + fine(x / 380, y / 190) * 0.05 * dry)
    const lip = smoothstep(7, 1, Math.abs(down - 5 - fine(x / 400, 0.3) * 5))
    const lace = smoothstep(-0.1, 0.4, fine(x / 620 + drift, y / 200)) * smoothstep(46, 6, down)
    tint(ink, light.foam, unit(lip * 0.9 + lace * 0.6))
    if (sourceY > skyline(x)) shade(ink, 1 - 0.05 * (1 - dry))
  })
}

/** Boulders in the surf: position, then half width. */
export function rocks(
  canvas: Canvas,
  random: Random,
  light: SeaLight,
  at: readonly (readonly [number, number, number])[],
): void {
  const dark = mix(light.rockDark, colour('#1c2226'), 0.35)
  for (const [x, y, size] of at) {
    fill(canvas, [dab(random, [x, y + size * 0.22], size * 1.35, size * 0.2)], flat(light.rockDark, 0.45))
    fill(canvas, [dab(random, [x, y], size, size * 0.52)], (px, py, ink) => {
      dip(ink, dark)
      const top = smoothstep(0.25, -0.4, (py - y) / size - (px - x) / (size * 3.4) + fine(px / 260, py / 260) * 0.45)
      tint(ink, light.rockLit, top * 0.7)
    })
    fill(canvas, [dab(random, [x - size * 0.1, y + size * 0.42], size * 1.2, size * 0.07)], flat(light.foam, 0.7))
  }
}
