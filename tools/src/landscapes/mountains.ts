import { fill, flat, paintLayers, paintSoftly, type Canvas, type Layer, type Outline, type Point } from './canvas.ts'
import { colour, dip, mix, tint } from './colour.ts'
import { paintBirds } from './figure.ts'
import type { Finish } from './finish.ts'
import { alpenglow, autumn, meadowPaint, morningGold, summerGreen, type HighLight } from './highland.ts'
import { fine, peaked, rolling, smoothstep, soft, type Line } from './noise.ts'
import { dab } from './outline.ts'
import type { Random } from './random.ts'
import { paintMist, paintRays, paintSky } from './sky.ts'
import { mountainLayer, type Side } from './terrain.ts'
import { drawVineyard } from './vineyard.ts'

/** The Drakensberg wall, vineyards under the mountains of the Winelands, ridge behind ridge in the haze. */
export function drawMountains(canvas: Canvas, random: Random, scene: number): Finish {
  if (scene === 0) return drawWall(canvas, random, morningGold)
  if (scene === 1) return drawVineyard(canvas, random, autumn)
  if (scene === 2) return drawRidges(canvas, random, alpenglow)
  if (scene === 3) return drawVineyard(canvas, random, summerGreen)
  if (scene === 4) return drawWall(canvas, random, alpenglow)
  return drawRidges(canvas, random, morningGold)
}

/** A basalt wall with buttresses over green foothills and a river. */
function drawWall(canvas: Canvas, random: Random, light: HighLight): Finish {
  const { width } = canvas
  const sun: Point = [width * 0.94, 260]
  paintSky(canvas, random, {
    ramp: light.sky,
    horizon: 520,
    sun: { at: sun, radius: 0, disc: light.glow, light: light.glow, strength: 0.9 },
    clouds: light.clouds,
  })
  const teeth = rolling(random, 300, 5, 0.6)
  const notch = rolling(random, 95, 4, 0.62)
  const arc = (x: number): number => ((x - width * 0.5) / (width * 0.5)) ** 2
  const wall: Line = (x) => {
    const plateau = 250 - arc(x) * 90 + Math.max(-0.12, teeth(x)) * 70 + notch(x) * 16
    const gap = smoothstep(70, 26, Math.abs(x - width * 0.62)) * 120
    return plateau + gap
  }
  const common = { sun: 1 as Side, haze: light.haze }
  const back = mountainLayer(canvas, random, {
    ...common,
    line: (x) => 300 - arc(x) * 60 + teeth(x + 900) * 60,
    depth: 300,
    lit: mix(light.rockLit, light.haze, 0.5),
    shaded: mix(light.rockDark, light.haze, 0.5),
    mist: [0.3, 0.8],
    relief: 0.8,
  })
  const face = mountainLayer(canvas, random, {
    ...common,
    line: wall,
    depth: 420,
    lit: light.rockLit,
    shaded: light.rockDark,
    mist: [0.06, 0.62],
    relief: 1.15,
    grain: 0.8,
    strata: 0.9,
  })
  paintLayers(canvas, [back, face], 700)
  paintMist(canvas, random, { middle: 560, spread: 90, colour: light.haze, strength: 0.62 })
  const rollingHills = [0, 1, 2, 3].map((index) => {
    const wave = rolling(random, 760 - index * 60, 3, 0.4)
    const line: Line = (x) => 590 + index * 82 + wave(x) * (46 + index * 14) - arc(x) * (70 - index * 20)
    return { line, paint: meadowPaint(random, light, line, index / 3) }
  })
  paintLayers(canvas, rollingHills)
  stream(canvas, light)
  scatterTrees(canvas, random, light, 640, 985, 150)
  paintRays(canvas, random, sun, colour(light.glow), 0.2)
  paintBirds(canvas, random, { at: [width * 0.3, 210], count: 3, spread: 90, size: 26, colour: light.rockDark })
  return { bloom: 0.4 }
}

/** A silver stream that winds down to the viewer. */
function stream(canvas: Canvas, light: HighLight): void {
  const { width } = canvas
  const left: Point[] = []
  const right: Point[] = []
  for (let step = 0; step <= 60; step += 1) {
    const t = step / 60
    const y = 690 + t ** 1.6 * 330
    const middle = width * (0.6 - 0.09 * t) + Math.sin(t * 9.5) * (24 + 96 * t)
    const half = 3 + t ** 1.9 * 68
    left.push([middle - half, y])
    right.push([middle + half, y])
  }
  const course: Outline = [...left, ...right.toReversed()]
  fill(canvas, [course.map(([x, y]): Point => [x, y - 3])], flat(light.leaf, 0.5))
  fill(canvas, [course], (x, y, ink) => {
    const down = (y - 690) / 310
    light.sky(0.95 - down * 0.6 + fine(x / 900, y / 120) * 0.12, ink)
    tint(ink, light.rockDark, 0.12 + down * 0.3)
    tint(ink, light.haze, smoothstep(0.1, 0.5, fine(x / 1500, y / 130)) * 0.5)
  })
}

function scatterTrees(canvas: Canvas, random: Random, light: HighLight, from: number, to: number, count: number): void {
  const clump = random.next()
  const trees = Array.from({ length: count * 4 }, () => ({
    x: random.between(-20, canvas.width + 20),
    y: from + (to - from) * random.next() ** 1.5,
  }))
    .filter(
      ({ x, y }) => soft(x / 900 + clump, y / 420) > 0.12 && Math.abs(x - canvas.width * 0.57) > 60 + (y - from) * 0.5,
    )
    .slice(0, count)
    .toSorted((a, b) => a.y - b.y)
  for (const { x, y } of trees) {
    const near = (y - from) / (to - from)
    bush(canvas, random, light, [x, y], 7 + near * 30 * random.between(0.6, 1.2), 0.5 * (1 - near))
  }
}

function bush(canvas: Canvas, random: Random, light: HighLight, [x, y]: Point, size: number, haze: number): void {
  const dark = mix(mix(light.leaf, colour('#14202a'), 0.3), light.haze, haze)
  const lit = mix(mix(light.leaf, light.leafLit, 0.55), light.haze, haze)
  fill(canvas, [dab(random, [x - size * 0.7, y + size * 0.02], size * 1.5, size * 0.16)], flat(dark, 0.4))
  const tones: Outline[][] = [[], [], []]
  for (let leaf = 0; leaf < 30; leaf += 1) {
    const angle = random.between(0, Math.PI * 2)
    const reach = Math.sqrt(random.next())
    const dx = Math.cos(angle) * reach
    const dy = Math.sin(angle) * reach * 0.8
    const bright = dx * 0.5 - dy * 0.8 + random.between(-0.3, 0.3)
    const at: Point = [x + dx * size, y - size * 0.62 + dy * size * 0.72]
    tones[bright > 0.42 ? 2 : bright > 0 ? 1 : 0]?.push(dab(random, at, size * 0.26, size * 0.22))
  }
  tones.forEach((dabs, tone) => fill(canvas, dabs, flat(mix(dark, lit, tone / 2))))
}

/** Ridges that grow paler one behind the other, with mist in the valleys. */
function drawRidges(canvas: Canvas, random: Random, light: HighLight): Finish {
  const { width } = canvas
  const sun: Point = [width * 0.36, 318]
  paintSky(canvas, random, {
    ramp: light.sky,
    horizon: 560,
    sun: { at: sun, radius: 54, disc: '#fff4dc', light: light.glow, strength: 1 },
    clouds: light.clouds,
  })
  const count = 7
  const layers = Array.from({ length: count }, (_, index): Layer => {
    const near = index / (count - 1)
    const range = peaked(random, 560 + near * 340, 6, 0.46)
    const base = 390 + near ** 1.15 * 480
    const haze = (1 - near) ** 0.9 * 0.8
    const layer = mountainLayer(canvas, random, {
      line: (x) => base - range(x) * (100 + near * 80),
      depth: 190 + near * 120,
      sun: -1,
      lit: mix(mix(light.rockLit, light.leaf, near * 0.75), light.haze, haze),
      shaded: mix(mix(light.rockDark, colour('#141b30'), near * 0.75), light.haze, haze * 0.9),
      haze: mix(light.haze, light.rockDark, near * 0.35),
      mist: [haze * 0.2, 0.72 - near * 0.4],
      relief: 0.75,
      grain: 0.7 + near * 0.5,
    })
    const drift = random.next()
    const valley = 0.7 - near * 0.4
    return {
      line: layer.line,
      paint: (x, y, ink) => {
        layer.paint(x, y, ink)
        const sunk = smoothstep(60, 150, y - base + soft(x / 1900 + drift, 0.5) * 34)
        tint(ink, light.haze, sunk * valley * (0.75 + 0.4 * soft(x / 1700 + drift, y / 620)))
      },
    }
  })
  paintLayers(canvas, layers)
  paintRays(canvas, random, sun, colour(light.glow), 0.3)
  const night = colour('#0f1426')
  paintSoftly(
    canvas,
    (_x, y, ink) => {
      dip(ink, night)
      ink.a = smoothstep(820, 1040, y) * 0.5
    },
    820,
    1000,
    8,
  )
  paintBirds(canvas, random, { at: [width * 0.66, 240], count: 5, spread: 100, size: 22, colour: light.rockDark })
  return { bloom: 0.5 }
}
