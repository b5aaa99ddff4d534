import coarse from 'world-atlas/countries-110m.json?url'
import fine from 'world-atlas/countries-50m.json?url'
import { useEffect, useState } from 'react'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { project } from './mercator.ts'

/**
 * The borders of countries (Natural Earth) are one SVG path; the world is this wide, and (0, 0) is its north-western corner.
 */
export const outlineWidth = 1000

type Ring = readonly (readonly number[])[]
type World = Topology<{ countries: GeometryCollection }>

/**
 * The outline as far as it has loaded: empty, then the coarse one, which is cached on the device, then the fine one if it can
 * be loaded.
 */
export const useOutline = (): string => {
  const [path, setPath] = useState('')
  useEffect(() => {
    let isUnmounted = false
    const show = (read: string) => {
      if (!isUnmounted) setPath(read)
    }
    // Without an outline, the map still has its pin and coordinates.
    read(coarse)
      .then(show)
      .catch(() => {})
      .then(() => read(fine))
      .then(show)
      .catch(() => {})
    return () => {
      isUnmounted = true
    }
  }, [])
  return path
}

const cache = new Map<string, Promise<string>>()

const read = (address: string): Promise<string> => {
  const before = cache.get(address)
  if (before) return before
  const reading = readPath(address)
  cache.set(address, reading)
  // A failed request is repeated the next time.
  reading.catch(() => cache.delete(address))
  return reading
}

const readPath = async (address: string): Promise<string> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`the outline answered ${response.status}`)
  const world = asWorld(await response.json())
  return feature(world, world.objects.countries)
    .features.flatMap(({ geometry }) => {
      if (geometry.type === 'Polygon') return geometry.coordinates
      return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : []
    })
    .map(pathOf)
    .join('')
}

/** The file comes from our own build. */
const asWorld = (json: unknown) => json as World

/**
 * A ring that crosses the date line continues beyond it, rather than back around the world. Not Antarctica's, which goes around
 * the pole.
 */
const pathOf = (ring: Ring): string => {
  let before = ring[0]?.[0] ?? 0
  let turns = 0
  const turned = ring.map(([lng = 0, lat = 0]) => {
    if (Math.abs(lng - before) > 180 && lat > -85) turns += lng < before ? 360 : -360
    before = lng
    return [lng + turns, lat]
  })
  const points = (turns === 0 ? turned : ring).map(([lng = 0, lat = 0]) => {
    const { x, y } = project({ lat, lng })
    return `${(x * outlineWidth).toFixed(2)} ${(y * outlineWidth).toFixed(2)}`
  })
  return `M${points.join('L')}Z`
}
