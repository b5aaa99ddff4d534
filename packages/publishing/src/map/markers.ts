import type { RouteStop } from '@sojourn/contract/itinerary/publication'
import type { Point } from './world.ts'

/** A place of the route in the drawing: its point, the position of its marker, and the numbers of its stops. */
export type Marker = { label: string; numbers: number[]; at: Point; stands: Point; halfWidth: number }

export const markerRadius = 11

/**
 * One marker for each place. A place that the route returns to has one marker with both numbers. Overlapping markers are moved
 * apart.
 */
export function markersOf(stops: readonly RouteStop[], points: readonly Point[]): Marker[] {
  const markers: Marker[] = []
  for (const [index, stop] of stops.entries()) {
    const at = points[index] ?? [0, 0]
    const same = markers.find((marker) => marker.label === stop.label && distance(marker.at, at) < 3)
    if (same) same.numbers.push(index + 1)
    else markers.push({ label: stop.label, numbers: [index + 1], at, stands: [...at], halfWidth: markerRadius })
  }
  for (const marker of markers) marker.halfWidth = Math.max(markerRadius, numberText(marker).length * 4 + 4)
  spread(markers)
  return markers
}

/** `3`, or `1 · 9` if the route returns to the place. */
export const numberText = ({ numbers }: Marker): string => numbers.join(' · ')

/** Pushes overlapping markers apart, a little in each round. A dot still marks the true position. */
function spread(markers: Marker[]): void {
  for (let round = 0; round < 60; round++) {
    let moved = false
    for (const [i, one] of markers.entries()) {
      for (const other of markers.slice(i + 1)) {
        const least = one.halfWidth + other.halfWidth + 5
        const gap = distance(one.stands, other.stands)
        if (gap >= least) continue
        moved = true
        const [dx, dy] = gap > 0.01 ? [other.stands[0] - one.stands[0], other.stands[1] - one.stands[1]] : [1, 0.3]
        const push = (least - gap) / 2 / Math.hypot(dx, dy)
        one.stands = [one.stands[0] - dx * push, one.stands[1] - dy * push]
        other.stands = [other.stands[0] + dx * push, other.stands[1] + dy * push]
      }
    }
    if (!moved) return
  }
}

export const distance = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1])
