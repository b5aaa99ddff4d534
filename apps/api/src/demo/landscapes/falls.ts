import { fill, flat, glow, paintBand, paintBelow, paintSoftly, type Canvas, type Outline, type Paint, type Point } from './canvas.ts'
import { colour, dip, mix, ramp, shade, tint, type Colour, type Ramp } from './colour.ts'
import { paintBirds } from './figure.ts'
import type { Finish } from './finish.ts'
import { fine, rolling, smoothstep, soft, traced, unit, type Line } from './noise.ts'
import { dab } from './outline.ts'
import { treeLine } from './plant.ts'
import type { Random } from './random.ts'
import { mountainLayer } from './terrain.ts'
import { paintMist, paintRays, paintSky, type Clouds } from './sky.ts'

type MistLight = {
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

const clearDay: MistLight = {
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

const sunrise: MistLight = {
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

const violetDusk: MistLight = {
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

const emerald: MistLight = {
  ...clearDay,
  sky: ramp([0, '#5b8f9c'], [0.6, '#b3d0c6'], [1, '#f2efd2']),
  haze: colour('#dde6cc'),
  rock: colour('#21352f'),
  rockLit: colour('#7f8a52'),
  leaf: colour('#173f2a'),
  leafLit: colour('#a5c24a'),
  bow: 0.6,
}

const moonlight: MistLight = {
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

/** Victoria Falls: the curtain seen across the gorge, or the gorge seen along its length. */
export function drawFalls(canvas: Canvas, random: Random, scene: number): Finish {
  if (scene === 0) return drawCurtain(canvas, random, clearDay)
  if (scene === 1) return drawGorge(canvas, random, sunrise)
  if (scene === 2) return drawCurtain(canvas, random, violetDusk)
  if (scene === 3) return drawGorge(canvas, random, emerald)
  if (scene === 4) return drawCurtain(canvas, random, sunrise)
  return drawGorge(canvas, random, moonlight)
}

function drawCurtain(canvas: Canvas, random: Random, light: MistLight): Finish {
  const { width } = canvas
  const lip = 352
  const sun: Point = [width * 0.8, 200]
  paintSky(canvas, random, {
    ramp: light.sky,
    horizon: lip,
    sun: { at: sun, radius: light === clearDay ? 0 : 44, disc: '#fff6e0', light: light.glow, strength: 0.95 },
    clouds: light.clouds,
  })
  paintBelow(canvas, treeLine(random, lip - 16, 34), flat(mix(light.haze, light.leaf, 0.4)), lip + 6)
  paintMist(canvas, random, { middle: lip - 12, spread: 42, colour: light.haze, strength: 0.6 })
  const edge = rolling(random, 420, 5, 0.5)
  const brink = traced((x) => lip + edge(x) * 16, -20, 2600)
  paintBelow(
    canvas,
    (x) => brink(x) - 17 - Math.abs(edge(x * 0.5)) * 10,
    (x, y, ink) => {
      light.sky(0.9 - (y - lip) / 200, ink)
      tint(ink, light.waterDark, 0.35 + fine(x / 900, y / 90) * 0.35)
    },
    lip + 30,
  )
  islands(canvas, random, light, brink)
  paintBelow(canvas, brink, curtainPaint(random, light, brink, canvas.width))
  for (const [middle, spread, strength] of [
    [830, 260, 0.92],
    [640, 210, 0.42],
    [930, 150, 0.9],
  ] as const) {
    paintMist(canvas, random, { middle, spread, colour: light.spray, strength })
  }
  plumes(canvas, random, light, lip)
  rainbow(canvas, [width * 0.34, 1010], 560, light.bow)
  rainbow(canvas, [width * 0.34, 1010], 660, light.bow * 0.3)
  paintRays(canvas, random, sun, colour(light.glow), 0.22)
  foreground(canvas, random, light)
  paintBirds(canvas, random, { at: [width * 0.32, 250], count: 9, spread: 120, size: 16, colour: mix(light.leaf, light.haze, 0.25) })
  return { bloom: 0.4 }
}

/** Falling water in strands, parted by buttresses of wet basalt. */
function curtainPaint(random: Random, light: MistLight, brink: Line, width: number): Paint {
  const drift = random.next()
  const partings = traced(rolling(random, 330, 4, 0.6), -200, 2800)
  return (x, y, ink) => {
    const down = y - brink(x)
    const lean = soft(x / 1400 + drift, y / 2400) * 26
    const open = partings(x + lean * 0.5) * 1.35 + soft(x / 500, y / 900 + drift) * 0.3 + Math.abs(x / width - 0.5) * 0.16
    const wet = smoothstep(0.34 + down / 2600, 0.24, open - fine(x / 800, y / 900) * 0.16)
    const rock = fine((x + lean) / 520, y / 620 + drift)
    dip(ink, light.rock)
    tint(ink, light.rockLit, unit(0.25 + rock * 0.8 + (x / width) * 0.25))
    tint(ink, light.leafLit, smoothstep(0.1, 0.5, soft(x / 300, y / 300 + drift)) * smoothstep(200, 0, down) * 0.4)
    const strand = fine((x + lean) / 260 + drift, (y + Math.sin(x / 37) * 30) / 4200)
    const pulse = fine((x + lean) / 620, (y - down * 0.2) / 760 + drift)
    const body = unit(0.62 + strand * 0.85 + pulse * 0.3 + smoothstep(40, 0, down) * 0.2)
    const { r, g, b } = ink
    dip(ink, light.waterDark)
    tint(ink, light.water, body)
    const amount = wet * (0.86 + 0.14 * body)
    ink.r = r + (ink.r - r) * amount
    ink.g = g + (ink.g - g) * amount
    ink.b = b + (ink.b - b) * amount
    shade(ink, 1 - smoothstep(0, 26, down) * smoothstep(70, 20, down) * 0.1)
    tint(ink, light.spray, smoothstep(120, 560, down) * 0.62)
  }
}

function islands(canvas: Canvas, random: Random, light: MistLight, brink: Line): void {
  for (const [place, wide] of [
    [0.22, 60],
    [0.58, 90],
    [0.88, 70],
  ] as const) {
    const x = canvas.width * place
    for (let count = 0; count < 26; count += 1) {
      const at: Point = [x + random.between(-1, 1) * wide, brink(x) - 16 - random.between(0, 26)]
      const tone = mix(mix(light.leaf, light.leafLit, random.between(0, 0.5)), light.haze, 0.3)
      fill(canvas, [dab(random, at, random.between(9, 18), random.between(7, 13))], flat(tone))
    }
  }
}

/** Spray that climbs out of the gorge and over the lip. */
function plumes(canvas: Canvas, random: Random, light: MistLight, lip: number): void {
  const drift = random.next()
  paintSoftly(
    canvas,
    (x, y, ink) => {
      const rise = (760 - y) / 640
      const lean = rise * 120
      const column = soft((x - lean) / 1500 + drift, y / 2600) + 0.6 * soft((x - lean) / 620, y / 900 + drift)
      dip(ink, light.spray)
      ink.a = unit(0.85 * smoothstep(0.02, 0.75, column) * smoothstep(1, 0.3, rise) * smoothstep(-0.2, 0.3, rise))
    },
    lip - 250,
    780,
    5,
  )
}

/** Adds the colours of the spectrum in a thin arc, red outside. */
function rainbow(canvas: Canvas, centre: Point, radius: number, strength: number): void {
  const band = radius * 0.085
  const spectrum = ramp(
    [0, '#8a5cc8'],
    [0.2, '#4c7fe0'],
    [0.42, '#43c08a'],
    [0.62, '#f2e05a'],
    [0.8, '#f7a043'],
    [1, '#e8504c'],
  )
  paintSoftly(
    canvas,
    (x, y, ink) => {
      const dx = x - centre[0]
      const dy = y - centre[1]
      const t = (Math.sqrt(dx * dx + dy * dy) - radius) / band
      if (t < 0 || t > 1) {
        ink.a = 0
        return
      }
      spectrum(t, ink)
      ink.a = strength * Math.sin(t * Math.PI) ** 1.2 * smoothstep(1000, 640, y) * smoothstep(380, 520, y)
    },
    Math.max(0, centre[1] - radius - band),
    centre[1],
    2,
  )
}

/** Rainforest on the near side, dark against the spray. */
function foreground(canvas: Canvas, random: Random, light: MistLight): void {
  const { width } = canvas
  const bank = rolling(random, 420, 3, 0.5)
  const clumps = rolling(random, 90, 3, 0.6)
  const line: Line = (x) => 985 - 240 * (Math.abs(x / width - 0.52) * 2) ** 2.6 + bank(x) * 24 - clumps(x) * 16
  for (const [lift, haze] of [
    [40, 0.34],
    [0, 0.05],
  ] as const) {
    const ground = mix(light.leaf, light.haze, haze)
    paintBelow(canvas, (x) => line(x) - lift + 10, flat(ground))
    leaves(canvas, random, light, haze, 1500, () => {
      const x = random.between(-20, width + 20)
      const depth = random.next() ** 1.6
      return { at: [x, line(x) - lift + depth * 200], bright: 0.8 - depth * 1.1 + clumps(x) * 0.4 }
    })
  }
}

/** Scatters leaves in four tones; brightness 0 … 1 comes with each place. */
function leaves(
  canvas: Canvas,
  random: Random,
  light: MistLight,
  haze: number,
  count: number,
  next: () => { at: Point; bright: number },
): void {
  const tones: Outline[][] = [[], [], [], []]
  for (let leaf = 0; leaf < count; leaf += 1) {
    const { at, bright } = next()
    const size = random.between(6, 15)
    const tone = Math.floor(unit(bright + random.between(-0.35, 0.3)) * 3.99)
    tones[tone]?.push(dab(random, at, size, size * random.between(0.3, 0.6)))
  }
  tones.forEach((dabs, tone) => {
    fill(canvas, dabs, flat(mix(mix(light.leaf, light.leafLit, tone * 0.24), light.haze, haze)))
  })
}

function drawGorge(canvas: Canvas, random: Random, light: MistLight): Finish {
  const { width } = canvas
  const vanish: Point = [width * 0.56, 420]
  const sun: Point = [vanish[0] + 30, 300]
  paintSky(canvas, random, {
    ramp: light.sky,
    horizon: 470,
    sun: { at: sun, radius: 50, disc: '#fffaf0', light: light.glow, strength: 1 },
    clouds: light.clouds,
  })
  paintBelow(canvas, treeLine(random, 426, 30), flat(mix(light.haze, light.leaf, 0.3)), 480)
  paintBelow(canvas, () => 440, flat(light.spray))
  paintMist(canvas, random, { middle: 440, spread: 60, colour: light.haze, strength: 0.7 })
  river(canvas, light, vanish)
  wallOfWater(canvas, random, light, vanish)
  wallOfRock(canvas, random, light, vanish)
  for (const [middle, spread, strength] of [
    [610, 230, 0.62],
    [800, 180, 0.36],
  ] as const) {
    paintMist(canvas, random, { middle, spread, colour: light.spray, strength })
  }
  glow(canvas, [vanish[0], 520], 420, light.spray, 0.75)
  rainbow(canvas, [width * 0.47, 1060], 480, light.bow)
  paintRays(canvas, random, sun, colour(light.glow), 0.34)
  overhang(canvas, random, light)
  paintBirds(canvas, random, { at: [width * 0.6, 240], count: 8, spread: 110, size: 17, colour: mix(light.rock, light.haze, 0.2) })
  return { bloom: 0.5 }
}

/** White water at the bottom of the gorge, lost in spray further off. */
function river(canvas: Canvas, light: MistLight, vanish: Point): void {
  const deep = mix(light.waterDark, light.rock, 0.3)
  paintBand(
    canvas,
    (x, y, ink) => {
      const near = (y - vanish[1]) / (1000 - vanish[1])
      const row = Math.log(near + 0.05) * 2.2
      const u = (x - vanish[0]) / (260 + near * 1500)
      const chop = fine(u, row) + soft(u * 2.4, row * 1.4) * 0.8
      dip(ink, deep)
      tint(ink, light.water, smoothstep(-0.35, 0.75, chop + (1 - near) * 0.3))
      ink.a = smoothstep(0.12, 0.7, near) * 0.85
    },
    vanish[1] + 60,
  )
}

/** The falls in perspective along the left side. */
function wallOfWater(canvas: Canvas, random: Random, light: MistLight, vanish: Point): void {
  const drift = random.next()
  const partings = rolling(random, 2.1, 3, 0.6)
  const lip = rolling(random, 130, 4, 0.5)
  // Along the wall everything but the water's fall depends on x alone.
  const along = traced((x) => Math.log(1 / (1.06 - unit(x / vanish[0])) + 0.4) * 2.4, -20, 2600)
  const dry = traced((x) => partings(along(x) * 2) * 0.8, -20, 2600)
  const brow = traced(lip, -20, 2600)
  const wall: Outline = [
    [-40, 100],
    [vanish[0], vanish[1] - 14],
    [vanish[0], vanish[1] + 80],
    [canvas.width * 0.36, 1040],
    [-40, 1040],
  ]
  fill(canvas, [wall], (x, y, ink) => {
    const top = vanish[1] - (vanish[1] - 120) * (1 - x / vanish[0])
    const down = (y - top) / (70 + (1 - x / vanish[0]) * 900)
    const u = along(x)
    const open = dry(x) + fine(u * 0.6, down * 0.5 + drift) * 0.24
    const wet = smoothstep(0.36, 0.2, open)
    const strand = fine(u * 1.25 + drift, down * 0.09)
    const pulse = fine(u * 0.5, down * 0.42 + drift)
    dip(ink, light.rock)
    tint(ink, light.rockLit, unit(0.3 + fine(u * 0.55, down * 0.8) * 0.9))
    tint(ink, light.leafLit, smoothstep(0.12, 0, down) * 0.5)
    const { r, g, b } = ink
    dip(ink, light.waterDark)
    tint(ink, light.water, unit(0.58 + strand * 0.9 + pulse * 0.34))
    ink.r = r + (ink.r - r) * wet
    ink.g = g + (ink.g - g) * wet
    ink.b = b + (ink.b - b) * wet
    tint(ink, light.spray, unit(smoothstep(0.3, 1, down) * 0.7 + smoothstep(0.5, 1, x / vanish[0]) * 0.7))
    ink.a = smoothstep(1.02, 0.74, down + soft(x / 700, y / 500) * 0.1) * smoothstep(-0.004, 0.006, down - brow(x) * 0.05)
  })
}

/** The dry side of the gorge: buttress behind buttress with rainforest on top. */
function wallOfRock(canvas: Canvas, random: Random, light: MistLight, vanish: Point): void {
  const { width } = canvas
  const count = 5
  for (let index = 0; index < count; index += 1) {
    const near = (index + 1) / count
    const left = vanish[0] + 20 + near ** 1.8 * width * 0.24
    const top = vanish[1] - 10 - near ** 1.5 * 240
    const haze = (1 - near) ** 1.1 * 0.9
    const jag = rolling(random, 130, 5, 0.6)
    const line = traced((x) => {
      const t = (x - left) / (width * 0.1 * near + 20)
      if (t < -0.7) return 1200
      const rise = smoothstep(-0.7, 0.5, t + jag(x * 1.7) * 0.5)
      return 1060 - (1060 - top) * rise ** 0.7 - unit(t) * 24 * near + jag(x) * 16 * near
    }, -20, 2600)
    const moss = mix(light.leafLit, light.haze, haze)
    const rock = mountainLayer(canvas, random, {
      line,
      depth: 700,
      sun: -1,
      lit: mix(light.rockLit, light.haze, haze),
      shaded: mix(light.rock, light.haze, haze),
      haze: light.spray,
      mist: [haze * 0.5, 0.5],
      relief: 1,
      grain: 0.4 + near * 0.5,
      strata: 0.7,
    })
    // The next buttress hides all that lies to the right of its foot.
    const hidden = vanish[0] + 20 + (near + 1 / count) ** 1.8 * width * 0.24 + width * 0.09 * near + 40
    paintBelow(canvas, line, (x, y, ink) => {
      if (index < count - 1 && x > hidden && y > top + 60) return
      rock.paint(x, y, ink)
      const grown = smoothstep(0.05, 0.5, soft(x / 500, y / 380) + 0.2 - (y - line(x)) / 700)
      tint(ink, moss, grown * 0.35)
    })
    leaves(canvas, random, light, haze, 90 + near * 330, () => {
      const x = left + width * 0.02 * near + random.next() * (width - left + 20)
      const up = random.next()
      return { at: [x, line(x) + 14 * near - up * 44 * near], bright: up * 0.8 + 0.1 }
    })
  }
}

/** Leaves that stand into the picture and frame it. */
function overhang(canvas: Canvas, random: Random, light: MistLight): void {
  const { width } = canvas
  const ground: Line = (x) => 1075 - 175 * smoothstep(width * 0.64, width * 1.04, x) - 150 * smoothstep(width * 0.3, -30, x)
  paintBelow(canvas, ground, flat(light.leaf))
  leaves(canvas, random, light, 0, 1100, () => {
    const along = random.next() ** 1.7
    const x = random.chance(0.55) ? width + 20 - along * width * 0.34 : -20 + along * width * 0.26
    return { at: [x, ground(x) - 14 + random.next() ** 1.5 * 120], bright: 0.35 - along * 0.1 }
  })
}
