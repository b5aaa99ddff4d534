import { fill, flat, type Canvas, type Outline, type Point } from './canvas.ts'
import { dip, mix, shade, tint, type Colour } from './colour.ts'
import { fine, rolling, smoothstep, type Line } from './noise.ts'
import { closedCurve, dab, limb, type Joint } from './outline.ts'
import type { Random } from './random.ts'

/** Colours of a tree. */
export type Foliage = { readonly bark: Colour; readonly dark: Colour; readonly lit: Colour }

/** An umbrella thorn: a forked trunk under flat pads of leaves that catch light from above and from one side. */
export function paintAcacia(
  canvas: Canvas,
  random: Random,
  tree: { foot: Point; height: number; spread: number; sun: number; foliage: Foliage },
): void {
  const { foot, height, spread, foliage } = tree
  const [x, y] = foot
  const crown = y - height * 0.84
  const lean = random.between(-0.05, 0.05) * height
  const pads: { middle: Point; across: number }[] = []
  const wood: Outline[] = [
    ...roots(foot, height * 0.025),
    limb([
      [x, y - height * 0.03, height * 0.025],
      [x + lean * 0.7, y - height * 0.2, height * 0.022],
      [x + lean, y - height * 0.36, height * 0.021],
    ]),
  ]
  const branches = 8
  for (let branch = 0; branch < branches; branch += 1) {
    const place = (branch / (branches - 1)) * 2 - 1 + random.between(-0.12, 0.12)
    const from = random.between(0.26, 0.38)
    const tip: Point = [
      x + place * spread * 0.42,
      crown + place ** 2 * height * 0.075 + random.between(-0.035, 0.045) * height,
    ]
    const reach = tip[0] - x - lean
    const knee: Joint = [
      x + lean + reach * random.between(0.2, 0.34),
      y - height * random.between(0.46, 0.54),
      height * 0.012,
    ]
    const elbow: Joint = [
      x + lean + reach * random.between(0.58, 0.7),
      y - height * random.between(0.62, 0.7),
      height * 0.008,
    ]
    wood.push(
      limb([[x + lean * from * 2.4, y - height * from, height * 0.017], knee, elbow, [tip[0], tip[1], height * 0.003]]),
    )
    for (const [origin, share] of [
      [knee, 0.35],
      [elbow, 0.6],
      [elbow, 1.25],
    ] as const) {
      const end: Joint = [
        x + lean + reach * share + random.between(-0.05, 0.05) * spread,
        tip[1] + random.between(0.01, 0.05) * height,
        height * 0.002,
      ]
      const bend: Joint = [
        origin[0] + (end[0] - origin[0]) * 0.6,
        origin[1] + (end[1] - origin[1]) * 0.35,
        height * 0.004,
      ]
      wood.push(limb([[origin[0], origin[1], height * 0.007], bend, end]))
      pads.push({
        middle: [end[0], end[1] - height * random.between(0.01, 0.05)],
        across: spread * random.between(0.06, 0.1),
      })
    }
    pads.push({ middle: tip, across: spread * random.between(0.1, 0.15) })
  }
  fill(canvas, wood, flat(foliage.bark))
  pads.sort((a, b) => a.middle[1] - b.middle[1])
  for (const pad of pads) leafPad(canvas, random, pad.middle, pad.across, height * 0.052, tree.sun, foliage)
}

/** Dabs of leaves in a flattened dome, dark beneath and lit on top. */
function leafPad(
  canvas: Canvas,
  random: Random,
  [x, y]: Point,
  across: number,
  high: number,
  sun: number,
  foliage: Foliage,
): void {
  const count = Math.round(Math.min(170, Math.max(24, across * 2)))
  const size = across * (1.25 / Math.sqrt(count))
  const tones: Outline[][] = [[], [], [], []]
  for (let leaf = 0; leaf < count; leaf += 1) {
    const angle = random.between(0, Math.PI * 2)
    const reach = Math.sqrt(random.next())
    const dx = Math.cos(angle) * reach
    const dy = Math.sin(angle) * reach
    const flatDy = dy > 0 ? dy * 0.45 : dy
    const light = -dy * 0.75 + dx * sun * 0.45 + random.between(-0.35, 0.35)
    const tone = light > 0.62 ? 3 : light > 0.2 ? 2 : light > -0.25 ? 1 : 0
    const scale = random.between(0.5, 1.15) * (1.15 - reach * 0.5)
    tones[tone]?.push(dab(random, [x + dx * across, y + flatDy * high], size * scale * 1.25, size * scale * 0.62))
  }
  tones.forEach((dabs, tone) => fill(canvas, dabs, flat(mix(foliage.dark, foliage.lit, tone / 3))))
}

/** A leafless tree, gnarled: each branch forks with a twist. Returns its outlines and those of its sunlit side. */
export function bareTree(
  random: Random,
  tree: { foot: Point; height: number; sun: number; twist: number; forks: number; girth?: number },
): { wood: Outline[]; light: Outline[] } {
  const wood: Outline[] = []
  const light: Outline[] = []
  const grow = (from: Point, angle: number, length: number, girth: number, forks: number): void => {
    const bendA = angle + random.between(-0.5, 0.5) * tree.twist
    const bendB = angle + random.between(-0.6, 0.6) * tree.twist
    const one: Point = [from[0] + Math.cos(bendA) * length * 0.5, from[1] + Math.sin(bendA) * length * 0.5]
    const end: Point = [one[0] + Math.cos(bendB) * length * 0.5, one[1] + Math.sin(bendB) * length * 0.5]
    const thin = forks > 0 ? 0.66 : 0.12
    const joints: Joint[] = [
      [from[0], from[1], girth],
      [one[0], one[1], girth * (1 + thin) * 0.47],
      [end[0], end[1], girth * thin],
    ]
    wood.push(limb(joints, 5))
    light.push(
      limb(
        joints.map(([x, y, radius]): Joint => [x + tree.sun * radius * 0.55, y, radius * 0.42]),
        5,
      ),
    )
    if (forks === 0) return
    const children = random.chance(0.35) ? 3 : 2
    for (let child = 0; child < children; child += 1) {
      const turn = (child / (children - 1) - 0.5) * random.between(0.9, 1.5) + random.between(-0.2, 0.2)
      // Branches that would hang are turned back up, as those of a living tree would be.
      const next = bendB + turn
      const upward = next + Math.sin(-Math.PI / 2 - next) * 0.16
      grow(end, upward, length * random.between(0.62, 0.84), girth * thin * random.between(0.62, 0.9), forks - 1)
    }
    if (forks > 1 && random.chance(0.6)) {
      grow(one, bendA + (random.chance(0.5) ? 1 : -1) * 0.8, length * 0.42, girth * 0.4, forks - 2)
    }
  }
  const girth = tree.girth ?? tree.height * 0.045
  const [footX, footY] = tree.foot
  wood.push(...roots(tree.foot, girth))
  grow([footX, footY - girth * 0.6], -Math.PI / 2 + random.between(-0.1, 0.1), tree.height * 0.36, girth, tree.forks)
  return { wood, light }
}

/** A trunk's flared foot. */
function roots([x, y]: Point, girth: number): Outline[] {
  return [-1.9, -0.7, 0.8, 2].map((root) =>
    limb([
      [x, y - girth * 1.5, girth * 0.8],
      [x + root * girth * 0.45, y - girth * 0.35, girth * 0.5],
      [x + root * girth * 1.05, y + girth * 0.2, girth * 0.1],
    ]),
  )
}

/** The shadow of a tree on flat ground: its outlines mirrored at the foot, slanted and stretched. */
export function castShadow(outlines: readonly Outline[], [, footY]: Point, slant: number, length: number): Outline[] {
  return outlines.map((outline) =>
    outline.map(([x, y]): Point => [x + (footY - y) * slant, footY + (footY - y) * length]),
  )
}

/** A baobab: swollen trunk, short root-like branches. */
export function paintBaobab(
  canvas: Canvas,
  random: Random,
  tree: { foot: Point; height: number; sun: number; foliage: Foliage; light: Colour },
): void {
  const { foot, height, sun, foliage } = tree
  const [x, y] = foot
  const girth = height * 0.125
  const wood: Outline[] = [
    closedCurve(
      [
        [-1.3, 0],
        [-1, -0.1],
        [-0.98, -0.3],
        [-0.78, -0.5],
        [0, -0.57],
        [0.8, -0.5],
        [1.02, -0.3],
        [1.02, -0.1],
        [1.35, 0],
        [0.7, 0.012],
        [0, 0.002],
        [-0.7, 0.014],
      ].map(([across = 0, up = 0]): Point => [x + across * girth, y + up * height]),
    ),
  ]
  const branches = 6
  for (let branch = 0; branch < branches; branch += 1) {
    const place = (branch / (branches - 1)) * 2 - 1
    const start: Point = [x + place * girth * 0.55, y - height * (0.5 - Math.abs(place) * 0.07)]
    const angle = -Math.PI / 2 + place * 0.95 + random.between(-0.1, 0.1)
    const branchTree = bareTree(random, {
      foot: start,
      height: height * random.between(0.42, 0.55) * (1 - Math.abs(place) * 0.12),
      sun,
      twist: 0.75,
      forks: 4,
      girth: girth * random.between(0.26, 0.4),
    })
    const turn = angle + Math.PI / 2
    const turned = (outline: Outline): Outline =>
      outline.map(([px, py]): Point => {
        const dx = px - start[0]
        const dy = py - start[1]
        return [
          start[0] + dx * Math.cos(turn) - dy * Math.sin(turn),
          start[1] + dx * Math.sin(turn) + dy * Math.cos(turn),
        ]
      })
    wood.push(...branchTree.wood.map(turned))
  }
  fill(canvas, wood, (px, py, ink) => {
    const across = ((px - x) / girth) * sun
    const furrow = fine((px - x) / (girth * 9), py / (height * 2.6))
    const trunk = smoothstep(-0.2, 1.1, across + furrow * 0.5) * smoothstep(-0.62, -0.4, (py - y) / height)
    const branch = smoothstep(0, 2.6, across) * 0.35
    dip(ink, foliage.bark)
    tint(ink, tree.light, Math.max(trunk * 0.75, branch))
    shade(ink, 1 + furrow * 0.16)
  })
}

/** Blades of grass or reeds rooted between two heights; nearer ones are taller. Colours are from far to near. */
export function paintBlades(
  canvas: Canvas,
  random: Random,
  field: {
    from: number
    to: number
    left?: number
    right?: number
    count: number
    height: readonly [far: number, near: number]
    lean: number
    far: Colour
    near: Colour
    light: Colour
    /** Fraction of blades that catch the light. */
    lit: number
    width?: number
  },
): void {
  const { from, to, count, left = -20, right = canvas.width + 20 } = field
  const groups = 14
  for (let group = 0; group < groups; group += 1) {
    const near = (group + 0.5) / groups
    const plain: Outline[] = []
    const bright: Outline[] = []
    for (let blade = 0; blade < count / groups; blade += 1) {
      const x = random.between(left, right)
      const y = from + (to - from) * (near + random.between(-0.6, 0.6) / groups)
      const high = (field.height[0] + (field.height[1] - field.height[0]) * near) * random.between(0.5, 1.25)
      const lean = (field.lean + random.between(-0.35, 0.35)) * high
      const wide = (field.width ?? 0.022) * high + 0.35
      const outline: Outline = [
        [x - wide, y + 4],
        [x + lean * 0.3 - wide * 0.6, y - high * 0.55],
        [x + lean, y - high],
        [x + lean * 0.3 + wide * 0.6, y - high * 0.55],
        [x + wide, y + 4],
      ]
      if (random.chance(field.lit)) bright.push(outline)
      else plain.push(outline)
    }
    const tone = mix(field.far, field.near, near)
    for (const outline of plain) fill(canvas, [outline], flat(tone))
    for (const outline of bright) fill(canvas, [outline], flat(mix(tone, field.light, 0.75)))
  }
}

/** A distant line of bush and trees along the horizon: rounded crowns of uneven height. */
export function treeLine(random: Random, horizon: number, height: number): Line {
  const crowns = rolling(random, height * 5, 5, 0.62)
  const stand = rolling(random, height * 30, 3, 0.5)
  return (x) => horizon - height * Math.max(0.04, 0.36 + stand(x) * 0.75 + Math.abs(crowns(x)) * 0.8)
}
