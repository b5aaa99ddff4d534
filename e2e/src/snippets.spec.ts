import { plainText } from '@sojourn/contract/kit/plain-text'
import { paragraphs } from '@sojourn/contract/kit/rich-text'
import { findViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { openItinerary, saved } from './open-itinerary.ts'

test.use({ viewport: { width: 1440, height: 900 } })
test.setTimeout(120_000)

test('a snippet is inserted in the middle of a text, and selected text becomes one', async ({
  page,
  request,
  server,
}) => {
  const summary = paragraphs('We meet you. Then you rest.')
  const { call, company, path } = await openItinerary(page, request, server, { summary, language: 'en' })
  const make = (snippet: object) => call('POST', `/v1/${company.uuid}/snippets/`, snippet)
  await make({ name: 'Abholung', text: paragraphs('Ihr Fahrer erwartet Sie.'), language: 'de' })
  await make({ name: 'Meeting', text: paragraphs('Your driver has a sign. '), language: 'en' })
  await page.getByRole('tab', { name: 'Overview' }).click()
  const field = page.getByRole('textbox', { name: 'Introduction' })
  const tools = page.getByRole('toolbar', { name: 'Format Introduction' })
  const text = async () => plainText((await call('GET', path)).json.data.summary)

  await field.click()
  await page.keyboard.press('ControlOrMeta+Home')
  for (let n = 0; n < 'We meet you. '.length; n += 1) await page.keyboard.press('ArrowRight')
  await tools.getByRole('button', { name: 'Snippets' }).click()
  const picker = page.getByRole('dialog', { name: 'Insert snippet' })
  // Those in the language of the itinerary come first.
  await expect(picker.getByRole('option')).toHaveText([/^Meeting/, /^Abholung\s*German/])
  expect(await findViolations(page)).toEqual([])
  await expect(picker.getByRole('button', { name: 'Save selected text as snippet' })).toHaveCount(0)
  await page.keyboard.type('driver')
  await expect(picker.getByRole('option')).toHaveText([/^Meeting/])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(picker).toBeHidden()
  await expect(field).toHaveText('We meet you. Your driver has a sign. Then you rest.')
  await expect(field).toBeFocused()
  await saved(page)
  expect(await text()).toBe('We meet you. Your driver has a sign. Then you rest.')

  await page.keyboard.press('ControlOrMeta+z')
  await expect(field).toHaveText('We meet you. Then you rest.')
  await page.keyboard.press('ControlOrMeta+a')
  await tools.getByRole('button', { name: 'Snippets' }).click()
  await picker.getByRole('button', { name: 'Save selected text as snippet' }).click()
  const form = page.getByRole('dialog', { name: 'Save as snippet' })
  await form.getByRole('button', { name: 'Save snippet' }).click()
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByRole('combobox', { name: 'Language' })).toHaveValue('English')
  await form.getByRole('textbox', { name: 'Name' }).fill('Arrival')
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Snippet “Arrival” saved')
  await expect(form).toBeHidden()
  await expect(tools.getByRole('button', { name: 'Snippets' })).toBeFocused()
  const { json } = await call('GET', `/v1/${company.uuid}/snippets/?q=rest&fields=text`)
  expect(json.data).toMatchObject([
    { name: 'Arrival', language: 'en', text: paragraphs('We meet you. Then you rest.') },
  ])

  await page.goto('/snippets')
  await expect(page.getByRole('row', { name: /Arrival/ })).toContainText('Then you rest.')
  await expect(page.getByRole('row')).toHaveCount(4)
})
