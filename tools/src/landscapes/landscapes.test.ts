import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { landscapes, landscapesFolder, landscapeSize } from '@sojourn/demo/landscapes'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawLandscape } from './drawing.ts'
import { paintings, scenesPerFamily } from './paintings.ts'
import { renderLandscapes } from './render-landscapes.ts'

const folder = fileURLToPath(landscapesFolder)
const [first, second] = paintings
if (!first || !second) throw new Error('The catalogue is empty')

describe('the catalogue of landscapes', () => {
  it('contains sixty images with unique names', () => {
    expect(landscapes).toHaveLength(60)
    expect(new Set(landscapes.map(({ name }) => name)).size).toBe(60)
    for (const { name } of landscapes) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  it('uses every scene of every family once', () => {
    const scenes = paintings.map(({ family, seed }) => `${family} ${seed % scenesPerFamily}`)
    expect(new Set(scenes).size).toBe(60)
  })

  it('describes each image in one sentence', () => {
    expect(new Set(landscapes.map(({ alt }) => alt)).size).toBe(60)
    for (const { alt } of landscapes) expect(alt).toMatch(/^[A-Z][^.]{20,140}\.$/)
  })
})

describe('the committed images', () => {
  it('are those of the catalogue, at most 12 MB together', async () => {
    const files = await readdir(folder)
    expect(files.toSorted()).toEqual(landscapes.map(({ name }) => `${name}.jpg`).toSorted())
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(12_000_000)
  })

  it.each(paintings)('show $name as it is painted now', async (painting) => {
    const file = join(folder, `${painting.name}.jpg`)
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', ...landscapeSize })
    const painted = await thumbnail(await drawLandscape(painting, { width: 360, height: 240 }))
    // Small stars are brighter in a small image. Two different landscapes differ by at least 20.
    expect(meanDifference(painted, await thumbnail(file))).toBeLessThan(8)
  })
})

describe('drawing a landscape', () => {
  it('produces the same bytes for the same seed, and different ones for another', async () => {
    const size = { width: 240, height: 160 }
    const once = await drawLandscape(first, size)
    expect(once.equals(await drawLandscape(first, size))).toBe(true)
    const details = await drawLandscape({ ...first, seed: first.seed + scenesPerFamily }, size)
    expect(once.equals(details)).toBe(false)
  })
})

describe('rendering into a folder', () => {
  it('paints what is committed, in full size, and reports it', async () => {
    await inFolder(async (target) => {
      const painted: string[] = []
      await renderLandscapes(target, [first, second], (name) => painted.push(name))
      expect(painted.toSorted()).toEqual([first.name, second.name].toSorted())
      for (const file of painted.map((name) => `${name}.jpg`)) {
        expect(await sharp(join(target, file)).metadata()).toMatchObject({ format: 'jpeg', ...landscapeSize })
        const committed = await thumbnail(join(folder, file))
        expect(meanDifference(await thumbnail(join(target, file)), committed)).toBeLessThan(1)
      }
    })
  })

  it('fails with the reason if an image cannot be drawn', async () => {
    await inFolder(async (target) => {
      const broken = { ...first, name: 'no/such/folder' }
      await expect(renderLandscapes(target, [broken], () => {})).rejects.toThrow(/ENOENT/)
    })
  })
})

const inFolder = async (work: (folder: string) => Promise<void>): Promise<void> => {
  const target = await mkdtemp(join(tmpdir(), 'landscapes-'))
  try {
    await work(target)
  } finally {
    await rm(target, { recursive: true, force: true })
  }
}

const thumbnail = (picture: string | Buffer): Promise<Buffer> => sharp(picture).resize(30, 20).raw().toBuffer()

/** The mean difference between the colour components of two images, out of 255. */
const meanDifference = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length
