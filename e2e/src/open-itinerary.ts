import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { DemoServer } from '@sojourn/tools/demo-server'
import { expect } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { getCaller, makeCompany, makeSomebody } from './own-companies.ts'

/** Creates a company with a designer and an itinerary of three days, and opens its Days tab. */
export const openItinerary = async (
  page: Page,
  request: APIRequestContext,
  server: DemoServer,
  fields: object = {},
) => {
  const company = await makeCompany(request)
  const designer = await makeSomebody(request, server, company, 'Designer')
  const call = await getCaller(request, designer)
  const created = await call('POST', `/v1/${company.uuid}/itineraries/`, {
    title: 'Slow water',
    startDate: '2027-05-14',
    dayCount: 3,
    ...fields,
  })
  expect(created.status, JSON.stringify(created.json)).toBe(201)
  await logIn(page, designer, `/itineraries/${created.json.data.uuid}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Slow water' })).toBeAttached({ timeout: 30_000 })
  return { call, company, designer, path: `/v1/${company.uuid}/itineraries/${created.json.data.uuid}` }
}

/** Waits until the server has saved every change. */
export const saved = async (page: Page, timeout = 15_000) =>
  expect(page.getByRole('status', { name: 'Changes' })).toHaveText('All changes saved', { timeout })

/** The list of one day. */
export const day = (page: Page, n: number): Locator => page.getByRole('grid', { name: new RegExp(`^Day ${n}\\b`) })
const rows = (page: Page, n: number): Promise<string[]> => day(page, n).getByRole('row').allInnerTexts()
/** The titles of the segments of a day, in order. */
export const titles = async (page: Page, n: number): Promise<string[]> =>
  (await rows(page, n)).map((text) => text.split('\n')[0] ?? '')

/** Waits until a day has segments with these titles, in this order. */
export const expectTitles = (page: Page, n: number, expected: readonly string[]) =>
  expect.poll(() => titles(page, n)).toEqual(expected)

/** Opens one of the two ways to add a segment at the end of a day. */
export const addTo = async (page: Page, n: number, way: 'Add from library' | 'Add custom segment') => {
  await page.getByRole('button', { name: `Add to day ${n}`, exact: true }).click()
  await page.getByRole('menuitem', { name: way }).click()
}
