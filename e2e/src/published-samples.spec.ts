import { gzipSync } from 'node:zlib'
import { HtmlValidate } from 'html-validate'
import { brandFonts, coverLayouts, dayLayouts, galleryLayouts } from '@sojourn/contract/document/brand-choices'
import { getJson, logInToDemo } from '@sojourn/tools/walk/demo-session'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { type KillableServer, startKillableServer } from './killable-server.ts'
import { isFull } from './sampled.ts'

const themes = ['editorial', 'classic', 'minimal'] as const
/** One language of each kind: the source, another one in Latin letters, one from right to left, one with Chinese characters. */
const languages = ['en', 'de', 'ar', 'ja'] as const

const atMost = { htmlGzipped: 60_000, scriptsGzipped: 15_000 }

/** Checks conformance to the HTML standard, without rules of style. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: { 'long-title': 'off', 'no-inline-style': 'off', 'require-sri': 'off' },
})

type Itinerary = { uuid: string; title: string; rev: number; shares: { url: string; audience: string }[] }

// A server of its own, because the content of the demo is changed.
let server: KillableServer
test.beforeAll(async () => {
  test.setTimeout(300_000)
  server = await startKillableServer()
})
test.afterAll(() => server?.stop())

for (const width of [375, 1440])
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })
    test('every itinerary of the demo is valid, accessible and small in every theme and language', async ({ page }) => {
      test.setTimeout(isFull ? 3_600_000 : 300_000)
      const { token, tenant } = await logInToDemo(server.url, 'designer@demo.test')
      const admin = await logInToDemo(server.url, 'owner@demo.test')
      const { data: company } = await getJson<{ data: { brand: object } }>(
        `${server.url}/v1/tenants/${tenant}`,
        admin.token,
      )
      const setLook = async (look: object) => {
        const answer = await fetch(`${server.url}/v1/tenants/${tenant}`, {
          method: 'PUT',
          headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ brand: { ...company.brand, ...look } }),
        })
        expect(answer.ok, `${answer.status} ${await answer.clone().text()}`).toBe(true)
      }
      const send = async (method: string, path: string, body: object): Promise<Itinerary> => {
        const answer = await fetch(`${server.url}/v1/${tenant}/itineraries/${path}`, {
          method,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
        expect(answer.ok, `${method} ${path}: ${answer.status} ${await answer.clone().text()}`).toBe(true)
        return ((await answer.json()) as { data: Itinerary }).data
      }
      const { data: itineraries } = await getJson<{ data: Itinerary[] }>(
        `${server.url}/v1/${tenant}/itineraries/?perPage=96&sort=title`,
        token,
      )
      expect(itineraries.length).toBeGreaterThanOrEqual(12)
      for (const [n, { uuid, title }] of itineraries.entries())
        for (const [ofTheme, theme] of themes.entries())
          for (const [ofLanguage, language] of languages.entries()) {
            // A sample has each itinerary once, and all pairs of a theme and a language.
            const isSampled = n % 3 === ofTheme && (n + (width === 375 ? 0 : 1)) % 4 === ofLanguage
            if (!isFull && !isSampled) continue
            // Each typeface with each cover, each gallery and each layout of days, in the sample as well.
            const step = n + (isFull ? ofTheme + ofLanguage : 0)
            const look = {
              fonts: brandFonts[step % 4],
              coverLayout: coverLayouts[step % 3],
              galleryLayout: galleryLayouts[Math.floor(step / 4) % 2],
              dayLayout: dayLayouts[Math.floor(step / 2) % 3],
            }
            await setLook(look)
            const where = `${title}, ${theme}, ${language}, ${Object.values(look).join(', ')}, ${width}`
            const { rev } = (
              await getJson<{ data: Itinerary }>(`${server.url}/v1/${tenant}/itineraries/${uuid}`, token)
            ).data
            await send('PUT', uuid, { theme, language, rev })
            const { shares } = await send('POST', `${uuid}/publish`, {})
            const url = shares.find(({ audience }) => audience === 'client')?.url ?? ''
            const response = await page.goto(url)
            const html = (await response?.text()) ?? ''
            await expect(page.locator('html'), where).toHaveAttribute('lang', language)
            await expect(page.locator('body'), where).toHaveClass(new RegExp(`\\b${theme}\\b`))
            expect(html, where).toContain(`/p/fonts/${look.fonts?.split('-')[0]}`)
            const { results } = await validator.validateString(html)
            expect(
              results.flatMap(({ messages }) =>
                messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
              ),
              where,
            ).toEqual([])
            await expectNoViolations(page, where)
            const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
            expect(isWide, `${where} scrolls sideways`).toBe(false)
            expect(gzipSync(html).length, where).toBeLessThan(atMost.htmlGzipped)
            const brochure = await (await page.request.get(`${url}/brochure.pdf`)).body()
            expect(brochure.subarray(0, 5).toString(), where).toBe('%PDF-')
            expect(brochure.toString('latin1'), where).toContain('<pdfuaid:part>1</pdfuaid:part>')
            expect(brochure.toString('latin1'), where).toContain(`/Lang (${language}`)
          }
    })
  })
