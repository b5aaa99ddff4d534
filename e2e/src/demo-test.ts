import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { startDemoCluster } from '@sojourn/tools/demo-cluster'
import { type DemoServer, startDemoServer } from '@sojourn/tools/demo-server'

/** Starts the product in the setup that the Playwright project is named after. */
const startServerFor = (project: string): Promise<DemoServer> => {
  const copyOf = process.env['DEMO_FOLDER']
  if (project === 'external') return startDemoServer({ database: 'external' })
  if (project === 'embedded') return startDemoServer({ database: 'embedded', copyOf })
  if (copyOf === undefined) throw new Error('there is no folder with the demo content')
  const extras = (['pooler', 'replica'] as const).filter((name) => project.includes(name))
  if (extras.length === 0) throw new Error(`CLUSTER is pooler, replica or both, not ${project}`)
  return startDemoCluster(extras, copyOf)
}

/**
 * A test of the whole product with its demo content. All tests of a worker share one server. What it printed is written to the folder
 * of results.
 */
export const test = base.extend<{ baseURL: string }, { server: DemoServer }>({
  server: [
    async ({ browserName: _ }, provide, workerInfo) => {
      const server = await startServerFor(workerInfo.project.name)
      await provide(server)
      try {
        await server.stop()
      } finally {
        const { outputDir } = workerInfo.project
        await mkdir(outputDir, { recursive: true })
        await writeFile(join(outputDir, `server-${workerInfo.workerIndex}.log`), server.output())
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ server }, provide) => {
    await provide(server.url)
  },
  // A request may still be on its way through `page.route` when a test ends; that is no failure.
  context: async ({ context }, provide) => {
    await provide(context)
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
  page: async ({ page }, provide) => {
    await provide(page)
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

export { expect } from '@playwright/test'
