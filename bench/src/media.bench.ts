import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPictures } from '@sojourn/api/platform/pictures/pictures'
import type { Bench, BenchReport } from './bench.ts'
import { startChild } from './child.ts'
import { calibrationLine, measureInterleaved, median, ratio, spread, tableOf, threeFigures } from './harness.ts'
import { photograph } from './photograph.ts'

/** The maximum time, relative to sharp alone for the same variants. */
const maxRatioToFloor = 1.3

/** Measures preparing an image. */
export const media: Bench = {
  name: 'media',
  run: async ({ rounds }) => preparing(rounds),
}

/** Creates all variants of a photo of 24 megapixels, in the process for untrusted files and with sharp alone, both warm. */
const preparing = async (rounds: number): Promise<BenchReport> => {
  const bytes = await photograph()
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-bench-media-'))
  const path = join(folder, 'photograph.jpg')
  await writeFile(path, bytes)
  const pictures = createPictures()
  const floor = startChild(new URL('bare-sharp.ts', import.meta.url))
  try {
    const timed = async (work: () => Promise<unknown>) => {
      const start = performance.now()
      await work()
      return { ms: performance.now() - start }
    }
    const prepare = () => timed(() => pictures.prepare(bytes, 'image/jpeg'))
    const bare = () => timed(() => floor.ask<number>({ path }))
    await prepare()
    await bare()
    const { alternatives, calibration } = await measureInterleaved(
      [
        { name: 'prepared', measure: prepare },
        { name: 'bare sharp', measure: bare },
      ],
      rounds,
    )
    const [prepared = [], floored = []] = alternatives.map(({ readings }) => readings.ms ?? [])
    // The reciprocal of the speed compared to the floor: how many times as long it takes.
    const times = 1 / ratio(prepared, floored, 'lower')
    return {
      lines: [
        tableOf([
          [`24 megapixels, ${(bytes.length / 1e6).toFixed(1)} MB, to all variants`, 'ms', 'spread'],
          ...[
            { name: 'prepared', ms: prepared },
            { name: 'bare sharp', ms: floored },
          ].map(({ name, ms }) => [name, threeFigures(median(ms)), `${(100 * spread(ms)).toFixed(0)} %`]),
        ]),
        `${threeFigures(times)} times bare sharp, at most ${maxRatioToFloor}`,
        calibrationLine(calibration),
      ],
      shortfalls:
        times > maxRatioToFloor ? [`media: ${threeFigures(times)} times bare sharp, at most ${maxRatioToFloor}`] : [],
    }
  } finally {
    await Promise.all([pictures.close(), floor.close(), rm(folder, { recursive: true })])
  }
}
