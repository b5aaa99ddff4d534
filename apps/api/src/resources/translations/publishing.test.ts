import type { Publication } from '@sojourn/contract/itinerary/publication'
import { belowUrl } from '@sojourn/contract/kit/below-url'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptProposal, versionOn } from '../../test/accept-proposal.ts'
import { euros, priceOn, proposing } from '../../test/proposals.ts'
import { readerHeaders } from '../../test/readers.ts'
import { paragraph } from '../../test/samples.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
let office: ReturnType<typeof proposing>
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  office = proposing(world, company)
})
afterAll(() => world.close())

const translate = (uuid: string, language: string, texts: [path: string, value: unknown][]) =>
  office.done('PUT', `itineraries/${uuid}/translations/${language}`, {
    texts: texts.map(([path, value]) => ({ path, value })),
  })
const publish = (uuid: string, languages?: string[]): Promise<Json> =>
  office.done('POST', `itineraries/${uuid}/publish`, languages ? { languages } : {})
const inGerman = (url: string, path = '') => belowUrl(`${url}?language=de`, path)

/** A proposal that is published in English and German; the flight and the terms have no translation. */
const proposeInTwo = async (fields: Json = {}) => {
  const proposal = await office.propose(fields)
  await translate(proposal.uuid, 'de', [
    ['title', 'Dünen und Delta'],
    [`segments/${proposal.plain}/title`, 'Einfache Lodge'],
    [`segments/${proposal.fine}/title`, 'Feine Lodge'],
    ['paymentSchedule', ['Anzahlung', 'Restzahlung']],
  ])
  await publish(proposal.uuid, ['de'])
  return proposal
}

describe('an itinerary published in two languages', () => {
  it('has a page in each, and each leads to the other', async () => {
    const { url } = await proposeInTwo()
    const [english, german] = [await office.read(url), await office.read(inGerman(url))]
    expect(/<html[^>]*>/.exec(english)?.[0]).toBe('<html lang="en">')
    expect(/<html[^>]*>/.exec(german)?.[0]).toBe('<html lang="de">')
    for (const page of [english, german]) {
      expect(page).toContain(`<link rel="alternate" hreflang="en" href="${url}">`)
      expect(page).toContain(`<link rel="alternate" hreflang="x-default" href="${url}">`)
      expect(page).toContain(`<link rel="alternate" hreflang="de" href="${url}?language=de">`)
    }
    expect(/<a href="[^"]*" lang="de"[^>]*>Deutsch<\/a>/.exec(german)?.[0]).toContain('aria-current="true"')
    expect(/<a href="[^"]*" lang="de"[^>]*>Deutsch<\/a>/.exec(english)?.[0]).not.toContain('aria-current')
    expect(english).toContain('Plain Lodge')
    expect(german).toContain('Einfache Lodge')
    // What is not translated is shown as it was written.
    expect(german).toContain('Balloon')
    expect(german).toContain('Cancel at any time.')
    for (const name of ['brochure.pdf', 'calendar.ics', 'summary.pdf', 'itinerary.docx', 'itinerary.json'])
      expect(german, name).toContain(`${url}/${name}?language=de`)
    expect(english).not.toContain('.pdf?language')
    expect(await office.read(`${url}?language=fr`)).toContain('Plain Lodge')
  })

  it('has all files in each', async () => {
    const { url } = await proposeInTwo()
    const read = async (path: string) => (await world.anonymous.send('GET', inGerman(url, path))).bytes
    const calendar = (await read('/calendar.ics')).toString()
    expect(calendar).toContain('Einfache Lodge')
    expect(calendar.replaceAll('\r\n ', '')).toContain(`${url}?language=de`)
    expect(JSON.parse((await read('/itinerary.json')).toString())).toMatchObject({
      language: 'de',
      title: 'Dünen und Delta',
    })
    expect(await pdfText(await read('/brochure.pdf'))).toContain('Einfache Lodge')
    expect(await pdfText(await read('/summary.pdf'))).toContain('Dünen und Delta')
    const english = (await world.anonymous.send('GET', `${url}/brochure.pdf`)).bytes
    expect(await pdfText(english)).not.toContain('Lodge und')
    expect(await pdfText(english)).toContain('Plain Lodge')
  })

  it('has the same prices, dates and choices in each', async () => {
    const { uuid } = await proposeInTwo()
    const { publications, translated } = await stored(uuid)
    expect(withoutTexts(translated)).toEqual(withoutTexts(publications))
    expect(translated.price?.total).toEqual(euros(1000))
    expect(JSON.stringify(translated)).toContain('Einfache Lodge')
  })

  it('is accepted in the language in which it was read, with its choices', async () => {
    const { uuid, url, fine, plain } = await proposeInTwo()
    const version = await versionOn(url)
    expect(await versionOn(inGerman(url))).toBe(version)
    const chosen = await world.anonymous.sendRaw('POST', inGerman(url, '/choices'), {
      raw: new URLSearchParams({ 'choice-0': fine }),
    })
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, inGerman(url)])
    expect(priceOn(await office.read(inGerman(url)))).toMatch(/1\.300/)
    expect(await office.read(inGerman(url))).toContain('Feine Lodge')
    const form = await office.read(inGerman(url, `/accept?version=${version}`))
    expect(form.replaceAll(/<[^>]*>/g, '')).toContain('Feine Lodge anstelle von Einfache Lodge')
    const answer = await acceptProposal(inGerman(url), { choices: [fine] })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, inGerman(url, '/accepted')])
    const [acceptance] = await office.accepted(uuid)
    expect(acceptance).toMatchObject({
      language: 'de',
      fingerprint: version,
      total: euros(1300),
      choices: [{ uuid: fine, title: 'Feine Lodge', insteadOf: 'Einfache Lodge' }],
    })
    expect(plain).not.toBe(fine)
    const receipt = await office.send('GET', `itineraries/${uuid}/acceptances/${acceptance.uuid}/receipt`)
    expect(await pdfText(receipt.bytes)).toContain('Feine Lodge')
  })

  it('has one version, which changes with every language', async () => {
    const { uuid, url } = await proposeInTwo()
    const version = await versionOn(url)
    const { publishedRevision } = await publish(uuid)
    expect(await versionOn(url), 'published as it is').toBe(version)
    await translate(uuid, 'de', [['title', 'Sand und Wasser']])
    expect((await office.done('GET', `itineraries/${uuid}`)).hasUnpublishedChanges).toBe(true)
    const again = await publish(uuid)
    expect(again.hasUnpublishedChanges).toBe(false)
    expect(again.publishedRevision).toBe(publishedRevision + 1)
    expect(await versionOn(url)).not.toBe(version)
    expect(await office.read(inGerman(url))).toContain('Sand und Wasser')
    const rejected = await acceptProposal(inGerman(url), { version })
    expect(rejected.status).toBe(409)
    expect((await rejected.text()).replaceAll(/<[^>]*>/g, '')).toContain('Sand und Wasser')
  })

  it('is offered in the language that the browser prefers, and shown in the other', async () => {
    const { url } = await proposeInTwo()
    const page = async (to: string, preferred: string) =>
      (
        await world.anonymous.send('GET', to, undefined, { ...readerHeaders, 'accept-language': preferred })
      ).bytes.toString()
    const offer = 'Dieses Reiseprogramm gibt es auch auf Deutsch.'
    expect(await page(url, 'de-AT,de;q=0.9,en;q=0.5')).toContain(`<html lang="en"`)
    expect(await page(url, 'de-AT,de;q=0.9,en;q=0.5')).toContain(`<p lang="de" dir="ltr"><a href="${url}?language=de"`)
    for (const preferred of ['en,de;q=0.5', 'fr', '', 'de;q=0'])
      expect(await page(url, preferred), preferred).not.toContain(offer)
    expect(await page(inGerman(url), 'de')).not.toContain(offer)
  })

  it('asks for its passcode in front of every language and file', async () => {
    const { uuid, url, share } = await proposeInTwo()
    await office.done('PUT', `itineraries/${uuid}/shares/${share}`, { passcode: 'secret-1' })
    for (const path of ['', '/brochure.pdf', '/calendar.ics', '/itinerary.json'])
      expect(await office.read(inGerman(url, path)), path).not.toContain('Einfache Lodge')
    const entered = await world.anonymous.sendRaw('POST', inGerman(url), {
      raw: new URLSearchParams({ passcode: 'secret-1', below: 'calendar.ics' }),
    })
    expect([entered.status, entered.headers.get('location')]).toEqual([303, inGerman(url, '/calendar.ics')])
    await office.done('DELETE', `itineraries/${uuid}/shares/${share}`)
    expect((await world.anonymous.send('GET', inGerman(url))).status).toBe(404)
  })
})

describe('a translation that changes', () => {
  const hasChanges = async (uuid: string) => (await office.done('GET', `itineraries/${uuid}`)).hasUnpublishedChanges

  it('while it is published, is published too', async () => {
    const { uuid, url } = await proposeInTwo()
    await translate(uuid, 'de', [['title', 'Erster Versuch']])
    const { turns } = world.deps
    const { brochures } = turns
    turns.brochures = async (name, work) => {
      turns.brochures = brochures
      await translate(uuid, 'de', [['title', 'Zweiter Versuch']])
      return brochures(name, work)
    }
    await publish(uuid)
    expect(await office.read(inGerman(url))).toContain('Zweiter Versuch')
    expect(await hasChanges(uuid)).toBe(false)
  })

  it('is an unpublished change: another, a new and a removed one, but not one that is changed back', async () => {
    const { uuid, plain } = await proposeInTwo()
    expect(await hasChanges(uuid)).toBe(false)
    await translate(uuid, 'de', [['title', 'Anders']])
    expect(await hasChanges(uuid)).toBe(true)
    await translate(uuid, 'de', [['title', 'Dünen und Delta']])
    expect(await hasChanges(uuid)).toBe(false)
    await translate(uuid, 'de', [['terms', paragraph('Jederzeit.')]])
    expect(await hasChanges(uuid)).toBe(true)
    expect((await publish(uuid)).hasUnpublishedChanges).toBe(false)
    await translate(uuid, 'de', [[`segments/${plain}/title`, null]])
    expect(await hasChanges(uuid)).toBe(true)
    await office.done('DELETE', `itineraries/${uuid}/translations/de`)
    expect(await hasChanges(uuid)).toBe(true)
  })

  it('is one too in a guide or a destination that is shown, and only there', async () => {
    const [shown, other] = await Promise.all(
      ['Good to know', 'Elsewhere'].map((title) =>
        office.done('POST', 'guides/', {
          title,
          status: 'published',
          sections: [{ heading: 'Money', body: paragraph(`${title}: bring cash.`) }],
        }),
      ),
    )
    const place = await office.done('POST', 'destinations/', { name: 'The Salt Pan' })
    const days = [0, 1, 2].map(() => ({ uuid: crypto.randomUUID(), destination: place.uuid }))
    const { uuid } = await proposeInTwo({ guides: [shown.uuid], days })
    const translateIn = (path: string, texts: Json[]) => office.done('PUT', `${path}/translations/de`, { texts })
    const body = (text: string) => [{ path: 'sections/0/body', value: paragraph(text) }]
    await translateIn(`guides/${other.uuid}`, body('Anderswo.'))
    expect(await hasChanges(uuid)).toBe(false)
    await translateIn(`guides/${shown.uuid}`, body('Bargeld.'))
    expect(await hasChanges(uuid)).toBe(true)
    expect((await publish(uuid)).hasUnpublishedChanges).toBe(false)
    await translateIn(`destinations/${place.uuid}`, [{ path: 'name', value: 'Die Salzpfanne' }])
    expect(await hasChanges(uuid)).toBe(true)
    expect((await publish(uuid)).hasUnpublishedChanges).toBe(false)
    await office.done('DELETE', `guides/${shown.uuid}/translations/de`)
    expect(await hasChanges(uuid)).toBe(true)
  })
})

describe('what is not published', () => {
  it('stays away: other languages, texts changed since, and stale ones', async () => {
    const { uuid, url } = await proposeInTwo()
    await translate(uuid, 'fr', [['title', 'Un titre secret']])
    await translate(uuid, 'de', [['title', 'Ein geheimer Titel']])
    const pages = async () => Promise.all(['', '?language=de', '?language=fr'].map((query) => office.read(url + query)))
    expect((await pages()).join('')).not.toMatch(/secret|geheim/)
    const { rev } = await office.done('GET', `itineraries/${uuid}`)
    await office.done('PUT', `itineraries/${uuid}`, { rev, title: 'Delta and dunes' })
    await publish(uuid, ['de'])
    expect((await pages()).join('')).not.toMatch(/secret|geheim/)
    expect(await office.read(inGerman(url))).toContain('<h1 dir="auto">Delta and dunes</h1>')
  })

  it('is every language that was left out', async () => {
    const { uuid, url } = await proposeInTwo()
    await publish(uuid, [])
    const page = await office.read(inGerman(url))
    expect(page).toContain('Plain Lodge')
    expect(page).not.toContain('hreflang')
    const { languages } = await office.done('GET', `itineraries/${uuid}/translations`)
    expect(languages.find(({ language }: Json) => language === 'de')).toMatchObject({ isPublished: false })
  })
})

describe('without a choice', () => {
  it('the complete languages and those that are published are published', async () => {
    const { uuid, url } = await office.propose({ terms: null, segments: [], paymentSchedule: [], priceMode: 'none' })
    await translate(uuid, 'fr', [['title', 'Dunes et delta']])
    const [, partly] = [await publish(uuid), await office.propose()]
    expect(await office.read(`${url}?language=fr`)).toContain('Dunes et delta')
    await translate(partly.uuid, 'fr', [['title', 'Dunes et delta']])
    await publish(partly.uuid)
    expect(await office.read(`${partly.url}?language=fr`)).not.toContain('Dunes et delta')
  })

  it('the language of the original is no choice', async () => {
    const { uuid } = await office.propose()
    const answer = await office.send('POST', `itineraries/${uuid}/publish`, { languages: ['en'] })
    expect([answer.status, Object.keys(answer.json.errors)]).toEqual([422, ['languages']])
  })
})

it('guides, company pages and destinations are published in the language too', async () => {
  const guide = await office.done('POST', 'guides/', {
    title: 'Good to know',
    status: 'published',
    sections: [{ heading: 'Money', body: paragraph('Bring cash.') }],
  })
  const place = await office.done('POST', 'destinations/', { name: 'The Delta' })
  await office.done('PUT', `guides/${guide.uuid}/translations/de`, {
    texts: [{ path: 'sections/0/body', value: paragraph('Bargeld mitnehmen.') }],
  })
  await office.done('PUT', `destinations/${place.uuid}/translations/de`, {
    texts: [{ path: 'name', value: 'Das Delta' }],
  })
  const days = [0, 1, 2].map(() => ({ uuid: crypto.randomUUID(), destination: place.uuid }))
  const { url } = await proposeInTwo({ guides: [guide.uuid], days })
  const page = await office.read(inGerman(url))
  expect(page).toContain('Bargeld mitnehmen.')
  expect(page).toContain('Das Delta')
  expect(await office.read(url)).toContain('Bring cash.')
})

const stored = async (uuid: string): Promise<{ publications: Publication; translated: Publication }> => {
  const [row] = await world.inTenant(
    company.uuid,
    async (query) =>
      (
        await query(
          `select p.content as publications, t.content as translated from publications p
           join publication_translations t using (tenant, itinerary, revision)
           where itinerary = $1 order by revision desc limit 1`,
          [uuid],
        )
      ).rows,
  )
  return row
}

/** A publication without its language and its texts: every text is replaced by its length in fields. */
const withoutTexts = (content: Publication): unknown =>
  JSON.parse(
    JSON.stringify({ ...content, language: null }, (key, value: unknown) =>
      ['title', 'label', 'insteadOf', 'text', 'description'].includes(key) ? key : value,
    ),
  )

const pdfText = async (pdf: Buffer): Promise<string> => {
  const document = await getDocument({ data: new Uint8Array(pdf) }).promise
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => (await document.getPage(index + 1)).getTextContent()),
  )
  return pages
    .flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
}
