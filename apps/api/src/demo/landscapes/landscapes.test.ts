import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { drawLandscape } from './drawing.ts'
import { landscapes, scenesPerFamily } from './landscapes.ts'
import { renderLandscapes } from './render-landscapes.ts'

const [first, second, third] = landscapes
if (!first || !second || !third) throw new Error('The catalogue is empty')

describe('the catalogue of landscapes', () => {
  it('holds sixty pictures with names of their own', () => {
    expect(landscapes).toHaveLength(60)
    expect(new Set(landscapes.map(({ name }) => name)).size).toBe(60)
    for (const { name } of landscapes) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  it('shows every scene of every family once', () => {
    const scenes = landscapes.map(({ family, seed }) => `${family} ${seed % scenesPerFamily}`)
    expect(new Set(scenes).size).toBe(60)
  })

  it('describes each picture in one sentence', () => {
    expect(new Set(landscapes.map(({ alt }) => alt)).size).toBe(60)
    for (const { alt } of landscapes) expect(alt).toMatch(/^[A-Z][^.]{20,140}\.$/)
  })
})

describe('drawing a landscape', () => {
  it('gives the same bytes for the same seed and others for another', async () => {
    const size = { width: 240, height: 160 }
    const once = await drawLandscape(first, size)
    expect(once.equals(await drawLandscape(first, size))).toBe(true)
    const details = await drawLandscape({ ...first, seed: first.seed + scenesPerFamily }, size)
    expect(once.equals(details)).toBe(false)
  })

  it('gives a JPEG of 2000 by 1333 pixels and at most 900 kB', async () => {
    const jpeg = await drawLandscape(second)
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 2000, height: 1333 })
    expect(jpeg.length).toBeLessThanOrEqual(900_000)
  })

  it.each(landscapes)('paints light and shade all over $name', async (landscape) => {
    const jpeg = await drawLandscape(landscape, { width: 180, height: 120 })
    const { channels } = await sharp(jpeg).stats()
    for (const { mean, stdev } of channels) {
      expect(mean).toBeGreaterThan(12)
      expect(stdev).toBeGreaterThan(12)
    }
    // A slip of arithmetic (NaN) prints as pure black, which no palette holds over a wide area.
    const { data } = await sharp(jpeg).greyscale().raw().toBuffer({ resolveWithObject: true })
    const black = data.filter((value) => value < 2).length / data.length
    expect(black).toBeLessThan(0.02)
  })
})

describe('rendering into a folder', () => {
  let folder: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'landscapes-'))
  })

  afterEach(async () => {
    await rm(folder, { recursive: true, force: true })
  })

  it('draws what is missing, leaves what is there and reports progress', async () => {
    await writeFile(join(folder, `${first.name}.jpg`), 'kept')
    const progress: string[] = []
    const files = await renderLandscapes(folder, (done, total) => progress.push(`${done}/${total}`), [
      first,
      second,
      third,
    ])
    expect([...files.keys()]).toEqual([first.name, second.name, third.name])
    expect(await readFile(files.get(first.name) ?? '', 'utf8')).toBe('kept')
    expect((await stat(files.get(second.name) ?? '')).size).toBeGreaterThan(20_000)
    expect(progress).toEqual(['1/2', '2/2'])
    expect(await readdir(folder)).toHaveLength(3)
  })

  it('fails with the reason when a picture cannot be drawn', async () => {
    const broken = { ...first, name: 'no/such/folder' }
    await expect(renderLandscapes(folder, undefined, [broken])).rejects.toThrow(/ENOENT/)
  })
})
