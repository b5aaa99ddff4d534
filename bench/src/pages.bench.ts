import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { chromiumArguments, ensureChromium } from '@sojourn/tools/chromium'
import { startDemoServer } from '@sojourn/tools/demo-server'
import { logInToDemo } from '@sojourn/tools/walk/demo-session'
import { freePort } from '@sojourn/tools/free-port'
import type { Bench } from './bench.ts'
import { median, tableOf } from './harness.ts'

const atLeast: Readonly<Record<string, number>> = { performance: 90, accessibility: 100, 'best-practices': 100 }

/** Lighthouse with its mobile settings (a slow phone on a slow network, simulated) over login and home. */
export const pages: Bench = {
  name: 'pages',
  run: async ({ rounds }) => {
    const executablePath = await ensureChromium()
    const server = await startDemoServer({ database: 'embedded' })
    const profile = await mkdtemp(join(tmpdir(), 'sojourn-bench-pages-'))
    const port = await freePort()
    const browser = await chromium.launchPersistentContext(profile, {
      executablePath,
      args: [...chromiumArguments(), `--remote-debugging-port=${port}`],
    })
    try {
      const scoresOf = async (path: string): Promise<Record<string, number>> => {
        const result = await lighthouse(`${server.url}${path}`, {
          port,
          output: 'json',
          logLevel: 'error',
          onlyCategories: Object.keys(atLeast),
          disableStorageReset: true,
        })
        const categories = result?.lhr.categories ?? {}
        return Object.fromEntries(Object.keys(atLeast).map((name) => [name, 100 * (categories[name]?.score ?? 0)]))
      }
      const measure = async (name: string, path: string) => {
        const runs: Record<string, number>[] = []
        for (let n = 0; n < Math.min(rounds, 3); n += 1) runs.push(await scoresOf(path))
        return { name, scores: Object.keys(atLeast).map((what) => median(runs.map((run) => run[what] ?? 0))) }
      }
      const login = await measure('login', '/login')
      const { token } = await logInToDemo(server.url, 'owner@demo.test')
      const page = await browser.newPage()
      await page.goto(`${server.url}/login`)
      await page.evaluate((mine) => localStorage.setItem('sojourn.token', mine), token)
      await page.close()
      const rows = [login, await measure('home', '/')]
      return {
        lines: [
          tableOf([
            ['Lighthouse, mobile', ...Object.keys(atLeast)],
            ...rows.map(({ name, scores }) => [name, ...scores.map((score) => score.toFixed(0))]),
          ]),
        ],
        shortfalls: rows.flatMap(({ name, scores }) =>
          Object.entries(atLeast).flatMap(([what, least], n) =>
            (scores[n] ?? 0) < least ? [`${name}: ${what} ${(scores[n] ?? 0).toFixed(0)}, at least ${least}`] : [],
          ),
        ),
      }
    } finally {
      await browser.close()
      await server.stop()
      await rm(profile, { recursive: true, force: true })
    }
  },
}
