import type { Locator, Page } from '@playwright/test'
import { findViolations } from './axe.ts'
import { chooseScheme } from './choose-scheme.ts'
import { expect, test } from './demo-test.ts'
import { day, openItinerary, saved } from './open-itinerary.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.setTimeout(120_000)

const stay = { uuid: crypto.randomUUID(), kind: 'accommodation', title: 'A tent', day: 0, nights: 1 }
const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    `%PDF-1.4\n% ${crypto.randomUUID()}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  ),
})

const openStay = async (page: Page): Promise<Locator> => {
  await day(page, 1).getByRole('row', { name: 'A tent' }).click()
  const form = page.getByRole('region', { name: 'Stay: A tent', exact: true })
  await expect(form.getByRole('textbox', { name: 'Title', exact: true })).toBeVisible()
  return form
}

/** Uploads a file in the dialog that chooses files, and adds it to the segment. */
const upload = async (page: Page, form: Locator, name: string): Promise<void> => {
  await form.getByRole('button', { name: 'Add document', exact: true }).click()
  const picker = page.getByRole('dialog', { name: 'Choose a file' })
  await picker.getByRole('button', { name: 'Upload', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add files' })
  const choosing = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose files' }).click()
  await (await choosing).setFiles([pdf(name)])
  await expect(dialog.getByText(/^Uploaded, /)).toBeVisible({ timeout: 30_000 })
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a voucher is uploaded to a segment, made visible, published and opened', async ({ page, request, server }) => {
  const { call, path } = await openItinerary(page, request, server, { segments: [stay] })
  const form = await openStay(page)
  await form.getByRole('button', { name: /^Documents/ }).click()
  await upload(page, form, 'tent-voucher.pdf')
  const name = form.getByRole('textbox', { name: 'Name', exact: true })
  await expect(name).toBeFocused()
  await expect(form.getByRole('link', { name: 'tent-voucher.pdf' })).toHaveAttribute('target', '_blank')
  await page.keyboard.type('Voucher of the tent')
  await page.keyboard.press('Tab')
  await page.keyboard.type('V')
  const visible = form.getByRole('switch', { name: /Visible to travellers/ })
  await expect(form.getByRole('button', { name: /Kind$/ })).toContainText('Voucher')
  await expect(visible).not.toBeChecked()
  await page.keyboard.press('Tab')
  await expect(form.getByRole('link', { name: 'tent-voucher.pdf' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(visible).toBeFocused()
  await page.keyboard.press('Space')
  await expect(visible).toBeChecked()

  await test.step('a second one stays hidden', async () => {
    await upload(page, form, 'confirmation.pdf')
    await expect(form.getByRole('link', { name: 'confirmation.pdf' })).toBeVisible()
    await expect(form.getByRole('button', { name: 'Documents 2 documents, 1 visible to travellers' })).toBeVisible()
  })

  await saved(page)
  const { segments } = (await call('GET', path)).json.data
  expect(segments[0].documents).toMatchObject([
    { name: 'Voucher of the tent', kind: 'voucher', isVisible: true },
    { name: null, kind: 'other', isVisible: false },
  ])
  expect(await findViolations(page)).toEqual([])

  await test.step('on a dark phone, nothing is cut off', async () => {
    await page.setViewportSize({ width: 375, height: 812 })
    await chooseScheme(page, 'dark')
    // On a phone, the list comes first.
    await day(page, 1).getByRole('row', { name: 'A tent' }).click()
    await expect(form.getByRole('link', { name: 'confirmation.pdf' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  })

  await test.step('travellers open the visible one', async () => {
    const published = await call('POST', `${path}/publish`, {})
    expect(published.status, JSON.stringify(published.json)).toBe(200)
    await page.goto(published.json.data.shares[0].url)
    const link = page.getByRole('link', { name: 'Voucher of the tent' })
    await expect(link).toHaveCount(1)
    await expect(page.getByText('confirmation.pdf')).toHaveCount(0)
    const file = await request.get((await link.getAttribute('href')) ?? '')
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
    expect(await findViolations(page)).toEqual([])
  })
})

test('removing a document can be undone', async ({ page, request, server }) => {
  const { call, path } = await openItinerary(page, request, server, { segments: [stay] })
  const form = await openStay(page)
  await form.getByRole('button', { name: /^Documents/ }).click()
  await upload(page, form, 'ticket.pdf')
  await form.getByRole('button', { name: /^Remove / }).click()
  await expect(form.getByRole('button', { name: 'Add document', exact: true })).toBeFocused()
  await expect(form.getByRole('link', { name: 'ticket.pdf' })).toHaveCount(0)
  await page.getByRole('button', { name: /^Undo/ }).first().click()
  await expect(form.getByRole('link', { name: 'ticket.pdf' })).toBeVisible()
  await saved(page)
  expect((await call('GET', path)).json.data.segments[0].documents).toHaveLength(1)
})

test('texts are spell-checked in the language of the itinerary, or else in that of the company', async ({
  page,
  request,
  server,
}) => {
  await openItinerary(page, request, server, { segments: [stay], language: 'de' })
  const form = await openStay(page)
  const title = form.getByRole('textbox', { name: 'Title', exact: true })
  const description = form.getByRole('textbox', { name: 'Description', exact: true })
  const notes = form.getByRole('textbox', { name: 'Internal notes', exact: true })
  for (const text of [title, description]) {
    await expect(text).toHaveAttribute('lang', 'de')
    await expect(text).toHaveAttribute('spellcheck', 'true')
  }
  await expect(notes).toHaveAttribute('lang', 'en')
  await form.getByRole('button', { name: /^Booking/ }).click()
  await expect(form.getByRole('textbox', { name: 'Voucher number' })).toHaveAttribute('spellcheck', 'false')

  await page.getByRole('tab', { name: 'Presentation' }).click()
  const terms = page.getByRole('textbox', { name: 'Terms', exact: true })
  await expect(terms).toHaveAttribute('lang', 'de')
  const language = page.getByRole('combobox', { name: 'Language', exact: true })
  await language.fill('Automatic')
  await page.getByRole('option', { name: 'Automatic (English)' }).click()
  await expect(terms).toHaveAttribute('lang', 'en')
  await saved(page)
})
