import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paragraph, upload } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
let site: string
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  site = await getSite(company)
})
afterAll(() => world.close())

const hostile = `</title></style><script>alert(1)</script><img src=x onerror=alert(1)> & "quoted" 'one' {{x}} أهلًا`

const getSite = async ({ uuid }: Company): Promise<string> =>
  (await world.deps.pool.query('select slug from tenants where uuid = $1', [uuid])).rows[0].slug

const create = async (plural: string, body: object, of = company): Promise<Json> => {
  const answer = await of.people.Designer.send('POST', of.path(`${plural}/`), body)
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}
const block = (type: string, fields: object) => ({ uuid: randomUUID(), type, ...fields })
const pageOf = (blocks: object[], fields: object = {}, of = company) =>
  create('company-pages', { title: `Page ${randomUUID().slice(0, 8)}`, status: 'published', blocks, ...fields }, of)
const visit = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${world.base()}${path}`, { redirect: 'manual', headers })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}
const show = (page: Json) => visit(`/c/${site}/${page.slug}`)
/** The URLs of the images in a page. */
const addressesOf = (html: string) =>
  [...html.matchAll(/https?:\/\/[^" ]+\/pictures\/[^" ]+/g)].map(
    ([url]) => new URL(url.replaceAll(/&(?:amp|#38);/g, '&')),
  )
const pathOf = (url: URL) => `${url.pathname}${url.search}`

describe('a published page', () => {
  it('shows each kind of block, with hostile text as plain text', async () => {
    const picture = await upload(company, { alt: `Dunes ${hostile}` })
    const media = { media: picture.uuid, role: 'hero' }
    const destination = await create('destinations', {
      name: `Erongo ${hostile}`,
      description: paragraph(hostile),
      media: [media],
    })
    const page = await pageOf(
      [
        block('hero', { title: `Hero ${hostile}`, subtitle: hostile, media }),
        block('text', { body: paragraph(`Text ${hostile}`) }),
        block('image', { media }),
        block('gallery', { media: [media, media] }),
        block('team', {
          title: `Team ${hostile}`,
          members: [{ name: `Thandeka ${hostile}`, role: hostile, about: `First\n\nSecond ${hostile}`, media }],
        }),
        block('destination_list', { title: `Where ${hostile}`, destinations: [destination.uuid] }),
        block('faq', { title: `Asked ${hostile}`, items: [{ question: hostile, answer: paragraph(hostile) }] }),
        block('quote', { text: `Quote ${hostile}`, author: hostile }),
        block('enquiry_form', { title: `Write ${hostile}`, intro: hostile }),
      ],
      { title: `About ${hostile}`.slice(0, 160), seo: { title: hostile.slice(0, 70), description: hostile } },
    )
    const { status, text, headers } = await show(page)
    expect(status).toBe(200)
    expect(text).not.toMatch(
      /<script(?! type="module" src="http[^"]+\/enquiry\.js"><\/script>)|<img src=x|onerror=alert\(1\)>/,
    )
    for (const word of ['Hero', 'Text', 'Team', 'Thandeka', 'Where', 'Erongo', 'Asked', 'Quote', 'Write'])
      expect(text).toContain(`${word} &lt;/title&gt;&lt;/style&gt;&lt;script&gt;alert(1)`)
    expect(text.match(/<h1/g)).toHaveLength(1)
    const policy = headers.get('content-security-policy')
    expect(policy).toMatch(
      /^default-src 'none'; script-src http[^ ;]+\/enquiry\.js; connect-src http[^ ;]+\/v1\/auth\/captcha; /,
    )
    const plain = await show(await pageOf([block('text', { body: paragraph('No form') })]))
    expect(plain.headers.get('content-security-policy')).not.toMatch(/script-src|connect-src/)
    expect(text).toContain(`<link rel="canonical" href="${world.deps.publicUrl()}/c/${site}/${page.slug}">`)
    const addresses = addressesOf(text)
    expect(addresses.length).toBeGreaterThan(4)
    const sent = await visit(pathOf(addresses[0] as URL))
    expect([sent.status, sent.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })

  it('is shown only while it is published, and gets 304 when it has not changed', async () => {
    const page = await pageOf([block('quote', { text: 'Here', author: null })])
    const first = await show(page)
    expect(first.status).toBe(200)
    const tag = first.headers.get('etag') ?? ''
    expect((await visit(`/c/${site}/${page.slug}`, { 'if-none-match': tag })).status).toBe(304)
    const { Designer } = company.people
    const path = company.path(`company-pages/${page.uuid}`)
    expect((await Designer.send('PUT', path, { title: 'Renamed' })).status).toBe(200)
    const renamed = await visit(`/c/${site}/${page.slug}`, { 'if-none-match': tag })
    expect([renamed.status, renamed.text]).toEqual([200, expect.stringContaining('<h1 dir="auto">Renamed</h1>')])
    await Designer.send('PUT', path, { status: 'draft' })
    expect((await show(page)).status).toBe(404)
    await Designer.send('PUT', path, { status: 'published' })
    await Designer.send('DELETE', path)
    expect((await show(page)).status).toBe(404)
  })

  it('lists only published itineraries, with links that anybody may open', async () => {
    const itinerary = async (title: string) =>
      create('itineraries', {
        title,
        dayCount: 2,
        startDate: '2027-05-04',
        days: [{ uuid: randomUUID() }, { uuid: randomUUID() }],
      })
    const [published, changed, draft, locked] = [
      await itinerary('Published dunes'),
      await itinerary('As it was'),
      await itinerary('Never published'),
      await itinerary('Behind a passcode'),
    ]
    const { Designer } = company.people
    const publish = async ({ uuid }: Json) => {
      const answer = await Designer.send('POST', company.path(`itineraries/${uuid}/publish`), {})
      expect(answer.status, JSON.stringify(answer.json)).toBe(200)
      return answer.json.data
    }
    const link = (await publish(published)).shares[0].url
    await publish(changed)
    await Designer.send('PUT', company.path(`itineraries/${changed.uuid}`), { title: 'As it will be' })
    const [share] = (await publish(locked)).shares
    const shares = company.path(`itineraries/${locked.uuid}/shares/${share.uuid}`)
    expect((await Designer.send('PUT', shares, { passcode: 'open sesame' })).status).toBe(200)
    const page = await pageOf([
      block('itinerary_list', {
        title: null,
        itineraries: [published, changed, draft, locked].map(({ uuid }) => uuid),
      }),
    ])
    const { text } = await show(page)
    expect(text).toContain(`<a href="${link}">Published dunes</a>`)
    expect(text).toContain('As it was')
    expect(text).toMatch(/<h3 dir="auto">Behind a passcode<\/h3>/)
    for (const hidden of ['As it will be', 'Never published', share.url.split('/').at(-1)])
      expect(text).not.toContain(hidden)
  })

  it('is in the navigation in its order, or in the footer if it is a legal page', async () => {
    const other = await world.createCompany()
    const name = await getSite(other)
    expect((await visit(`/c/${name}`)).status).toBe(404)
    await pageOf([], { title: 'Later', slug: 'later', navOrder: 2 }, other)
    await pageOf([], { title: 'Sooner', slug: 'sooner', navOrder: 1 }, other)
    await pageOf([], { title: 'Small print', slug: 'terms', kind: 'terms', navOrder: 0 }, other)
    await pageOf([], { title: 'Hidden', slug: 'hidden', status: 'draft' }, other)
    const home = await visit(`/c/${name}`)
    expect([home.status, home.headers.get('location')]).toEqual([302, `${world.deps.publicUrl()}/c/${name}/sooner`])
    const { text } = await visit(`/c/${name}/sooner`)
    const links = [...text.matchAll(/<li><a href="[^"]+\/c\/[^/]+\/([^"]+)"( aria-current="page")?/g)]
    expect(links.map(([, slug, current]) => [slug, current !== undefined])).toEqual([
      ['sooner', true],
      ['later', false],
      ['terms', false],
    ])
    expect(text.indexOf('/terms"')).toBeGreaterThan(text.indexOf('<footer'))
    const map = await visit(`/c/${name}/sitemap.xml`)
    expect([...map.text.matchAll(/<loc>[^<]+\/([^</]+)<\/loc>/g)].map(([, slug]) => slug)).toEqual([
      'terms',
      'sooner',
      'later',
    ])
    const missing = await visit(`/c/${name}/nowhere`)
    expect([missing.status, missing.text]).toEqual([404, expect.stringContaining('Page not found')])
    expect(missing.text).toContain('/c/' + name + '/sooner')
  })

  it('is laid out from right to left if its text is', async () => {
    const { text } = await show(
      await pageOf([block('text', { body: paragraph('نخطط لرحلات هادئة في جنوب أفريقيا') })], { title: 'من نحن' }),
    )
    expect(text).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/)
  })
})

describe('a page whose slug has changed', () => {
  it('redirects from its old one, unless another page uses that', async () => {
    const slug = `old-${randomUUID().slice(0, 8)}`
    const page = await pageOf([], { slug })
    const rename = (to: string) =>
      company.people.Designer.send('PUT', company.path(`company-pages/${page.uuid}`), { slug: to })
    expect((await rename(`${slug}-new`)).status).toBe(200)
    const moved = await visit(`/c/${site}/${slug}`)
    expect([moved.status, moved.headers.get('location')]).toEqual([
      301,
      `${world.deps.publicUrl()}/c/${site}/${slug}-new`,
    ])
    await pageOf([], { slug, title: 'Another stands here' })
    expect((await visit(`/c/${site}/${slug}`)).text).toContain('Another stands here')
    await company.people.Designer.send('PUT', company.path(`company-pages/${page.uuid}`), { status: 'draft' })
    expect((await visit(`/c/${site}/${slug}-new`)).status).toBe(404)
  })
})

describe('content that is not public', () => {
  it('cannot be read with a URL that was signed for another image', async () => {
    const picture = await upload(company)
    const page = await pageOf([block('image', { media: { media: picture.uuid, role: 'hero' } })])
    const [address] = addressesOf((await show(page)).text)
    const hidden = await upload(company)
    const forged = new URL(String(address))
    forged.pathname = forged.pathname.replace(picture.uuid, hidden.uuid)
    expect((await visit(pathOf(forged))).status).toBe(404)
    const other = await getSite(await world.createCompany())
    const elsewhere = new URL(String(address))
    elsewhere.pathname = elsewhere.pathname.replace(site, other)
    expect((await visit(pathOf(elsewhere))).status).toBe(404)
    expect((await visit(String(address?.pathname))).status).toBe(404)
    expect((await visit(pathOf(address as URL))).status).toBe(200)
  })

  it('includes the pages of a suspended company', async () => {
    const other = await world.createCompany()
    const page = await pageOf([], {}, other)
    const name = await getSite(other)
    expect((await visit(`/c/${name}/${page.slug}`)).status).toBe(200)
    await world.deps.pool.query(`update tenants set status = 'suspended' where uuid = $1`, [other.uuid])
    for (const path of [`/c/${name}`, `/c/${name}/${page.slug}`, `/c/${name}/sitemap.xml`])
      expect((await visit(path)).status, path).toBe(404)
  })

  it('is excluded from search engines', async () => {
    expect((await visit('/robots.txt')).text).toBe('User-agent: *\nAllow: /c/\nDisallow: /\n')
  })
})
