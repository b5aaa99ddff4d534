import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { childrenOf } from '../../test/children-of.ts'
import { ChildTaskError } from '../child/worker-child.ts'
import { detectContentType } from './content-type.ts'
import { hostileDocuments } from './hostile/documents.ts'
import { hostileDrawings } from './hostile/drawings.ts'
import type { HostileFile } from './hostile/hostile-file.ts'
import { hostilePictures } from './hostile/pictures.ts'
import { hostileTracks } from './hostile/tracks.ts'
import { createPictures } from './pictures.ts'
import type { PreparedFile, Variant } from './prepared-file.ts'

const classes = { ...hostilePictures, ...hostileDrawings, ...hostileDocuments, ...hostileTracks }
const { ofEachClass } = inject('hostileRun')
const pictures = createPictures()
afterAll(() => pictures.close())

type Outcome = { rejection: string } | { stopped: string } | { prepared: PreparedFile }

/** What an upload does: detects the type from the bytes, then prepares the file. */
const upload = async (bytes: Uint8Array, formats: 'all' | 'quick'): Promise<Outcome> => {
  const mime = await detectContentType(bytes)
  if (mime === undefined) return { rejection: 'of a kind that is not taken' }
  try {
    return { prepared: await pictures.prepare(bytes, mime, { formats }) }
  } catch (error) {
    if (!(error instanceof ChildTaskError)) throw error
    return error.reason === 'rejected' ? { rejection: error.message } : { stopped: error.message }
  }
}

/** What each child of this process has used, by process id: peak memory in MB, processor time in ms. */
const usedByChildren = (): [number, { memory: number; processor: number }][] => {
  return childrenOf(process.pid).flatMap((child) => {
    try {
      const status = readFileSync(`/proc/${child}/status`, 'utf8')
      const stat = readFileSync(`/proc/${child}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      const memory = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
      return [[child, { memory, processor: 10 * (Number(fields[11]) + Number(fields[12])) }]]
    } catch {
      // The process has ended meanwhile.
      return []
    }
  })
}

const expectClean = async ({ name, mime, bytes }: Variant): Promise<void> => {
  const { format, ...facts } = await sharp(bytes, { failOn: 'warning' }).metadata()
  expect([name, `image/${format === 'heif' ? 'avif' : format}`]).toEqual([name, mime])
  expect([name, facts.exif, facts.icc, facts.xmp, facts.iptc, facts.comments]).toEqual([
    name,
    ...Array(5).fill(undefined),
  ])
  await sharp(bytes, { failOn: 'warning' }).stats()
  // Includes a delimiter next to each word: in two megabytes of noise, four letters occur by chance.
  expect(/<script|<svg[\s>]|<html[\s>]|%PDF-\d/i.test(Buffer.from(bytes).toString('latin1'))).toBe(false)
}

const prepareWithin = async (file: HostileFile, formats: 'all' | 'quick'): Promise<Outcome> => {
  const bytes = await file.bytes()
  let memory = 0
  let processor = 0
  const before = new Map(usedByChildren())
  const look = () => {
    for (const [child, used] of usedByChildren()) {
      memory = Math.max(memory, used.memory)
      processor = Math.max(processor, used.processor - (before.get(child)?.processor ?? 0))
    }
  }
  const watch = setInterval(look, 20)
  const outcome = await upload(bytes, formats)
  look()
  clearInterval(watch)
  expect(memory).toBeLessThanOrEqual(512)
  // Processor time, since the machines are shared. A child is killed shortly after its ten seconds.
  expect(processor).toBeLessThan(10_500)
  return outcome
}

describe.each(Object.entries(classes))('%s', (_name, files) => {
  it.each(files.slice(0, ofEachClass).map((file, index) => [file.name, file, index] as const))(
    '%s',
    async (_name, file, index) => {
      // AVIF takes most of the time, so only the first file of each class is converted to it.
      const outcome = await prepareWithin(file, index === 0 ? 'all' : 'quick')
      const expected = {
        rejected: { rejection: expect.stringMatching(/\w+ \w+/) },
        taken: { prepared: expect.anything() },
        either: expect.anything(),
      }
      expect(outcome).toEqual(expected[file.outcome])
      const variants = 'prepared' in outcome ? outcome.prepared.variants : []
      for (const variant of variants) await expectClean(variant)
    },
  )
})

it('there are enough hostile files', () => {
  const sizes = Object.values(classes).map((files) => files.length)
  expect(sizes.length).toBeGreaterThanOrEqual(14)
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(5)
})
