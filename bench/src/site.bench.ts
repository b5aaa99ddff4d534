import { ensureChromium } from '@sojourn/tools/chromium'
import { startDemoServer } from '@sojourn/tools/demo-server'
import type { Bench } from './bench.ts'
import { givingWay, lookAt } from './lighthouse.ts'

const atLeast = { performance: 95, accessibility: 95, 'best-practices': 95, seo: 95 }
const sites = ['kalahari-trails', 'kalahari-trails-cape', 'atlas-and-anchor', 'nordic-drift']

/** Runs Lighthouse for every page that the demo companies publish. */
export const site: Bench = {
  name: 'site',
  run: ({ rounds }) =>
    givingWay(async () => {
      const executablePath = await ensureChromium()
      const server = await startDemoServer({ database: 'embedded' })
      try {
        const maps = await Promise.all(
          sites.map(async (slug) => (await fetch(`${server.url}/c/${slug}/sitemap.xml`)).text()),
        )
        const paths = maps.flatMap((map) =>
          [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname),
        )
        const visits = paths.map((path) => ({ name: path, path }))
        return await lookAt({ executablePath, url: server.url }, visits, atLeast, Math.min(rounds, 3))
      } finally {
        await server.stop()
      }
    }),
}
