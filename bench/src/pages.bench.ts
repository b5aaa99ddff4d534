import lighthouse from 'lighthouse'
import { launch } from 'puppeteer-core'
import { chromiumArguments, ensureChromium } from '@sojourn/tools/chromium'
import { startDemoServer } from '@sojourn/tools/demo-server'
import { logInToDemo } from '@sojourn/tools/walk/demo-session'
import type { Bench } from './bench.ts'
import { median, tableOf } from './harness.ts'

const atLeast: Readonly<Record<string, number>> = { performance: 90, accessibility: 100, 'best-practices': 100 }

/**
 * Lighthouse with its mobile settings (a slow phone on a slow network, simulated) over login and home; the median counts. It
 * multiplies what the clock showed, so neighbours on the machine take points away: the best visit stands beside it.
 */
export const pages: Bench = {
  name: 'pages',
  run: async ({ rounds }) => {
    const executablePath = await ensureChromium()
    const server = await startDemoServer({ database: 'embedded' })
    try {
      const { token } = await logInToDemo(server.url, 'owner@demo.test')
      const measure = async (name: string, path: string, kept?: string) => {
        const runs: Record<string, number>[] = []
        for (let n = 0; n < Math.max(rounds, 7); n += 1)
          runs.push(await scoresOf(executablePath, server.url, path, kept))
        const all = Object.keys(atLeast).map((what) => runs.map((run) => run[what] ?? 0))
        return { name, scores: all.map(median), best: all.map((some) => Math.max(...some)) }
      }
      const rows = [await measure('login', '/login'), await measure('home', '/', token)]
      return {
        lines: [
          tableOf([
            ['Lighthouse, mobile', ...Object.keys(atLeast)],
            ...rows.map(({ name, scores, best }) => [
              name,
              ...scores.map((score, n) => `${score.toFixed(0)} (best ${best[n]?.toFixed(0)})`),
            ]),
          ]),
        ],
        shortfalls: rows.flatMap(({ name, scores }) =>
          Object.entries(atLeast).flatMap(([what, least], n) =>
            (scores[n] ?? 0) < least ? [`${name}: ${what} ${(scores[n] ?? 0).toFixed(0)}, at least ${least}`] : [],
          ),
        ),
      }
    } finally {
      await server.stop()
    }
  },
}

/** One visit by a browser that has never been here and, with a token, is logged in. */
const scoresOf = async (
  executablePath: string,
  url: string,
  path: string,
  token = '',
): Promise<Record<string, number>> => {
  const browser = await launch({ executablePath, args: chromiumArguments() })
  try {
    const [page] = await browser.pages()
    if (!page) throw new Error('the browser has no page')
    // A file of the same origin that brings nothing of the app along.
    await page.goto(`${url}/favicon.svg`)
    await page.evaluate((mine) => mine && localStorage.setItem('sojourn.token', mine), token)
    const flags = { logLevel: 'error', onlyCategories: Object.keys(atLeast), disableStorageReset: true } as const
    const result = await lighthouse(`${url}${path}`, flags, undefined, page)
    if (!result || result.lhr.runtimeError)
      throw new Error(`${path}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
    const { categories } = result.lhr
    return Object.fromEntries(Object.keys(atLeast).map((name) => [name, 100 * (categories[name]?.score ?? 0)]))
  } finally {
    await browser.close()
  }
}
