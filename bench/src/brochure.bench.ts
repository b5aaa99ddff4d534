import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { assemble } from '@sojourn/api/assemble'
import { readConfig } from '@sojourn/api/config'
import { seedDemo } from '@sojourn/api/demo/seed'
import { asServerOf } from '@sojourn/api/identity/authenticate'
import type { Context } from '@sojourn/api/kit/context'
import type { BrochurePrinter } from '@sojourn/api/platform/brochure/printer'
import { openDatabase } from '@sojourn/api/platform/db/open-database'
import { printBrochure, sourcesOfBrochure } from '@sojourn/api/resources/publications/print-brochure'
import { servedResources } from '@sojourn/api/served-resources'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import type { Bench } from './bench.ts'
import { calibrationLine, measureInterleaved, median, spread, tableOf, threeFigures } from './harness.ts'

const checkout = fileURLToPath(new URL('../..', import.meta.url))
const longestSeconds = 1
const maxMegabytes = 6

/** Measures printing the brochure of the longest demo itinerary, from cropping images to typesetting, by warm processes. */
export const brochure: Bench = {
  name: 'brochure',
  run: async ({ rounds }) =>
    withDemo(async (ctx) => {
      const { deps } = ctx
      const publication = await longestPublication(ctx)
      const pictures = await sourcesOfBrochure(ctx, publication)
      let bytes = (await printBrochure(deps, publication, pictures)).length
      let setting = 0
      const print: BrochurePrinter['print'] = async (...given) => {
        const start = performance.now()
        const pdf = await deps.printer.print(...given)
        setting = performance.now() - start
        return pdf
      }
      const timed = { ...deps, printer: { ...deps.printer, print } }
      const run = await measureInterleaved(
        [
          {
            name: `${publication.days.length} days`,
            measure: async () => {
              const start = performance.now()
              bytes = (await printBrochure(timed, publication, pictures)).length
              const whole = performance.now() - start
              return { 'cutting the pictures': whole - setting, 'setting the pages': setting, both: whole }
            },
          },
        ],
        rounds,
      )
      const readings = Object.entries(run.alternatives[0]?.readings ?? {})
      const seconds = median(run.alternatives[0]?.readings.both ?? []) / 1000
      const megabytes = bytes / 1e6
      return {
        lines: [
          tableOf([
            [`brochure of ${publication.title}, ${publication.days.length} days`, 'ms', 'spread'],
            ...readings.map(([what, ms]) => [what, threeFigures(median(ms)), `${(100 * spread(ms)).toFixed(0)} %`]),
          ]),
          `size: ${megabytes.toFixed(2)} MB`,
          calibrationLine(run.calibration),
        ],
        shortfalls: [
          ...(seconds > longestSeconds ? [`brochure: ${seconds.toFixed(2)} s, at most ${longestSeconds} s`] : []),
          ...(megabytes > maxMegabytes ? [`brochure: ${megabytes.toFixed(2)} MB, at most ${maxMegabytes} MB`] : []),
        ],
      }
    }),
}

/** Loads the demo content into a temporary database, like `npm start`. */
const withDemo = async <T>(work: (ctx: Context) => Promise<T>): Promise<T> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sojourn-bench-brochure-'))
  const config = readConfig({ DATA_DIR: dataDir })
  const database = await openDatabase(config.database, { migrations: join(checkout, 'apps/api/src/migrations') })
  const publicUrl = () => 'http://localhost'
  const { deps, close } = await assemble({
    config,
    databaseUrl: database.url,
    publicUrl,
    webFolder: null,
    level: 'warn',
  })
  try {
    const asServer = asServerOf(deps, (error) => console.error(error))
    await seedDemo({ deps, asServer, servedResources, log: console.log })
    const { rows } = await deps.pool.query<{ uuid: string }>(`select uuid from tenants where slug = 'kalahari-trails'`)
    return await asServer(rows[0]?.uuid ?? '', 'bench', work)
  } finally {
    await close()
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const longestPublication = async (ctx: Context): Promise<Publication> => {
  const [found] = await ctx.tx.query<{ content: Publication }>(
    `select content from publications where tenant = $1 order by jsonb_array_length(content->'days') desc limit 1`,
    [ctx.tenant],
  )
  if (!found) throw new Error('the demo has published nothing')
  return found.content
}
