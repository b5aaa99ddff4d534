import type { Point } from './world.ts'

/** Simplifies a line: removes points closer than `tolerance` to it (Douglas and Peucker, 1973). Its ends stay. */
export function straightened(line: Point[], tolerance: number): Point[] {
  const keepFlags = new Uint8Array(line.length)
  const open: [number, number][] = [[0, line.length - 1]]
  keepFlags[0] = keepFlags[line.length - 1] = 1
  for (let range = open.pop(); range; range = open.pop()) {
    const [first, last] = range
    const [farthest, distance] = farthestFrom(line, first, last)
    if (distance <= tolerance) continue
    keepFlags[farthest] = 1
    open.push([first, farthest], [farthest, last])
  }
  return line.filter((_, index) => keepFlags[index] === 1)
}

/** The point between two points of a line that is farthest from the straight line between them, and its distance. */
function farthestFrom(line: Point[], first: number, last: number): [index: number, distance: number] {
  const [ax, ay] = line[first] ?? [0, 0]
  const [bx, by] = line[last] ?? [0, 0]
  const [dx, dy] = [bx - ax, by - ay]
  const length = Math.hypot(dx, dy)
  let best: [number, number] = [first, 0]
  for (let index = first + 1; index < last; index++) {
    const [x, y] = line[index] ?? [0, 0]
    // The ends of a ring coincide, so the distance is to that point instead of a line.
    const distance = length < 1e-9 ? Math.hypot(x - ax, y - ay) : Math.abs(dx * (y - ay) - dy * (x - ax)) / length
    if (distance > best[1]) best = [index, distance]
  }
  return best
}

/**
 * Converts path data with absolute M, L and Z to relative steps in tenths after an absolute start: less than half as long. A step
 * repeats the command before it, so a line has one letter.
 */
export function compactPath(path: string): string {
  let compact = ''
  let last = ''
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const [, command = '', across = '0', down = '0'] of path.matchAll(
    /([MLZ])(?:(-?[\d.]+(?:e-?\d+)?),(-?[\d.]+(?:e-?\d+)?))?/g,
  )) {
    if (command === 'Z') {
      compact += 'z'
      last = 'z'
      ;[x, y] = [startX, startY]
      continue
    }
    const next: Point = [Math.round(Number(across) * 10), Math.round(Number(down) * 10)]
    const [stepX, stepY] = [next[0] - x, next[1] - y]
    if (command === 'L' && stepX === 0 && stepY === 0) continue
    const letter = compact === '' ? 'M' : command === 'M' ? 'm' : 'l'
    compact += (letter === 'l' && last === 'l' ? separated(stepX) : letter + tenths(stepX)) + separated(stepY)
    last = letter
    ;[x, y] = next
    if (command === 'M') [startX, startY] = next
  }
  return compact
}

/** A number after another one; a minus separates them too. */
const separated = (value: number): string => (value < 0 ? '' : ' ') + tenths(value)

const tenths = (value: number): string => String(value / 10).replace(/^(-?)0\./, '$1.')
