import type { Locator, Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { day, openItinerary, saved } from './open-itinerary.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.setTimeout(120_000)

const place = (label: string, city: string, timezone: string) => ({ label, city, timezone })
const earlier = {
  kind: 'flight',
  title: 'Out',
  day: 1,
  number: 'KL 861',
  carrier: 'KLM Cityhopper',
  origin: place('Amsterdam Airport Schiphol (AMS)', 'Amsterdam', 'Europe/Amsterdam'),
  destination: place('Narita International Airport (NRT)', 'Tokyo', 'Asia/Tokyo'),
  startTime: '14:30',
  endTime: '09:40',
  endDayOffset: 1,
  originTerminal: '2',
}
const flight = (title: string) => ({ uuid: crypto.randomUUID(), kind: 'flight', title, day: 0 })
const formOf = (page: Page, title: string) => page.getByRole('region', { name: `Flight: ${title}`, exact: true })
const field = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true })

test('a flight number fills in an earlier flight by keyboard, which can be undone', async ({
  page,
  request,
  server,
}) => {
  const { call, company, path } = await openItinerary(page, request, server, { segments: [flight('Flight')] })
  const body = {
    title: 'Spring',
    startDate: '2026-05-11',
    dayCount: 3,
    segments: [{ uuid: crypto.randomUUID(), ...earlier }],
  }
  expect((await call('POST', `/v1/${company.uuid}/itineraries/`, body)).status).toBe(201)
  await day(page, 1).getByRole('row', { name: 'Flight' }).click()
  await field(page.getByRole('region', { name: /^Flight: / }), 'Flight number').focus()
  await page.keyboard.type('kl861')
  const form = formOf(page, 'KL861')
  await expect(field(form, 'Airline')).toHaveValue('KLM')
  const found = form.getByRole('status').filter({ hasText: 'Found in another KL861 segment: Spring, 12/05/2026' })
  await expect(found).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const fillIn = form.getByRole('button', { name: 'Fill in Amsterdam AMS – Tokyo NRT' })
  await fillIn.focus()
  await page.keyboard.press('Enter')
  const filled = formOf(page, 'Amsterdam AMS – Tokyo NRT, KL861')
  await expect(filled.getByText('Filled in from another KL861 segment.')).toBeVisible()
  await expect(filled.getByRole('combobox', { name: 'To', exact: true })).toHaveValue(
    'Narita International Airport (NRT)',
  )
  await saved(page)
  expect((await call('GET', path)).json.data.segments[0]).toMatchObject({
    ...earlier,
    title: 'Amsterdam AMS – Tokyo NRT, KL861',
    day: 0,
    number: 'KL861',
    timezone: null,
  })
  const undo = filled.getByRole('button', { name: 'Undo filling in KL861' })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(fillIn).toBeFocused()
  await expect(form.getByRole('combobox', { name: 'From', exact: true })).toHaveValue('')
  await saved(page)
  expect((await call('GET', path)).json.data.segments[0]).toMatchObject({
    title: 'KL861',
    carrier: 'KLM',
    origin: null,
  })
})

test('airports come first, by code, name or city, and a typed title stays', async ({ page, request, server }) => {
  const { call, path } = await openItinerary(page, request, server, { segments: [flight('Flight')] })
  await day(page, 1).getByRole('row', { name: 'Flight' }).click()
  const form = page.getByRole('region', { name: /^Flight: / })
  const from = form.getByRole('combobox', { name: 'From', exact: true })
  await from.fill('tokyo')
  await expect(page.getByRole('option', { name: /\(HND\)/ })).toBeVisible()
  await expect(page.getByRole('option', { name: /\(NRT\)/ })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Other places' }).getByRole('option').first()).toBeVisible()
  await page.getByRole('option', { name: /\(NRT\)/ }).click()
  await expect(formOf(page, 'Tokyo NRT').or(formOf(page, 'Narita NRT'))).toBeVisible()
  await field(form, 'Title').fill('Homeward')
  await form.getByRole('combobox', { name: 'To', exact: true }).fill('schiphol')
  await page.getByRole('option', { name: /\(AMS\)/ }).click()
  await saved(page)
  expect((await call('GET', path)).json.data.segments[0]).toMatchObject({
    title: 'Homeward',
    timezone: 'Asia/Tokyo',
    destination: { city: 'Amsterdam', country: 'NL' },
    endTimezone: 'Europe/Amsterdam',
  })
})

test('each traveller has a seat, baggage, a booking reference and a ticket number', async ({
  page,
  request,
  server,
}) => {
  const { call, company, path } = await openItinerary(page, request, server, { segments: [flight('Out')] })
  const contact = await call('POST', `/v1/${company.uuid}/contacts/`, { givenName: 'Ada', familyName: 'Berg' })
  const { uuid, rev } = (await call('GET', path)).json.data
  expect(uuid).toBeTruthy()
  const travellers = [{ contact: contact.json.data.uuid }]
  expect((await call('PUT', path, { travellers, rev })).status).toBe(200)
  await page.reload()
  await day(page, 1).getByRole('row', { name: 'Out' }).click()
  const form = formOf(page, 'Out')
  await form.getByRole('button', { name: /^Seats and tickets by traveller/ }).click()
  const ticket = form.getByRole('region', { name: 'Ticket of Ada Berg' })
  await field(ticket, 'Seat').fill('12A')
  await field(ticket, 'Baggage').fill('23 kg')
  await field(ticket, 'Booking reference').fill('X7K2PQ')
  await field(ticket, 'Ticket number').fill('074-2400000000')
  await saved(page)
  expect(await findViolations(page)).toEqual([])
  const { segments } = (await call('GET', path)).json.data
  expect(segments[0].tickets).toEqual([
    {
      contact: contact.json.data.uuid,
      seat: '12A',
      baggage: '23 kg',
      bookingReference: 'X7K2PQ',
      ticketNumber: '074-2400000000',
    },
  ])
})
