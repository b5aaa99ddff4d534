import type { Page } from 'puppeteer-core'
import type { Bench } from './bench.ts'
import { inBrowser, rest } from './browser.ts'
import { median, percentile, tableOf, threeFigures } from './harness.ts'

const atMostMs = 300
const words = ['lodge', 'kudu', 'villa', 'heron', 'baobab', 'marula', 'camp', 'saltpan', 'house', 'leadwood', 'inn']
const letters = ['K', 'B', 'M', 'H', 'F', 'L', 'D', 'S']

/** Measures a list of 100,000 records on the screen: from the click or key to the frame that shows the rows, p95. */
export const lists: Bench = {
  name: 'lists',
  run: ({ rounds }) =>
    inBrowser(async ({ url, page }) => {
      const found: Record<string, number[]> = { 'first page': [], search: [], letter: [] }
      for (let round = 0; round < Math.max(2, Math.ceil(rounds / 2)); round += 1) {
        for (let visit = 0; visit < 10; visit += 1) {
          await page.goto(`${url}/destinations`, { waitUntil: 'networkidle0' })
          found['first page']?.push(
            await timeUntilVisible(
              page,
              () => document.querySelector<HTMLElement>('a[href="/accommodations"]')?.click(),
              '',
            ),
          )
        }
        await rest()
        for (const word of words) {
          await page.click('main input[type="search"]', { count: 3 })
          await page.keyboard.type(word.slice(0, -1))
          const last = word.slice(-1)
          const watching = watch(page, word)
          await page.keyboard.type(last)
          found['search']?.push(await watching)
        }
        await page.click('main input[type="search"]', { count: 3 })
        await page.keyboard.press('Backspace')
        await rest()
        for (const letter of letters)
          found['letter']?.push(
            await timeUntilVisible(
              page,
              (wanted) =>
                [...document.querySelectorAll<HTMLElement>('main a, main button')]
                  .find((one) => one.textContent?.trim() === wanted)
                  ?.click(),
              letter,
            ),
          )
      }
      const rows = Object.entries(found).map(([name, ms]) => ({ name, ms, p95: percentile(ms, 0.95) }))
      return {
        lines: [
          tableOf([
            ['100,000 accommodations', 'median ms', 'p95 ms', 'times'],
            ...rows.map(({ name, ms, p95 }) => [name, threeFigures(median(ms)), threeFigures(p95), String(ms.length)]),
          ]),
        ],
        shortfalls: rows
          .filter(({ p95 }) => p95 > atMostMs)
          .map(({ name, p95 }) => `${name}: ${p95.toFixed(0)} ms, at most ${atMostMs}`),
      }
    }),
}

/** Runs an action in the page and waits for the frame that shows the new rows. */
const timeUntilVisible = async (page: Page, act: (word: string) => void, word: string): Promise<number> => {
  const watching = watch(page, word, word.length === 1)
  await page.evaluate(act, word)
  return watching
}

/**
 * Waits until the first row has changed, contains a word (or begins with a letter) and has been painted. @returns the time
 * since the last key or click, in ms.
 */
const watch = (page: Page, word: string, isLetter = false): Promise<number> =>
  page.evaluate(
    (wanted, begins) =>
      new Promise<number>((resolve, reject) => {
        const rows = () => document.querySelectorAll('main [role="rowheader"], main th[scope="row"]')
        const old = rows()[0]?.textContent ?? ''
        let from = performance.now()
        const begin = () => (from = performance.now())
        addEventListener('keydown', begin, true)
        addEventListener('click', begin, true)
        const timer = setTimeout(() => reject(new Error(`no rows for “${wanted}”`)), 10_000)
        const look = () => {
          const text = rows()[0]?.textContent ?? ''
          const isThere = text !== old && (begins ? text.startsWith(wanted) : text.toLowerCase().includes(wanted))
          if (!isThere) return requestAnimationFrame(look)
          removeEventListener('keydown', begin, true)
          removeEventListener('click', begin, true)
          clearTimeout(timer)
          // The frame after the one that paints it.
          return requestAnimationFrame(() => resolve(performance.now() - from))
        }
        look()
      }),
    word,
    isLetter,
  )
