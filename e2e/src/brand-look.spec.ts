import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { makePicture } from './make-picture.ts'
import { getCaller, makeCompany, makeSomebody } from './own-companies.ts'

const fontOf = (page: Page, selector: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).fontFamily)

test('an Admin chooses typefaces, cover, days and gallery, which the next publication has', async ({
  page,
  request,
  server,
}) => {
  test.setTimeout(180_000)
  const company = await makeCompany(request)
  const admin = await makeSomebody(request, server, company, 'Admin')
  const call = await getCaller(request, admin)
  const picture = async (shade: number): Promise<{ media: string }> => {
    const { status, json } = await call('POST', `/v1/${company.uuid}/media/`, undefined, {
      file: { name: `${shade}.png`, mimeType: 'image/png', buffer: makePicture(1600, 900, shade) },
    })
    expect(status, JSON.stringify(json)).toBe(201)
    return { media: json.data.uuid }
  }
  const created = await call('POST', `/v1/${company.uuid}/itineraries/`, {
    title: 'Slow water',
    dayCount: 1,
    days: [{ uuid: randomUUID(), title: 'Upstream', hero: await picture(150) }],
    cover: await picture(120),
    gallery: [await picture(90), await picture(60), await picture(30)],
  })
  expect(created.status, JSON.stringify(created.json)).toBe(201)
  const publish = async (): Promise<string> => {
    const path = `/v1/${company.uuid}/itineraries/${created.json.data.uuid}/publish`
    const { status, json } = await call('POST', path, {})
    expect(status, JSON.stringify(json)).toBe(200)
    return json.data.shares[0].url
  }
  const url = await publish()
  await page.goto(url)
  expect(await fontOf(page, 'h1')).toContain('Fraunces')

  await logIn(page, admin, '/settings')
  const fonts = page.getByRole('radiogroup', { name: 'Typefaces' })
  await expect(fonts.getByRole('radio', { name: 'Fraunces and Inter' })).toBeChecked()
  await fonts.getByText('Jost and Figtree').click()
  const covers = page.getByRole('radiogroup', { name: 'Cover' })
  await covers.getByRole('radio', { name: 'Full image' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(covers.getByRole('radio', { name: 'Side by side' })).toBeChecked()
  await page.getByRole('radiogroup', { name: 'Days' }).getByText('Columns', { exact: true }).click()
  await page.getByRole('radiogroup', { name: 'Gallery' }).getByText('Strip', { exact: true }).click()
  await page.getByRole('tab', { name: 'Page' }).click()
  const preview = page.frameLocator('iframe:not([inert])')
  await expect(preview.locator('.cover.layout-split')).toBeVisible()
  await expectNoViolations(page, 'settings')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Settings saved').first()).toBeVisible()
  await page.reload()
  await expect(fonts.getByRole('radio', { name: 'Jost and Figtree' })).toBeChecked()

  await page.goto(url)
  await expect(page.locator('.cover'), 'a published page stays as it is').toHaveClass('cover')
  await publish()
  await page.goto(url)
  expect(await fontOf(page, 'h1')).toContain('Jost')
  expect(await fontOf(page, 'body')).toContain('Figtree')
  await page.evaluate(() => document.fonts.ready)
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
  )
  expect([...new Set(loaded)].toSorted()).toEqual(['Figtree', 'Jost'])
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const [words, image] = [await boxOf(page, '.cover .words'), await boxOf(page, '.cover > picture')]
    if (width > 860) expect(image.x, 'the picture is beside the words').toBeGreaterThanOrEqual(words.x + words.width)
    else expect(words.y, 'the words are below the picture').toBeGreaterThanOrEqual(image.y + image.height)
    const [account, hero] = [await boxOf(page, '.day .account'), await boxOf(page, '.day .hero')]
    if (width > 860) expect(account.x, 'the day is beside its image').toBeGreaterThanOrEqual(hero.x + hero.width)
    else expect(account.y, 'the day is below its image').toBeGreaterThanOrEqual(hero.y + hero.height)
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
    await expectNoViolations(page, `${width}`)
  }
  await page.setViewportSize({ width: 375, height: 900 })
  const strip = page.getByRole('list', { name: 'Along the way' })
  await strip.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
})

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`${selector} is not visible`)
  return box
}
