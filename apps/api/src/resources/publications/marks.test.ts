import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { upload } from '../../test/samples.ts'
import { type Company, createWorld, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const words = 'In words: %SITE% https://%SITE%/p and %SHARE_TOKEN%'
const href = 'https://evil.example/?t=%SHARE_TOKEN%&s=https://%SITE%/p/%SHARE_TOKEN%/pictures/'
const hrefInPage = `href="${href.replace('&', '&amp;')}"`

/** Publishes an itinerary whose texts contain the placeholders of stored pages. */
const publish = async () => {
  const send = (method: string, path: string, body: unknown) =>
    company.people.Designer.send(method, company.path(path), body)
  const picture = await upload(company, { alt: 'Dunes' })
  const link = { type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href } }] }
  const text = { type: 'text', text: words }
  const created = await send('POST', 'itineraries/', {
    title: words,
    dayCount: 1,
    startDate: '2027-05-04',
    cover: { media: picture.uuid, role: 'hero' },
    days: [
      { uuid: randomUUID(), description: { type: 'doc', content: [{ type: 'paragraph', content: [text, link] }] } },
    ],
  })
  expect(created.status, JSON.stringify(created.json)).toBe(201)
  const published = await send('POST', `itineraries/${created.json.data.uuid}/publish`, {})
  expect(published.status, JSON.stringify(published.json)).toBe(200)
  const [{ url }] = published.json.data.shares
  return { uuid: published.json.data.uuid, picture: picture.uuid, url, token: url.split('/').at(-1) }
}

const read = async (url: string) => (await world.anonymous.send('GET', url)).bytes.toString()

describe('the traveller’s page', () => {
  it('does not replace texts that look like the placeholders of a stored page, and does not leak the token', async () => {
    const { url, token } = await publish()
    const html = await read(url)
    expect(html.includes(hrefInPage)).toBe(true)
    expect(html.includes(`<title>${words}`)).toBe(true)
    expect(html.includes(`href="${url}/brochure.pdf"`)).toBe(true)
    expect(html.startsWith('<!doctype html>')).toBe(true)
    // The token occurs only in our own URLs: those below the page, and its own for the script that saves it on a device: the link, and
    // the page in its language.
    expect(html.split(`"url":"${url}","page":"${url}"`)).toHaveLength(2)
    expect(html.split(token).length).toBe(html.split(`${url}/`).length + 2)
  })

  it.each(['https://%SITE%', '%SITE%'])('does the same in a page with the old placeholder %s', async (site) => {
    const { uuid, picture, url, token } = await publish()
    const [{ page_key: key }] = await company.rows('select page_key from publications where itinerary = $1', [uuid])
    const base = `${site}/p/%SHARE_TOKEN%`
    const page = (at: string, fonts: string) =>
      `<!doctype html><link href="${fonts}/inter.woff2"><style>src:url("${fonts}/f.woff2")</style>` +
      `<img src="${at}/pictures/${picture}-960.webp" srcset="${at}/pictures/${picture}-480.webp 480w, ${at}/pictures/${picture}-960.webp 960w">` +
      `<a href="${at}/brochure.pdf">PDF</a><a href="${at}/calendar.ics">Dates</a><a href="${at}/documents/${picture}">Map</a>` +
      `<p>${words}</p><a ${hrefInPage}>here</a>`
    await world.deps.storage.put(key, Buffer.from(page(base, `${site}/p/fonts`)))
    const html = await read(url)
    expect(html).toBe(page(url, `${world.base()}/p/fonts`))
    expect(html.split(token).length).toBe(html.split(`${url}/`).length)
  })
})
