import { setPriority } from 'node:os'
import lighthouse from 'lighthouse'
import { launch } from 'puppeteer-core'
import { chromiumArguments } from '@sojourn/tools/chromium'
import { median, tableOf } from './harness.ts'

/** A page for Lighthouse to visit, logged out unless a token is given. */
export type Visit = { name: string; path: string; token?: string }
/** The minimum scores, from 0 to 100, by category. */
export type Points = Readonly<Record<string, number>>

const maxAttempts = 3
const lowPriority = 10

/**
 * Gives this process, and the servers it starts, a lower priority than the browser. The browser represents a device with its
 * own processor, so any CPU time that the others take would make it appear slower.
 */
export const givingWay = async <T>(work: () => Promise<T>): Promise<T> => {
  setPriority(lowPriority)
  try {
    return await work()
  } finally {
    resetPriority()
  }
}

/** Resets the priority, if the user has permission for that. */
const resetPriority = (): void => {
  try {
    setPriority(0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SYSTEM_ERROR') throw error
  }
}

/**
 * Runs Lighthouse with its mobile settings, which simulate a slow phone on a slow network. The median of `rounds` visits
 * counts. Lighthouse scales the measured times, so other load on the machine lowers the score: the best visit is shown too.
 */
export const lookAt = async (
  { executablePath, url }: { executablePath: string; url: string },
  visits: readonly Visit[],
  atLeast: Points,
  rounds: number,
): Promise<{ lines: string[]; shortfalls: string[] }> => {
  const rows = []
  for (const visit of visits) {
    const runs: Record<string, number>[] = []
    for (let n = 0; n < rounds; n += 1) runs.push(await measureScores(executablePath, url, visit, Object.keys(atLeast)))
    const all = Object.keys(atLeast).map((what) => runs.map((run) => run[what] ?? 0))
    rows.push({ name: visit.name, scores: all.map(median), best: all.map((some) => Math.max(...some)) })
  }
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
}

/** The scores of one visit by a new browser. It is retried if Lighthouse could not record the visit. */
const measureScores = async (
  executablePath: string,
  url: string,
  visit: Visit,
  categories: string[],
): Promise<Record<string, number>> => {
  for (let tries = 1; ; tries += 1) {
    const scores = await visited(executablePath, url, visit, categories)
    if (typeof scores !== 'string') return scores
    if (tries === maxAttempts) throw new Error(`${visit.path}: ${scores}`)
  }
}

const visited = async (
  executablePath: string,
  url: string,
  { path, token = '' }: Visit,
  categories: string[],
): Promise<Record<string, number> | string> => {
  resetPriority()
  const browser = await launch({ executablePath, args: chromiumArguments() })
  setPriority(lowPriority)
  try {
    const [page] = await browser.pages()
    if (!page) throw new Error('the browser has no page')
    // A file of the same origin that does not load the app.
    await page.goto(`${url}/favicon.svg`)
    await page.evaluate((mine) => mine && localStorage.setItem('sojourn.token', mine), token)
    const flags = { logLevel: 'error', onlyCategories: categories, disableStorageReset: true } as const
    const result = await lighthouse(`${url}${path}`, flags, undefined, page)
    if (!result) return 'no result'
    if (result.lhr.runtimeError) return result.lhr.runtimeError.message
    return Object.fromEntries(categories.map((name) => [name, 100 * (result.lhr.categories[name]?.score ?? 0)]))
  } finally {
    await browser.close()
  }
}
