import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { Position } from './map-sheets/clip.ts'
import { cutSheets, shapesOfWorld } from './map-sheets/cut-sheets.ts'

const cacheFolder = fileURLToPath(new URL('../../../node_modules/.cache/map-sheets/', import.meta.url))
const ownFiles = ['map-sheets.ts', 'map-sheets/clip.ts', 'map-sheets/cut-sheets.ts', 'map-sheets/natural-earth-50m.txt']

/**
 * The world at 1 to 10 million, cut into squares that the map loads as it needs them (docs/adr/0021). They are at `#map-sheets`,
 * made once, and again when a file that they are made from changes.
 */
export const mapSheets = (): Plugin => ({
  name: 'map-sheets',
  config: async () => ({ resolve: { alias: { '#map-sheets': await ensureSheets() } } }),
})

const ensureSheets = async (): Promise<string> => {
  const world = await readFile(createRequire(import.meta.url).resolve('world-atlas/countries-10m.json'), 'utf8')
  const own = await Promise.all(ownFiles.map((file) => readFile(new URL(file, import.meta.url), 'utf8')))
  const key = createHash('sha256')
    .update(JSON.stringify([world, own]))
    .digest('hex')
  const folder = join(cacheFolder, key.slice(0, 16))
  if (existsSync(folder)) return folder
  await mkdir(cacheFolder, { recursive: true })
  const previousFolders = await readdir(cacheFolder)
  const tempFolder = await mkdtemp(join(cacheFolder, 'making-'))
  const { land, coast, borders } = shapesOfWorld(JSON.parse(world))
  const { lakes, rivers, towns, regions } = readShapes(own.at(-1) ?? '')
  const sheets = cutSheets({ rings: { land, towns, lakes }, lines: { coast, borders, regions, rivers } })
  for (const [number, sheet] of sheets) await writeFile(join(tempFolder, `sheet-${number}.json`), JSON.stringify(sheet))
  // Renamed in one step, so that a parallel build sees the complete folder or none.
  await rename(tempFolder, folder).catch((error: unknown) => {
    if (!existsSync(folder)) throw error
  })
  for (const other of previousFolders.filter((name) => !name.startsWith('making-')))
    await rm(join(cacheFolder, other), { recursive: true, force: true })
  return folder
}

type Layer = 'lakes' | 'rivers' | 'towns' | 'regions'

/**
 * Each line of the file is a shape: its layer, a position, and steps from there; in 120ths of a degree, longitude first.
 */
const readShapes = (text: string): Record<Layer, Position[][]> => {
  const shapes: Record<Layer, Position[][]> = { lakes: [], rivers: [], towns: [], regions: [] }
  for (const line of text.trimEnd().split('\n')) {
    const [layer = '', ...steps] = line.split(' ')
    if (!isLayer(layer)) throw new Error(`there is no layer ${layer}`)
    let [lng, lat] = [0, 0]
    shapes[layer].push(
      Array.from({ length: steps.length / 2 }, (_, index): Position => {
        lng += Number(steps[2 * index])
        lat += Number(steps[2 * index + 1])
        return [lng / 120, lat / 120]
      }),
    )
  }
  return shapes
}

const isLayer = (layer: string): layer is Layer => ['lakes', 'rivers', 'towns', 'regions'].includes(layer)
