import { gzipSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { sampled } from './sampled.ts'

const sites = ['kalahari-trails', 'kalahari-trails-cape', 'atlas-and-anchor', 'nordic-drift']
const atMost = { html: 60_000, scriptGzipped: 10_000 }

/** Checks conformance to the HTML standard, without rules of style. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: { 'long-title': 'off', 'no-inline-style': 'off', 'require-sri': 'off' },
})

/** Every published page of the demo's companies, from their sitemaps. */
const getPages = async (request: APIRequestContext): Promise<string[]> => {
  const maps = await Promise.all(sites.map(async (site) => (await request.get(`/c/${site}/sitemap.xml`)).text()))
  return maps.flatMap((map) => [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname))
}

test('every page of the demo’s company sites is valid and small', async ({ request }) => {
  const pages = await getPages(request)
  expect(pages.length).toBeGreaterThan(6)
  for (const path of pages) {
    const html = await (await request.get(path)).text()
    expect(Buffer.byteLength(html), path).toBeLessThan(atMost.html)
    const report = await validator.validateString(html)
    const found = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${path} ${line}:${column} ${ruleId}: ${message}`),
    )
    expect(found).toEqual([])
    const scripts = [...html.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, src = '']) => new URL(src).pathname)
    const bytes = await Promise.all(scripts.map(async (src) => gzipSync(await (await request.get(src)).body()).length))
    expect(
      bytes.reduce((sum, one) => sum + one, 0),
      path,
    ).toBeLessThan(atMost.scriptGzipped)
  }
})

test('the pages are accessible, fit every width, and report no errors', async ({ page, request }) => {
  test.setTimeout(240_000)
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(`${page.url()} ${message.text()}`))
  page.on('pageerror', (error) => errors.push(`${page.url()} ${error.message}`))
  for (const [n, path] of (await getPages(request)).entries())
    for (const width of sampled([375, 768, 1440], 3, n)) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await expectNoViolations(page, `${path} at ${width}`)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  expect(errors).toEqual([])
})

test('a URL that does not exist shows an error page in the company’s colours', async ({ page }) => {
  const answer = await page.goto('/c/kalahari-trails/nowhere')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('banner').getByRole('link', { name: 'Kalahari Trails' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Journeys at walking pace' })).toBeVisible()
})
