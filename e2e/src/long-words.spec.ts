import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { getCaller, makeSomebody } from './own-companies.ts'
import { sampled } from './sampled.ts'

/** A word of about sixty letters, which is longer than a line on a small phone. */
const word = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochab'
const rich = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: word }] },
    { type: 'paragraph', content: [{ type: 'text', text: word }] },
    {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: word }] }] },
        { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: word }] }] },
      ],
    },
  ],
}
const place = (lat: number) => ({ label: word, city: word, lat, lng: 16, country: 'NA', timezone: 'Africa/Windhoek' })
const money = { amount: 1_234_567_890, currency: 'EUR' }

const segment = (fields: object) => ({
  uuid: randomUUID(),
  day: 0,
  title: word,
  description: rich,
  notesClient: word,
  included: [word],
  excluded: [word],
  ...fields,
})

const itineraryInput = {
  title: word,
  subtitle: word,
  summary: rich,
  highlights: [word, `${word}-2`],
  travelStyles: [word.slice(0, 40)],
  startDate: '2027-05-01',
  dayCount: 2,
  days: [
    { uuid: randomUUID(), title: word, routeLine: word, description: rich },
    { uuid: randomUUID(), title: `${word}-2` },
  ],
  segments: [
    segment({ kind: 'accommodation', nights: 1, location: place(-22), rooms: [{ type: word, count: 2 }], net: money }),
    segment({
      kind: 'flight',
      day: 1,
      startTime: '10:00',
      endTime: '12:00',
      origin: place(-22),
      destination: place(-33),
      carrier: word,
      class: word.slice(0, 40),
      net: money,
    }),
  ],
  priceMode: 'itemised',
  currency: 'EUR',
  displayPrice: money,
  priceIncludes: rich,
  priceExcludes: rich,
  paymentSchedule: [{ label: word, amount: money, due: '2027-01-01' }],
  terms: rich,
}

const blocks = [
  { type: 'hero', title: word, subtitle: word },
  { type: 'text', body: rich },
  { type: 'team', title: word, members: [{ name: word, role: word, about: word }] },
  { type: 'faq', title: word, items: [{ question: word, answer: rich }] },
  { type: 'quote', text: word, author: word },
  { type: 'enquiry_form', title: word, intro: word },
].map((block) => ({ uuid: randomUUID(), ...block }))

/** The elements of the open page that are wider than the screen, at the two widths of small phones. */
const widerThanScreen = async (page: Page, path: string): Promise<string[]> => {
  const found: string[] = []
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 720 })
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    const { wide, room } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      room: document.documentElement.clientWidth,
    }))
    if (wide > room) found.push(`${path} is ${wide} px wide at ${width}`)
  }
  return found
}

test('words of sixty letters make no page wider than a small phone', async ({ page, request, server }) => {
  test.setTimeout(600_000)
  const god = await getCaller(request)
  const opened = await god('POST', '/v1/tenants/', { name: word })
  const company = { uuid: String(opened.json.data.uuid), name: word, slug: String(opened.json.data.slug) }
  const subscribed = await god('POST', `/v1/${company.uuid}/subscription`, { stripe_plan: 'studio-monthly' })
  await request.post(subscribed.json.subscription.checkoutUrl, { form: { outcome: 'paid' }, maxRedirects: 0 })
  const admin = await makeSomebody(request, server, company, 'Admin', { name: word })
  const call = await getCaller(request, admin)
  const details = { address: word, email: `${word}@${word}.example`, website: `https://${word}.example/${word}` }
  expect((await god('PUT', `/v1/tenants/${company.uuid}`, details)).status).toBe(200)
  const make = async (plural: string, body: object) => {
    const { status, json } = await call('POST', `/v1/${company.uuid}/${plural}/`, body)
    expect(status, JSON.stringify(json)).toBe(201)
    return String(json.data.uuid)
  }

  const destination = await make('destinations', { name: word, kind: 'city', description: rich })
  const guide = await make('guides', {
    title: word,
    kind: 'practical',
    status: 'published',
    sections: [{ heading: word, body: rich }],
  })
  const about = await make('company-pages', { title: word, slug: 'about', kind: 'about', status: 'published', blocks })
  const itinerary = await make('itineraries', { ...itineraryInput, owner: admin.uuid, guides: [guide], pages: [about] })
  const published = await call('POST', `/v1/${company.uuid}/itineraries/${itinerary}/publish`, {})
  expect(published.status, JSON.stringify(published.json)).toBe(200)
  const link = String(published.json.data.shares[0].url)
  const locked = await call('POST', `/v1/${company.uuid}/itineraries/${itinerary}/shares`, { passcode: 'sesame 2027' })
  expect(locked.status, JSON.stringify(locked.json)).toBe(201)
  const lockedLink = String(locked.json.data?.url ?? locked.json.data.shares?.at(-1)?.url)
  await make('itineraries', { title: `${word}-2`, isTemplate: true })
  const records = {
    itineraries: itinerary,
    destinations: destination,
    guides: guide,
    'company-pages': about,
    accommodations: await make('accommodations', {
      name: word,
      type: 'lodge',
      location: place(-22),
      tags: [word.slice(0, 40)],
    }),
    excursions: await make('excursions', { name: word, location: place(-22) }),
    contacts: await make('contacts', { givenName: word, familyName: word, emails: [`${word}@example.test`] }),
    suppliers: await make('suppliers', { name: word, kinds: ['transfer'], email: `${word}@example.test` }),
  }

  const wide: string[] = []
  const visit = async (path: string, ready?: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 30_000 })
    if (ready) await expect(page.getByText(ready, { exact: false }).first()).toBeAttached({ timeout: 30_000 })
    wide.push(...(await widerThanScreen(page, path)))
  }
  await page.setViewportSize({ width: 320, height: 720 })
  for (const path of [link, lockedLink, '/p/nowhere', `/c/${company.slug}/about`, `/c/${company.slug}/nowhere`])
    await visit(path)
  for (const path of ['/login', '/register', '/register-company', '/forgot-password', '/terms']) await visit(path)
  await logIn(page, admin)
  for (const [plural, uuid] of sampled(Object.entries(records), 2)) {
    await visit(`/${plural}`, word)
    await visit(`/${plural}/${uuid}`)
  }
  for (const screen of sampled(['templates', 'users', 'media', 'audit', 'setup', 'settings', 'account'], 3))
    await visit(`/${screen}`)
  for (const screen of ['/', '/profile', '/support', '/help']) await visit(screen)
  expect(wide).toEqual([])
})
