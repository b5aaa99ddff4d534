import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import type { DemoServer } from '@sojourn/tools/demo-server'
import { expectArrival, jumpTo, logInByKeys } from './by-keyboard.ts'
import { makeDesignersCompany } from './own-companies.ts'

/**
 * Creates a company with a Designer, two destinations and thirty accommodations, of which those with even numbers are camps.
 */
export const makeLibrary = async (request: APIRequestContext, server: DemoServer) => {
  const { company, designer, call, make } = await makeDesignersCompany(request, server)
  const destination = await make('destinations', { name: 'Etosha' })
  await make('destinations', { name: 'Fish River' })
  for (let n = 1; n <= 30; n += 1) {
    const isCamp = n % 2 === 0
    await make('accommodations', {
      name: `${isCamp ? 'Camp' : 'Lodge'} ${String(n).padStart(2, '0')}`,
      type: isCamp ? 'camp' : 'lodge',
      destination: n <= 10 ? destination : null,
      tags: n === 7 ? ['quiet'] : [],
    })
  }
  return { company, designer, call }
}

/** The same, with its list of accommodations opened at 1440 pixels by keyboard alone. */
export const openLibraryByKeys = async (page: Page, request: APIRequestContext, server: DemoServer): Promise<void> => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { designer } = await makeLibrary(request, server)
  await logInByKeys(page, designer)
  await jumpTo(page, 'accommodations', 'Accommodations')
  await expectArrival(page, /^Accommodations/)
  await expect(rowsOf(page)).toHaveCount(24)
}

/** The rows of the list, without its header. */
export const rowsOf = (page: Page): Locator =>
  page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
