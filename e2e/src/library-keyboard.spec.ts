import { randomUUID } from 'node:crypto'
import { expectArrival, jumpTo, logInByKeys, tabAndPress, tabTo, type } from './by-keyboard.ts'
import { expect, test } from './demo-test.ts'
import { getCaller, makeCompany, makeSomebody } from './own-companies.ts'

test.describe.configure({ timeout: 120_000 })

test('a contact is created by keyboard alone', async ({ page, request, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const company = await makeCompany(request)
  const designer = await makeSomebody(request, server, company, 'Designer')
  const family = `Quill-${randomUUID().slice(0, 6)}`
  await logInByKeys(page, designer)
  await jumpTo(page, 'contacts', 'Contacts')
  await expectArrival(page, /^Contacts/)
  await tabAndPress(page, page.getByRole('main').getByRole('link', { name: 'Add contact' }).first())
  await expectArrival(page, 'New contact')
  await tabTo(page, page.getByRole('textbox', { name: 'First name' }))
  await page.keyboard.type('Ada')
  await tabTo(page, page.getByRole('textbox', { name: 'Family name' }))
  await page.keyboard.type(family)
  // Enter adds an address to the list of email addresses, but does not submit the form.
  const emails = page.getByRole('textbox', { name: 'Add email address' })
  await tabTo(page, emails)
  await type(page, emails, `ada.${family}@example.com`)
  await page.keyboard.press('Enter')
  await expect(emails).toHaveValue('')
  await expect(page.getByRole('row', { name: `ada.${family}@example.com` })).toBeVisible()
  await tabTo(page, page.getByRole('textbox', { name: 'Add phone number' }))
  await page.keyboard.type('+27215550100')
  // Enter in a text field submits the form, including the text typed there.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expectArrival(page, `Ada ${family}`)
  const call = await getCaller(request, designer)
  const { json } = await call('GET', `/v1/${company.uuid}/contacts/?q=${family}`)
  expect(json.data).toMatchObject([
    { givenName: 'Ada', familyName: family, emails: [`ada.${family}@example.com`], phones: ['+27215550100'] },
  ])
})

test('a pin is placed and moved by keyboard alone', async ({ page, request, server }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const company = await makeCompany(request)
  const designer = await makeSomebody(request, server, company, 'Designer')
  const name = `Reed Camp ${randomUUID().slice(0, 6)}`
  const call = await getCaller(request, designer)
  const created = await call('POST', `/v1/${company.uuid}/accommodations/`, { name })
  expect(created.status).toBe(201)
  await logInByKeys(page, designer)
  await jumpTo(page, name, name)
  await expectArrival(page, name)
  // The table of contents leads to the section of the form.
  await tabAndPress(page, page.getByRole('link', { name: 'Location' }))
  const place = page.getByRole('combobox', { name: 'Location' })
  await tabTo(page, place)
  // Still near Maun after a step of the pin: no country is set if every known place is more than 100 km away.
  await page.keyboard.type('-19.9178, 23.4165')
  await page.keyboard.press('Enter')
  const pin = page.getByRole('button', { name: /^Pin/ })
  await tabTo(page, pin)
  await expect(page.getByText('Pin at 19.91780° S, 23.41650° E')).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Pin at 19.91780° S, 23.41650° E')).toBeHidden()
  await expect(page.getByText('Botswana · Africa/Gaborone')).toBeVisible()
  // Saves without Tab to the save button at the end of the form, while the pin keeps the focus.
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  await expect(pin).toBeFocused()
  const stored = await call('GET', `/v1/${company.uuid}/accommodations/${created.json.data.uuid}`)
  expect(stored.json.data.location).toMatchObject({ lng: 23.4165, country: 'BW', timezone: 'Africa/Gaborone' })
  expect(stored.json.data.location.lat).toBeGreaterThan(-19.9178)
})

test('the shortcut to save includes text that was typed but not added, is in the list of shortcuts, and leaves other forms alone', async ({
  page,
  request,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const company = await makeCompany(request)
  const designer = await makeSomebody(request, server, company, 'Designer')
  const call = await getCaller(request, designer)
  const created = await call('POST', `/v1/${company.uuid}/accommodations/`, { name: 'Reed Camp' })
  await logInByKeys(page, designer)
  await jumpTo(page, 'Reed Camp', 'Reed Camp')
  await expectArrival(page, 'Reed Camp')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog').getByText('Save changes')).toBeVisible()
  // The form behind a dialog is not saved from it.
  await page.keyboard.press('Control+s')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Add tag' }).fill('quiet')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  const { json } = await call('GET', `/v1/${company.uuid}/accommodations/${created.json.data.uuid}`)
  expect(json.data).toMatchObject({ tags: ['quiet'], rev: 2 })
})
