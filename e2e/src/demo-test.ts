import { test as base } from '@playwright/test'
import { type DemoServer, startDemoServer } from '@sojourn/tools/demo-server'

/** A test of the whole product with its demo content. All tests of a worker share one server. */
export const test = base.extend<{ baseURL: string }, { server: DemoServer }>({
  server: [
    async ({ browserName: _ }, provide, workerInfo) => {
      const server = await startDemoServer(
        workerInfo.project.name === 'external'
          ? { database: 'external' }
          : { database: 'embedded', copyOf: process.env['DEMO_FOLDER'] },
      )
      await provide(server)
      await server.stop()
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
