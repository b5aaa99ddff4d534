import { pixelOf, pointAt, type Size, type View } from '../mercator.ts'

/** A line of equal longitude (`x`) or latitude (`y`): where it is on the map, and its degrees. */
export type GridLine = { at: number; degrees: number }

/** In degrees; below a degree, whole minutes and parts of them. */
const steps = [10, 5, 2, 1, 1 / 2, 1 / 6, 1 / 12, 1 / 30, 1 / 60, 1 / 120, 1 / 360]
/** The least distance between two lines, in pixels. */
const minPx = 110

/** Meridians and parallels at round degrees or minutes: something to hold on to where nothing is known. */
export const graticuleOf = (view: View, size: Size): { meridians: GridLine[]; parallels: GridLine[] } => {
  const [west, east] = [0, size.width].map((x) => pointAt({ x, y: size.height / 2 }, view, size).lng)
  const [north, south] = [0, size.height].map((y) => pointAt({ x: size.width / 2, y }, view, size).lat)
  if (west === undefined || east === undefined || north === undefined || south === undefined) return empty
  const span = (((east - west) % 360) + 360) % 360
  const step = steps.findLast((one) => (one / span) * size.width >= minPx)
  if (step === undefined) return empty
  return {
    meridians: multiplesBetween(west, west + span, step).map((degrees) => ({
      at: pixelOf({ lat: view.lat, lng: degrees }, view, size).x,
      degrees: degrees > 180 ? degrees - 360 : degrees,
    })),
    parallels: multiplesBetween(south, north, step).map((degrees) => ({
      at: pixelOf({ lat: degrees, lng: view.lng }, view, size).y,
      degrees,
    })),
  }
}

const empty = { meridians: [], parallels: [] }

const multiplesBetween = (from: number, to: number, step: number): number[] => {
  const first = Math.ceil(from / step)
  return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, index) => (first + index) * step)
}
