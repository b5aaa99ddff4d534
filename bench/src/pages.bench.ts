import { ensureChromium } from '@sojourn/tools/chromium'
import { startDemoServer } from '@sojourn/tools/demo-server'
import { logInToDemo } from '@sojourn/tools/walk/demo-session'
import type { Bench } from './bench.ts'
import { givingWay, lookAt } from './lighthouse.ts'

const atLeast = { performance: 90, accessibility: 100, 'best-practices': 100 }

/** Runs Lighthouse for the login and home pages. */
export const pages: Bench = {
  name: 'pages',
  run: ({ rounds }) =>
    givingWay(async () => {
      const executablePath = await ensureChromium()
      const server = await startDemoServer({ database: 'embedded' })
      try {
        const { token } = await logInToDemo(server.url, 'owner@demo.test')
        const visits = [
          { name: 'login', path: '/login' },
          { name: 'home', path: '/', token },
        ]
        return await lookAt({ executablePath, url: server.url }, visits, atLeast, Math.max(rounds, 7))
      } finally {
        await server.stop()
      }
    }),
}
