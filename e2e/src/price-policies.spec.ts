import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { getCaller, makeCompany, makeSomebody } from './own-companies.ts'
import { openItinerary, saved } from './open-itinerary.ts'

test.describe.configure({ timeout: 180_000 })

const euros = (amount: number) => ({ amount, currency: 'EUR' })
const rule = (fields: object) => ({ supplier: null, kind: null, markupBps: null, marginBps: null, ...fields })

const choose = async (page: Page, box: string, text: string, option: string) => {
  await page.getByRole('combobox', { name: box }).fill(text)
  await page.getByRole('option', { name: option, exact: true }).click()
}
const fill = async (page: Page, box: string, text: string) => {
  await page.getByRole('textbox', { name: box, exact: true }).fill(text)
  await page.keyboard.press('Tab')
}
const select = async (page: Page, button: RegExp, option: string) => {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('an Admin sets price defaults, and a new itinerary is priced by them', async ({ page, request, server }) => {
  const company = await makeCompany(request)
  const admin = await makeSomebody(request, server, company, 'Admin')
  const call = await getCaller(request, admin)
  expect((await call('PUT', `/v1/tenants/${company.uuid}`, { currency: 'EUR' })).status).toBe(200)
  const { json } = await call('POST', `/v1/${company.uuid}/suppliers/`, { name: 'Desert Stays' })
  const supplier = json.data.uuid

  await logIn(page, admin, '/settings')
  await fill(page, 'Markup', '10')
  await choose(page, 'Add a markup for a kind of segment', 'fli', 'Flight')
  // A new rule changes no price: it starts with the general markup.
  await expect(page.getByRole('textbox', { name: 'Markup for Flight' })).toHaveValue('10')
  await fill(page, 'Markup for Flight', '3')
  await choose(page, 'Add a markup for a supplier', 'desert', 'Desert Stays')
  await fill(page, 'Markup for Desert Stays', '25')
  await select(page, /Markup or margin for Desert Stays/, 'Margin')
  await expect(page.getByRole('textbox', { name: 'Margin for Desert Stays' })).toHaveValue('20')
  await expect(page.getByText('A markup of 25%.', { exact: true })).toBeVisible()
  await choose(page, 'Add a tax for a kind of segment', 'stay', 'Stay')
  await fill(page, 'Tax for Stay', '5')
  await fill(page, 'Service fee', '150')
  await fill(page, 'Agency commission', '12')
  await select(page, /Round prices up to/, '10 EUR')
  // A kind that has a rule cannot be added again.
  await page.getByRole('combobox', { name: 'Add a markup for a kind of segment' }).fill('flight')
  await expect(page.getByText('No kind of segment found.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Settings saved').first()).toBeVisible()

  const defaults = {
    markupBps: 1000,
    markupRules: [rule({ kind: 'flight', markupBps: 300 }), rule({ supplier, marginBps: 2000 })],
    taxRules: [{ kind: 'accommodation', taxBps: 500 }],
    serviceFee: euros(15_000),
    agencyCommissionBps: 1200,
    roundTo: 1000,
  }
  expect((await call('GET', `/v1/tenants/${company.uuid}`)).json.data.defaults).toMatchObject(defaults)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Margin for Desert Stays' })).toHaveValue('20')
  await page.getByRole('button', { name: 'Remove Flight' }).click()
  await expect(page.getByRole('textbox', { name: 'Markup for Flight' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).filter({ hasText: 'Undo' }).click()
  await expect(page.getByRole('textbox', { name: 'Markup for Flight' })).toHaveValue('3')

  const segment = (fields: object) => ({ uuid: randomUUID(), day: 0, net: euros(10_000), ...fields })
  const created = await call('POST', `/v1/${company.uuid}/itineraries/`, {
    title: 'Slow water',
    priceMode: 'total',
    segments: [
      segment({ kind: 'flight', title: 'Flight north' }),
      segment({ kind: 'accommodation', title: 'Dune Camp', supplier }),
      segment({ kind: 'transfer', title: 'To the airport' }),
    ],
  })
  expect(created.status, JSON.stringify(created.json)).toBe(201)
  await page.goto(`/itineraries/${created.json.data.uuid}`)
  await page.getByRole('tab', { name: 'Price', exact: true }).click()
  // 103.00 + 131.25 + 110.00 + 150.00, rounded up to a multiple of 10.
  await expect(summaryOf(page)).toContainText('€500.00')
  await expect(page.getByRole('textbox', { name: 'Margin for Desert Stays' })).toHaveValue('20')
})

const summaryOf = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Price summary' }) })

test('a Designer gives an itinerary rules of its own, which an Agent does not see', async ({
  page,
  request,
  server,
}) => {
  const { call, company, path } = await openItinerary(page, request, server, {
    currency: 'EUR',
    priceMode: 'total',
    markupBps: 1000,
    segments: [
      { uuid: randomUUID(), day: 0, kind: 'excursion', title: 'Walk', net: euros(10_000) },
      { uuid: randomUUID(), day: 0, kind: 'flight', title: 'Flight home', net: euros(20_000) },
    ],
  })
  await page.getByRole('tab', { name: 'Price', exact: true }).click()
  const section = page.getByRole('button', { name: 'Markup and tax by kind or supplier' })
  await expect(section).toHaveAttribute('aria-expanded', 'false')
  await section.click()
  await choose(page, 'Add a markup for a kind of segment', 'flight', 'Flight')
  await expect(summaryOf(page)).toContainText('€330.00')
  await fill(page, 'Markup for Flight', '0')
  await expect(summaryOf(page)).toContainText('€310.00')
  await select(page, /Markup or margin for Flight/, 'Margin')
  await fill(page, 'Margin for Flight', '20')
  await expect(page.getByText('A markup of 25%.', { exact: true })).toBeVisible()
  await expect(summaryOf(page)).toContainText('€360.00')
  await choose(page, 'Add a tax for a kind of segment', 'excursion', 'Excursion')
  await fill(page, 'Tax for Excursion', '10')
  await expect(summaryOf(page)).toContainText('€371.00')
  await expectNoViolations(page)
  await saved(page)
  expect((await call('GET', path)).json.data).toMatchObject({
    markupRules: [rule({ kind: 'flight', marginBps: 2000 })],
    taxRules: [{ kind: 'excursion', taxBps: 1000 }],
  })

  await page.getByRole('button', { name: 'Remove Flight', exact: true }).click()
  await expect(summaryOf(page)).toContainText('€341.00')
  await page.getByRole('button', { name: 'Undo: Removed markup rule 1' }).click()
  await expect(summaryOf(page)).toContainText('€371.00')
  await saved(page)

  const agent = await makeSomebody(request, server, company, 'Agent')
  const itinerary = (await call('GET', path)).json.data
  const shared = await call('PUT', path, { contributors: [agent.uuid], rev: itinerary.rev })
  expect(shared.status, JSON.stringify(shared.json)).toBe(200)
  await logIn(page, agent, `/itineraries/${itinerary.uuid}`)
  await page.getByRole('tab', { name: 'Price', exact: true }).click()
  await expect(summaryOf(page)).toContainText('€371.00')
  await expect(section).toHaveCount(0)
})
