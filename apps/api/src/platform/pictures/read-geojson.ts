import { z } from 'zod'
import { Rejection } from './rejection.ts'
import { onEarth, type TrackContent, type TrackPoint } from './track-point.ts'

/** No real track nests collections this deep. */
const maxDepth = 10

const position = z.array(z.number().nullable()).min(2)
const shape = z.looseObject({ type: z.string() })

/** Reads lines, and points as places with the names of their features: RFC 7946. Other shapes are ignored. */
export const readGeoJson = (bytes: Uint8Array): TrackContent => {
  const content: TrackContent = { lines: [], places: [] }
  addShape(content, parseJson(bytes), '', 0)
  return content
}

const parseJson = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Rejection('it is not valid JSON')
  }
}

const addShape = (content: TrackContent, value: unknown, name: string, depth: number): void => {
  const parsed = shape.safeParse(value)
  // The geometry of a feature may be null.
  if (!parsed.success) return
  if (depth > maxDepth) throw new Rejection(`its shapes are nested more than ${maxDepth} levels deep`)
  const { type, coordinates, geometry, geometries, features, properties } = parsed.data
  const add = (inner: unknown, ofName = name) => addShape(content, inner, ofName, depth + 1)
  switch (type) {
    case 'FeatureCollection':
      for (const feature of listOf(features)) add(feature)
      return
    case 'Feature':
      add(geometry, nameIn(properties))
      return
    case 'GeometryCollection':
      for (const inner of listOf(geometries)) add(inner)
      return
    case 'LineString':
      content.lines.push(lineOf(coordinates))
      return
    case 'MultiLineString':
      for (const line of listOf(coordinates)) content.lines.push(lineOf(line))
      return
    case 'Point':
      content.places.push({ ...pointOf(coordinates), name })
      return
    case 'MultiPoint':
      for (const point of listOf(coordinates)) content.places.push({ ...pointOf(point), name })
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const lineOf = (coordinates: unknown): TrackPoint[] => listOf(coordinates).map(pointOf)

const pointOf = (coordinates: unknown): TrackPoint => {
  const parsed = position.safeParse(coordinates)
  const [longitude, latitude, height] = parsed.data ?? []
  if (typeof longitude !== 'number' || typeof latitude !== 'number')
    throw new Rejection('one of its positions is not a pair of numbers')
  const point = onEarth(longitude, latitude)
  return typeof height === 'number' ? { ...point, height } : point
}

const named = z
  .looseObject({ name: z.string() })
  .or(z.looseObject({ title: z.string() }).transform(({ title }) => ({ name: title })))

const nameIn = (properties: unknown): string => named.safeParse(properties).data?.name ?? ''
