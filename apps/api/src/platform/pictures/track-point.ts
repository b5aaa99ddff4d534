import { Rejection } from './rejection.ts'

/** In degrees; elevation in metres. */
export type TrackPoint = { longitude: number; latitude: number; height?: number }

/** A named waypoint, separate from the lines of a track. */
export type TrackPlace = { name: string; longitude: number; latitude: number }

/** The content of a track file. Lines are separate unless the file says that one continues another. */
export type TrackContent = { lines: TrackPoint[][]; places: TrackPlace[] }

/** Parses a point from coordinates in text. Throws if it is not a point on Earth. */
export const pointAt = (longitude: string | undefined, latitude: string | undefined): TrackPoint =>
  onEarth(coordinateOf(longitude), coordinateOf(latitude))

/** Creates a point from numbers. Throws if it is not a point on Earth. */
export const onEarth = (longitude: number, latitude: number): TrackPoint => {
  if (!(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90))
    throw new Rejection(`one of its points has impossible coordinates: ${latitude}, ${longitude}`)
  return { longitude, latitude }
}

/** The point with its elevation, if that can be parsed. */
export const withHeight = (point: TrackPoint, written: string | undefined): TrackPoint => {
  const height = numberOf(written)
  return height === null ? point : { ...point, height }
}

const coordinateOf = (written: string | undefined): number => {
  const number = numberOf(written)
  if (number === null) throw new Rejection(`it has “${(written ?? '').trim().slice(0, 40)}” where a number should be`)
  return number
}

const numberOf = (written: string | undefined): number | null => {
  const trimmed = written?.trim() ?? ''
  const isNumber = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(trimmed) && Number.isFinite(Number(trimmed))
  return isNumber ? Number(trimmed) : null
}
