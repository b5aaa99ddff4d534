import type { Page } from 'puppeteer-core'
import type { Bench } from './bench.ts'
import { inBrowser, rest } from './browser.ts'
import { createItinerary, heard, listen, typingBare } from './editor.bench.ts'
import { percentile, tableOf, threeFigures } from './harness.ts'

const visits = 12
const keys = 200
const edits = 40

/** Measures the price sheet of an itinerary with 300 segments: opening it, moving through it, and changing prices. */
export const priceSheet: Bench = {
  name: 'price-sheet',
  run: () =>
    inBrowser(async (browsing) => {
      const { page, url } = browsing
      const { uuid } = await createItinerary(browsing)
      const bare = await typingBare(browsing)
      await page.goto(`${url}/itineraries/${uuid}`, { waitUntil: 'load' })
      const opened = await openings(page)
      await listen(page)
      const typed = await typing(page)
      const moved = await moving(page)
      const rows = [
        { name: 'opens, p95', value: percentile(opened, 0.95), atMost: 300 },
        { name: 'arrow key to paint, p95', value: percentile(moved, 0.95), atMost: 32 },
        { name: 'key of a price to paint, p95', value: percentile(typed, 0.95), atMost: 32 },
      ]
      return {
        lines: [
          `A key in a field on an empty page takes ${threeFigures(percentile(bare, 0.95))} ms here, p95.`,
          tableOf([
            ['300 rows', 'found', 'at most'],
            ...rows.map(({ name, value, atMost }) => [name, `${threeFigures(value)} ms`, `${atMost} ms`]),
          ]),
        ],
        shortfalls: rows
          .filter(({ value, atMost }) => !(value <= atMost))
          .map(({ name, value, atMost }) => `${name}: ${threeFigures(value)} ms, at most ${atMost} ms`),
      }
    }),
}

const tab = (name: string): string => `xpath/.//*[@role="tab" and normalize-space(.)="${name}"]`
const cells = '[role="grid"][aria-label="Prices of segments"] [aria-colindex="6"][tabindex]'

/** The time from the press on the tab to the frame that shows all rows, in ms, when the code is already cached. */
const openings = async (page: Page): Promise<number[]> => {
  const found: number[] = []
  for (let visit = 0; visit < visits; visit += 1) {
    const price = await page.waitForSelector(tab('Price'))
    const watching = page.evaluate(
      (wanted) =>
        new Promise<number>((resolve) => {
          let from = Number.NaN
          addEventListener('pointerdown', () => (from = performance.now()), { capture: true, once: true })
          const look = () =>
            document.querySelectorAll(wanted).length >= 300
              ? requestAnimationFrame(() => resolve(performance.now() - from))
              : requestAnimationFrame(look)
          look()
        }),
      cells,
    )
    await price?.click()
    const ms = await watching
    // The first time, the code of the tab is loaded.
    if (visit > 0) found.push(ms)
    await rest()
    if (visit === visits - 1) continue
    await (await page.waitForSelector(tab('People')))?.click()
    await page.waitForFunction((wanted) => document.querySelector(wanted) === null, {}, cells)
    await rest()
  }
  return found
}

const press = async (page: Page, ...pressed: Parameters<Page['keyboard']['press']>[0][]): Promise<void> => {
  for (const key of pressed) {
    await page.keyboard.press(key)
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
}

const focusedAt = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.id ?? '')

/** Arrow keys, from the cell that has the focus. */
const moving = async (page: Page): Promise<number[]> => {
  const from = await focusedAt(page)
  for (let key = 0; key < keys; key += 1) await press(page, key % 8 === 7 ? 'ArrowRight' : 'ArrowDown')
  const to = await focusedAt(page)
  if (from === to || !/-\d+-\d+$/.test(to)) throw new Error(`the focus went from ${from} to ${to}`)
  return heard(page, keys)
}

/** Types a price over another, row by row; Enter stores it and prices the itinerary again. */
const typing = async (page: Page): Promise<number[]> => {
  await (await page.waitForSelector(cells))?.click()
  for (let edit = 0; edit < edits; edit += 1) await press(page, 'Digit7', 'Digit5', 'Digit0', 'Digit1', 'Enter')
  const changed = await page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)].filter((cell) => /7[,.]?501/.test(cell.textContent ?? '')).length,
    cells,
  )
  if (changed < edits)
    throw new Error(`only ${changed} of ${edits} prices were changed, with the focus at ${await focusedAt(page)}`)
  return heard(page, 5 * edits)
}
