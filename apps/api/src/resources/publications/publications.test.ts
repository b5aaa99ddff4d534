import { randomUUID } from 'node:crypto'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paragraph, upload } from '../../test/samples.ts'
import { readerHeaders } from '../../test/readers.ts'
import { type Company, createWorld, type World } from '../../test/world.ts'

let world: World
let company: Company
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
})
afterAll(() => world.close())

const hostile = '#panic("x") <script>alert(1)</script> $x^2$ *not bold* \\u{41} @ref // c أهلًا وسهلًا 🐘 & "quoted"'
const secret = 'SECRET-NOBODY-MAY-READ'

/** An itinerary with an image, hostile text everywhere, and everything that must stay internal. */
const makeItinerary = async () => {
  const { Designer } = company.people
  const picture = await upload(company, { alt: `Dunes ${hostile}` })
  const contact = (
    await Designer.send('POST', company.path('contacts/'), {
      givenName: secret,
      emails: [`${secret}@example.test`.toLowerCase()],
      passports: [{ number: secret, country: 'NA' }],
    })
  ).json.data
  const answer = await Designer.send('POST', company.path('itineraries/'), {
    title: `Dunes ${hostile}`.slice(0, 160),
    reference: `${secret}-${randomUUID().slice(0, 4)}`,
    dayCount: 2,
    startDate: '2027-05-04',
    cover: { media: picture.uuid, role: 'hero' },
    client: contact.uuid,
    travellers: [{ contact: contact.uuid, role: 'lead', room: secret }],
    days: [
      {
        uuid: randomUUID(),
        title: 'Into the sand',
        description: paragraph(hostile),
        notesInternal: secret,
        hero: { media: picture.uuid, role: 'hero' },
      },
      { uuid: randomUUID(), title: 'Home' },
    ],
    segments: [
      {
        uuid: randomUUID(),
        kind: 'accommodation',
        day: 0,
        title: 'Dune Camp',
        nights: 1,
        board: 'HB',
        notesInternal: secret,
        confirmationNo: secret,
        net: { amount: 987_654_321, currency: 'EUR' },
        markupBps: 4321,
        rooms: [{ type: 'Tent', count: 1 }],
      },
      { uuid: randomUUID(), kind: 'note', day: null, title: `In the tray ${secret}` },
    ],
    priceMode: 'total',
    displayPrice: { amount: 123_400, currency: 'EUR' },
  })
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return { itinerary: answer.json.data, picture }
}

const publish = async (uuid: string) => {
  const answer = await company.people.Designer.send('POST', company.path(`itineraries/${uuid}/publish`), {})
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  return answer.json.data
}

/** The text of a PDF as a reader extracts it, with its outline and metadata. */
const readPdf = async (bytes: Buffer) => {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1)
      const { items } = await page.getTextContent()
      const links = (await page.getAnnotations()).filter((one: { subtype: string }) => one.subtype === 'Link')
      return {
        text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
        links: links.length,
        isTagged: (await page.getStructTree()) !== null,
      }
    }),
  )
  const { metadata } = await document.getMetadata()
  // The type is an object, but this version returns a map.
  const markInfo = new Map<string, unknown>(Object.entries(Object.fromEntries((await document.getMarkInfo()) as never)))
  return {
    pages,
    text: pages.map((page) => page.text).join('\n'),
    outline: await document.getOutline(),
    conformance: metadata?.get('pdfuaid:part'),
    isMarked: markInfo.get('Marked'),
  }
}

describe('publishing', () => {
  it('stores a revision and returns the whole itinerary with the client’s link', async () => {
    const { itinerary } = await makeItinerary()
    const published = await publish(itinerary.uuid)
    expect(published).toMatchObject({
      uuid: itinerary.uuid,
      publishedRevision: 2,
      hasUnpublishedChanges: false,
      shares: [{ audience: 'client', revokedAt: null, views: 0 }],
    })
    expect(published.shares[0].url).toMatch(new RegExp(`^${world.base()}/p/[\\w-]{43}$`))
    const changed = await company.people.Designer.send('PUT', company.path(`itineraries/${itinerary.uuid}`), {
      subtitle: 'New',
      rev: published.rev,
    })
    expect(changed.json.data.hasUnpublishedChanges).toBe(true)
    const page = await world.anonymous.send('GET', published.shares[0].url)
    expect(page.bytes.toString()).not.toContain('>New<')
    const again = await publish(itinerary.uuid)
    expect(again.shares).toHaveLength(1)
    expect(again.hasUnpublishedChanges).toBe(false)
    expect((await world.anonymous.send('GET', published.shares[0].url)).bytes.toString()).toContain('>New<')
  })

  it('creates a page with hostile text as plain text, with its own images and fonts and nothing from other sites', async () => {
    const { itinerary, picture } = await makeItinerary()
    const { shares } = await publish(itinerary.uuid)
    const page = await world.anonymous.send('GET', shares[0].url)
    const html = page.bytes.toString()
    expect(page.status).toBe(200)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).not.toContain('<script>alert')
    // For previews of the link in messages, which need an absolute URL.
    expect(html).toContain(`property="og:image" content="${shares[0].url}/pictures/${picture.uuid}-1600.webp?v=`)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(page.headers.get('x-robots-tag')).toBe('noindex')
    const addresses = [...html.matchAll(/(?:src|href|srcset|content)="([^"]*)"/g)]
      .flatMap(([, value]) => (value ?? '').split(/,\s+/).map((one) => one.split(' ')[0] ?? ''))
      .filter((one) => /^https?:/.test(one))
    expect(addresses.length).toBeGreaterThan(3)
    for (const address of addresses) expect(address.startsWith(world.base()), address).toBe(true)
    const pictureUrls = addresses.filter((address) => address.includes(picture.uuid))
    expect(pictureUrls.length).toBeGreaterThan(1)
    for (const address of pictureUrls) {
      const plain = await world.anonymous.send('GET', address)
      expect(plain.headers.get('content-type'), address).toBe('image/webp')
      expect(plain.headers.get('cache-control'), address).toBe('private, max-age=31536000, immutable')
      const modern = await world.anonymous.send('GET', address, undefined, { accept: 'image/avif,image/webp,*/*' })
      expect([modern.headers.get('content-type'), modern.headers.get('vary')], address).toEqual([
        'image/avif',
        expect.stringMatching(/accept\b/i),
      ])
    }
    for (const [font] of html.matchAll(/http[^")]+\/p\/fonts\/[^")]+/g))
      expect((await world.anonymous.send('GET', font)).headers.get('content-type')).toBe('font/woff2')
  })

  it('prints a tagged PDF/UA-1 with outline and links, and hostile text as plain text', async () => {
    const { itinerary } = await makeItinerary()
    const { shares } = await publish(itinerary.uuid)
    const pdf = await world.anonymous.send('GET', shares[0].pdfUrl)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    const read = await readPdf(pdf.bytes)
    expect(read.conformance).toBe('1')
    expect(read.isMarked).toBe(true)
    expect(read.pages.every((page) => page.isTagged)).toBe(true)
    expect(read.outline?.length).toBeGreaterThan(0)
    expect(read.pages.some((page) => page.links > 0)).toBe(true)
    // Words that are too long for a column may break at zero-width spaces.
    const words = read.text.replaceAll(/[\s\u200b]+/g, '')
    for (const part of ['#panic("x")', '<script>alert(1)</script>', '$x^2$', '*notbold*', '\\u{41}'])
      expect(words).toContain(part.replaceAll(' ', ''))
  })

  it('never reveals net prices, internal notes, contacts or unscheduled segments, in page or PDF', async () => {
    const { itinerary } = await makeItinerary()
    const { shares } = await publish(itinerary.uuid)
    const html = (await world.anonymous.send('GET', shares[0].url)).bytes.toString()
    const pdf = await world.anonymous.send('GET', shares[0].pdfUrl)
    const { text } = await readPdf(pdf.bytes)
    const insides = [secret, secret.toLowerCase(), '987654321', '9,876,543', '9 876 543']
    // Four digits may occur in a random ID or in the PDF's own bytes by chance.
    const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
    for (const out of [html.replaceAll(uuid, ''), text])
      for (const inside of [...insides, '4321']) expect(out).not.toContain(inside)
    for (const inside of insides) expect(pdf.bytes.toString('latin1')).not.toContain(inside)
    const stored = await world.inTenant(company.uuid, async (query) =>
      JSON.stringify((await query('select content from publications where itinerary = $1', [itinerary.uuid])).rows),
    )
    for (const inside of [secret, '987654321']) expect(stored).not.toContain(inside)
  })

  it('protects the images it shows from being deleted', async () => {
    const { itinerary, picture } = await makeItinerary()
    const published = await publish(itinerary.uuid)
    await company.people.Designer.send('PUT', company.path(`itineraries/${itinerary.uuid}`), {
      cover: null,
      days: published.days.map((day: object) => ({ ...day, hero: null })),
      rev: published.rev,
    })
    const rejected = await company.people.Designer.send('DELETE', company.path(`media/${picture.uuid}`))
    expect([rejected.status, rejected.json.usedIn[0].resource]).toEqual([409, 'publication'])
  })

  it('as PDF adds the brochure to the media library and sets it in the itinerary', async () => {
    const { itinerary } = await makeItinerary()
    const answer = await company.people.Designer.send(
      'POST',
      company.path(`itineraries/${itinerary.uuid}/publish-pdf`),
      {},
    )
    expect(answer.status, JSON.stringify(answer.json)).toBe(200)
    const item = (await company.people.Designer.send('GET', company.path(`media/${answer.json.data.pdf}`))).json.data
    expect(item).toMatchObject({ kind: 'document', mime: 'application/pdf', folder: 'Brochures' })
    expect((await world.anonymous.send('GET', item.variants[0].url)).bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(answer.json.data.publishedRevision).not.toBeNull()
  })

  it('is not possible for a Viewer, of a template or of a stale version', async () => {
    const { itinerary } = await makeItinerary()
    const path = company.path(`itineraries/${itinerary.uuid}/publish`)
    expect((await company.people.Viewer.send('POST', path, {})).json.code).toBe('permission_denied')
    expect((await company.people.Designer.send('POST', path, {}, { 'if-match': '"9"' })).status).toBe(412)
    const template = (
      await company.people.Designer.send('POST', company.path('itineraries/'), { title: 'T', isTemplate: true })
    ).json.data
    expect(
      (await company.people.Designer.send('POST', company.path(`itineraries/${template.uuid}/publish`), {})).status,
    ).toBe(409)
    expect(
      (await company.people.Designer.send('GET', company.path(`itineraries/${itinerary.uuid}`))).json.data
        .publishedRevision,
    ).toBeNull()
  })
})

describe('a link', () => {
  it('counts views, and shows nothing of the itinerary when it is revoked', async () => {
    const { itinerary } = await makeItinerary()
    const [share] = (await publish(itinerary.uuid)).shares
    await world.anonymous.send('GET', share.url, undefined, readerHeaders)
    await world.anonymous.send('GET', share.url, undefined, readerHeaders)
    const path = company.path(`itineraries/${itinerary.uuid}/shares`)
    expect((await company.people.Designer.send('GET', path)).json.data[0].views).toBe(2)
    const revoked = await company.people.Designer.send('DELETE', `${path}/${share.uuid}`)
    expect(revoked.json.data.revokedAt).toMatch(/Z$/)
    const gone = await world.anonymous.send('GET', share.url)
    expect(gone.status).toBe(404)
    expect(gone.bytes.toString()).toContain('This link no longer works')
    expect(gone.bytes.toString()).not.toMatch(/Dunes|panic|pictures/)
    expect((await world.anonymous.send('GET', share.pdfUrl)).status).toBe(404)
  })

  it('can be created again, expires at the given time, and needs a published itinerary', async () => {
    const { itinerary } = await makeItinerary()
    const path = company.path(`itineraries/${itinerary.uuid}/shares`)
    expect((await company.people.Designer.send('POST', path, {})).status).toBe(409)
    await publish(itinerary.uuid)
    const created = await company.people.Designer.send('POST', path, {
      audience: 'agent',
      expiresAt: new Date(Date.now() + 60_000).toISOString(),
    })
    expect([created.status, created.json.data.audience]).toEqual([201, 'agent'])
    expect((await world.anonymous.send('GET', created.json.data.url)).status).toBe(200)
    await company.people.Designer.send('PUT', `${path}/${created.json.data.uuid}`, {
      expiresAt: new Date(Date.now() - 1000).toISOString(),
    })
    expect((await world.anonymous.send('GET', created.json.data.url)).status).toBe(404)
    expect((await company.people.Designer.send('POST', path, { audience: 'everybody' })).json.errors).toHaveProperty(
      'audience',
    )
  })

  it('can be sent by email with a text part, in the company’s name, with the sender as the reply address', async () => {
    const { itinerary } = await makeItinerary()
    const [share] = (await publish(itinerary.uuid)).shares
    const path = company.path(`itineraries/${itinerary.uuid}/shares/${share.uuid}/mail`)
    const sent = await company.people.Designer.send('POST', path, {
      to: 'traveller@example.test',
      message: 'Dear <b>all</b>,\nhere it is.',
    })
    expect(sent.status, JSON.stringify(sent.json)).toBe(200)
    const email = world.emails.at(-1)
    expect(email).toMatchObject({ to: 'traveller@example.test', replyTo: company.people.Designer.email })
    expect(await company.rows(`select changed from audit_events where action = 'share.mail'`)).toEqual([
      { changed: ['to:traveller@example.test'] },
    ])
    expect(email?.text).toContain(share.url)
    expect(email?.html).toContain(share.url)
    expect(email?.html).toContain('&#60;b&#62;all')
    expect((await company.people.Designer.send('POST', path, { to: 'nobody' })).json.errors).toHaveProperty('to')
    await company.people.Designer.send('DELETE', path.replace('/mail', ''))
    expect((await company.people.Designer.send('POST', path, { to: 'traveller@example.test' })).status).toBe(409)
  })
})
