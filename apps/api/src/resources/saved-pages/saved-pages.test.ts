import { randomUUID } from 'node:crypto'
import { belowUrl } from '@sojourn/contract/kit/below-url'
import type { SavedList } from '@sojourn/contract/itinerary/pocket-data'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { upload } from '../../test/samples.ts'
import { proposing } from '../../test/proposals.ts'
import { readerHeaders } from '../../test/readers.ts'
import { type Answer, type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
let office: ReturnType<typeof proposing>
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  office = proposing(world, company)
})
afterAll(() => world.close())

const open = (url: string, headers: Record<string, string> = {}): Promise<Answer> =>
  world.anonymous.send('GET', url, undefined, { ...readerHeaders, ...headers })
const listOf = async (url: string, headers: Record<string, string> = {}): Promise<SavedList> => {
  const answer = await open(`${url}/saved-files.json`, headers)
  expect(answer.status).toBe(200)
  return JSON.parse(answer.bytes.toString())
}
const namesIn = (url: string, { files }: SavedList): string[] =>
  files.map((file) =>
    file.url.startsWith(url) ? file.url.slice(url.length) : file.url.replace(/^https?:\/\/[^/]+/, ''),
  )
const lock = (uuid: string, share: string, change: Json) =>
  office.done('PUT', `itineraries/${uuid}/shares/${share}`, change)
const enter = async (url: string, passcode: string): Promise<string> => {
  const answer = await world.anonymous.sendRaw('POST', url, { raw: new URLSearchParams({ passcode }) })
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}
const pixel = async (png: Buffer, left: number, top: number): Promise<number[]> => [
  ...(await sharp(png).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
]

describe('what is stored of a link', () => {
  it('is the page with what it shows, documents before images, and changes with each publication', async () => {
    const cover = await upload(company, { alt: 'Dunes' })
    const voucher = await upload(company, { filename: 'voucher.png' })
    const segment = {
      uuid: randomUUID(),
      kind: 'excursion',
      day: 0,
      title: 'Walk',
      documents: [{ media: voucher.uuid, name: 'Voucher', kind: 'voucher', isVisible: true }],
    }
    const { uuid, url } = await office.propose({
      cover: { media: cover.uuid, role: 'hero' },
      segments: [segment],
      priceMode: 'none',
      paymentSchedule: [],
    })
    const list = await listOf(url)
    const names = namesIn(url, list)
    expect(names.slice(0, 2)).toEqual(['', '/not-saved'])
    expect(names).toEqual(
      expect.arrayContaining([
        '/p/fonts/inter-latin-wght-normal.woff2',
        '/pocket.js',
        '/calendar.ics',
        `/documents/${voucher.uuid}`,
        expect.stringMatching(new RegExp(`^/pictures/${cover.uuid}-960\\.webp\\?v=\\w{12}$`)),
        '/brochure.pdf',
      ]),
    )
    expect(names.findIndex((name) => name.startsWith('/documents/'))).toBeLessThan(
      names.findIndex((name) => name.startsWith('/pictures/')),
    )
    // The scripts are those of the built web app, which this test does not serve.
    for (const { url: file } of list.files.filter((one) => !one.url.endsWith('.js')))
      expect((await open(file)).status, file).toBe(200)
    expect(await listOf(url)).toEqual(list)
    expect((await open(url)).bytes.toString()).toContain('id="pocket-data"')
    expect(await listOf(url)).toEqual(list)
    const { rev } = await office.done('GET', `itineraries/${uuid}`)
    await office.done('PUT', `itineraries/${uuid}`, { rev, title: 'Dunes again' })
    expect(await listOf(url)).toEqual(list)
    await office.done('POST', `itineraries/${uuid}/publish`, {})
    expect((await listOf(url)).version).not.toBe(list.version)
  })

  it('is the page in the language in which it is read, with its files', async () => {
    const { uuid, url } = await office.propose()
    await office.done('PUT', `itineraries/${uuid}/translations/de`, { texts: [{ path: 'title', value: 'Dünen' }] })
    await office.done('POST', `itineraries/${uuid}/publish`, { languages: ['de'] })
    const german = belowUrl(`${url}?language=de`, '/saved-files.json')
    const list: SavedList = JSON.parse((await open(german)).bytes.toString())
    const names = namesIn(url, list)
    expect(names[0]).toBe('?language=de')
    expect(names).toEqual(expect.arrayContaining(['/not-saved', '/calendar.ics?language=de', '/pocket.js']))
    expect(list.version).not.toBe((await listOf(url)).version)
    const pages = await Promise.all(
      [url, `${url}?language=de`].map(async (page) => (await open(page)).bytes.toString()),
    )
    const pageIn = (html = '') => /"page":"([^"]+)"/.exec(html)?.[1]
    expect(pages.map(pageIn)).toEqual([url, `${url}?language=de`])
    const manifest = JSON.parse((await open(belowUrl(`${url}?language=de`, '/app.webmanifest'))).bytes.toString())
    const { pathname } = new URL(url)
    expect(manifest).toMatchObject({
      id: pathname,
      start_url: `${pathname}?language=de`,
      scope: pathname,
      name: 'Dünen',
    })
    expect(pages[1]).toContain(`href="${url}/app.webmanifest?language=de"`)
  })

  it('is less on a device that saves data', async () => {
    const cover = await upload(company)
    const { url } = await office.propose({ cover: { media: cover.uuid, role: 'hero' } })
    const names = namesIn(url, await listOf(url, { 'save-data': 'on' }))
    expect(names.filter((name) => name.startsWith('/pictures/'))).toEqual([expect.stringContaining('-480.webp')])
  })

  it('is different for two links of one itinerary', async () => {
    const { uuid, url } = await office.propose()
    const other = await office.done('POST', `itineraries/${uuid}/shares`, { audience: 'agent' })
    const [one, two] = [await listOf(url), await listOf(other.url)]
    expect(one.version).not.toBe(two.version)
    const shared = new Set(two.files.map((file) => file.url))
    expect(namesIn(url, one).filter((_, index) => shared.has(one.files[index]?.url ?? ''))).toEqual(
      namesIn(url, one).filter((name) => /^\/(?:p\/fonts\/|\w+\.js$)/.test(name)),
    )
  })

  it('contains nothing that travellers may not see', async () => {
    const canary = `Canary${randomUUID().slice(0, 8)}`
    const [hidden, shown] = [await upload(company, { filename: `${canary}.png` }), await upload(company)]
    const { uuid, url } = await office.propose({
      days: [{ uuid: randomUUID(), notesInternal: `${canary} notes` }, { uuid: randomUUID() }, { uuid: randomUUID() }],
      reference: `${canary.toUpperCase()}-1`,
      segments: [
        {
          uuid: randomUUID(),
          kind: 'accommodation',
          day: 0,
          nights: 2,
          title: 'Lodge',
          gross: { amount: 120_000, currency: 'EUR' },
          net: { amount: 98_765, currency: 'EUR' },
          notesInternal: `${canary} internal`,
          confirmationNo: `${canary}-9`,
          documents: [
            { media: hidden.uuid, name: `${canary} contract`, kind: 'other', isVisible: false },
            { media: shown.uuid, name: 'Voucher', kind: 'voucher', isVisible: true },
          ],
        },
      ],
    })
    const stored = JSON.stringify(await office.done('GET', `itineraries/${uuid}`))
    expect(stored).toContain(`${canary} internal`)
    expect(stored).toContain('98765')
    const list = await listOf(url)
    expect(namesIn(url, list)).toContain(`/documents/${shown.uuid}`)
    expect(JSON.stringify(list)).not.toContain(hidden.uuid)
    const files = await Promise.all(list.files.map(async (file) => (await open(file.url)).bytes.toString()))
    const manifest = (await open(`${url}/app.webmanifest`)).bytes.toString()
    for (const text of [...files, manifest])
      for (const word of [canary, hidden.uuid, '98765', '987.65', '987,65'])
        expect(text.toLowerCase()).not.toContain(word.toLowerCase())
  })
})

describe('an installed link', () => {
  it('has a manifest and icons in the colours of the company, with the letter of its name', async () => {
    const { url } = await office.propose({ title: 'Dunes and the delta of the north' })
    const answer = await open(`${url}/app.webmanifest`)
    expect(answer.headers.get('content-type')).toContain('application/manifest+json')
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    const manifest = JSON.parse(answer.bytes.toString())
    const { pathname } = new URL(url)
    expect(manifest).toMatchObject({
      id: pathname,
      start_url: pathname,
      scope: pathname,
      display: 'standalone',
      name: 'Dunes and the delta of the north',
      short_name: 'Dunes and…',
    })
    expect(manifest.icons.map(({ sizes, purpose }: Json) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ])
    const icon = (await open(new URL(manifest.icons[1].src, url).href)).bytes
    expect(await sharp(icon).metadata()).toMatchObject({ format: 'png', width: 512, height: 512 })
    const ground = await pixel(icon, 2, 2)
    expect(`#${ground.map((part) => part.toString(16).padStart(2, '0')).join('')}`).toBe(manifest.theme_color)
    const middle = await sharp(icon).extract({ left: 128, top: 128, width: 256, height: 256 }).stats()
    expect(middle.channels.some(({ min, max }) => max - min > 60)).toBe(true)
    expect((await open(`${url}/icon-180.png`)).headers.get('content-type')).toBe('image/png')
    expect((await open(`${url}/icon-64.png`)).status).toBe(404)
  })

  it('is announced on the page, whose policy allows manifest, script and worker', async () => {
    const { url } = await office.propose()
    const page = await open(url)
    const { origin } = new URL(url)
    expect(page.bytes.toString()).toContain(
      `<link rel="manifest" href="${url}/app.webmanifest" crossorigin="use-credentials">`,
    )
    const policy = page.headers.get('content-security-policy')
    expect(policy).toContain(`worker-src ${origin};`)
    expect(policy).toContain(`manifest-src ${origin};`)
    expect(policy).toMatch(new RegExp(`script-src [^;]*${origin}/pocket\\.js`))
    expect(page.headers.get('cache-control')).toBe('private, no-cache')
    expect(page.headers.get('x-link-state')).toBeNull()
    expect((await open(`${url}/saved-files.json`)).headers.get('cache-control')).toBe('private, no-store')
  })

  it('has a worker that is limited to this link and this site', async () => {
    const { url } = await office.propose()
    const worker = await open(`${url}/pocket-worker.js`)
    expect(worker.headers.get('content-type')).toContain('text/javascript')
    expect(worker.headers.get('service-worker-allowed')).toBe(new URL(url).pathname)
    expect(worker.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    expect(worker.bytes.toString()).toBe("importScripts('/pocket-worker.js')\n")
  })

  it('is counted as visited only by readers', async () => {
    const { uuid, url } = await office.propose()
    await listOf(url)
    await open(url, { 'sec-fetch-dest': 'empty' })
    const [link] = await office.done('GET', `itineraries/${uuid}/visits`)
    expect(link.opened).toBe(0)
  })
})

describe('what is missing below a link that works', () => {
  it('leaves what is saved of the link', async () => {
    const { uuid, url } = await office.propose()
    const paid = await fetch(`${url}/paid/${randomUUID()}`, { redirect: 'manual' })
    expect([paid.status, paid.headers.get('location'), paid.headers.get('x-link-state')]).toEqual([303, url, null])
    const internal = await office.done('POST', `itineraries/${uuid}/shares`, { audience: 'internal' })
    const questions = await open(`${internal.url}/questions`)
    expect([questions.status, questions.headers.get('x-link-state')]).toEqual([404, null])
  })

  it('is the file of the page, if the storage has lost it', async () => {
    const { uuid, url } = await office.propose()
    const [stored] = await company.rows('select page_key from publications where itinerary = $1', [uuid])
    await world.deps.storage.remove(stored?.page_key)
    for (const lost of [await open(url), await open(`${url}/saved-files.json`)])
      expect([lost.status, lost.headers.get('x-link-state')]).toEqual([503, null])
  })

  it('is not there if the itinerary is deleted', async () => {
    const { uuid, url } = await office.propose()
    await office.done('DELETE', `itineraries/${uuid}`)
    expect((await open(`${url}/paid/${randomUUID()}`)).headers.get('x-link-state')).toBe('gone')
  })
})

describe('a link that is closed', () => {
  const below = ['app.webmanifest', 'icon-192.png', 'saved-files.json', 'not-saved']
  const secret = 'Whispering-Dunes'

  it('says so to what is saved, and shows nothing of the itinerary', async () => {
    const { uuid, url, share } = await office.propose({ title: secret })
    await office.done('DELETE', `itineraries/${uuid}/shares/${share}`)
    const page = await open(url)
    expect([page.status, page.headers.get('x-link-state')]).toEqual([404, 'gone'])
    const list = await open(`${url}/saved-files.json`)
    expect([list.status, list.headers.get('x-link-state')]).toEqual([404, 'gone'])
    for (const name of below) {
      const answer = await open(`${url}/${name}`)
      expect(answer.status, name).toBe(404)
      expect(answer.bytes.toString()).not.toContain(secret)
    }
  })

  it('has expired', async () => {
    const { uuid, url, share } = await office.propose()
    await lock(uuid, share, { expiresAt: new Date(Date.now() + 60_000).toISOString() })
    await listOf(url)
    await company.rows("update shares set expires_at = now() - interval '1 minute' where uuid = $1", [share])
    expect((await open(`${url}/saved-files.json`)).headers.get('x-link-state')).toBe('gone')
  })

  it('needs its passcode first', async () => {
    const { uuid, url, share } = await office.propose({ title: secret })
    await lock(uuid, share, { passcode: 'owl 2027' })
    expect((await open(url)).headers.get('x-link-state')).toBe('locked')
    for (const name of below) {
      const answer = await open(`${url}/${name}`)
      expect(answer.headers.get('content-type'), name).not.toMatch(/image|manifest\+json/)
      expect(answer.bytes.toString()).not.toContain(secret)
    }
    expect((await open(`${url}/saved-files.json`)).headers.get('x-link-state')).toBe('locked')
    const cookie = await enter(url, 'owl 2027')
    expect(namesIn(url, await listOf(url, { cookie }))).toContain('')
    for (const name of below) expect((await open(`${url}/${name}`, { cookie })).status, name).toBe(200)
  })
})
