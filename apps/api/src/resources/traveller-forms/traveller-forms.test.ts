import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askTraveller } from '../../test/ask-traveller.ts'
import { allSections, fillInForm, properDetails } from '../../test/traveller-form-writes.ts'
import { proposing } from '../../test/proposals.ts'
import { readerHeaders } from '../../test/readers.ts'
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

const designer = () => company.people.Designer

const asking = (input: Json = {}, fields: Json = {}, person: Json = {}) =>
  askTraveller(company, office, { input, fields, person })
const open = async (url: string) => {
  const response = await fetch(url, { headers: readerHeaders, redirect: 'manual' })
  return { status: response.status, headers: response.headers, html: await response.text() }
}
const emailsTo = async (to: string) => {
  await world.emailsSettled()
  return world.emails.filter((email) => email.to === to)
}
const answers = (path: string, who = designer()) => who.send('GET', company.path(`${path}/answers`))
const personal = Object.entries(properDetails).flatMap(([field, value]) => (field === 'consent' ? [] : [value]))

describe('a details form', () => {
  it('is sent by email, opened, filled in and reviewed', async () => {
    const { uuid, email, url, row, path, contact } = await asking({ byEmail: true, answerBy: '2099-01-31' })
    const [sent] = await emailsTo(email)
    expect([sent?.subject, sent?.text.includes(url)]).toEqual(['Your details for Dunes and delta', true])
    expect(sent?.text).toContain('31 January 2099')
    expect(await row()).toMatchObject({
      email,
      mayReadAnswers: true,
      form: { state: 'waiting', url, sections: allSections, hasAnswers: false, answerBy: '2099-01-31' },
    })
    const page = await open(url)
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.headers.get('x-robots-tag')).toBe('noindex')
    expect(page.html).toContain('value="Ada"')
    expect(page.html).toMatch(
      /What you send in this form is deleted after 5 June 2099\. [^.<]+ may keep a copy in its address book\./,
    )
    expect((await row()).form.state).toBe('opened')
    const stored = await fillInForm(url)
    expect([stored.status, stored.headers.get('location')]).toEqual([303, url])
    expect((await row()).form).toMatchObject({ state: 'filled_in', hasAnswers: true })
    const { consent: _, ...details } = properDetails
    expect((await answers(path)).json.data).toMatchObject({
      answers: { ...details, emergencyPhone: '+49305550199' },
      consentText: expect.stringContaining('“Dunes and delta”'),
      contact: { uuid: contact.uuid, familyName: null, birthday: null, passports: [] },
    })
    const { json } = await designer().send('GET', company.path('notifications'))
    expect(json.data[0]).toMatchObject({ kind: 'details', client: 'Ada', itinerary: { uuid }, excerpt: '' })
  })

  it('shows nothing that is stored, except the names', async () => {
    const passports = [{ number: 'C01X00T47', country: 'DE', expiry: '2090-01-01' }]
    const { url } = await asking({}, {}, { familyName: 'Stored', birthday: '1971-03-04', passports })
    const empty = (await open(url)).html
    expect(empty).toContain('value="Stored"')
    expect(empty).not.toMatch(/C01X00T47|1971|2090-01-01/)
    await fillInForm(url)
    for (const page of [await open(url), await open(`${url}?correct=yes`), await open(`${url}/withdraw`)])
      expect(personal.filter((value) => page.html.includes(`"${value}"`) || page.html.includes(`>${value}<`))).toEqual(
        page.html.includes('<select') ? ['DE'] : [],
      )
    const { html } = await open(url)
    expect(html).toContain('<li>Passport</li>')
    expect(html).toContain('can read your details now')
  })

  it('is sealed in the database', async () => {
    const { url, form } = await asking()
    await fillInForm(url)
    const [row] = await company.rows(
      `select f.*, encode(answers, 'escape') as "asText" from traveller_forms f where uuid = $1`,
      [form.uuid],
    )
    expect(row.answers.length).toBeGreaterThan(200)
    const text = JSON.stringify({ ...row, answers: row.answers.toString('latin1') })
    expect(personal.filter((value) => value.length > 4 && text.includes(value))).toEqual([])
  })

  it('tells what is wrong, and stores nothing', async () => {
    const { url, row } = await asking()
    const wrongs: [fields: Partial<typeof properDetails>, words: string, field: string][] = [
      [{ givenName: '', familyName: '' }, 'Enter your given names or your family name.', 'givenName'],
      [{ givenName: 'x'.repeat(121) }, 'Enter given names with at most 120 characters.', 'givenName'],
      [{ familyName: 'x'.repeat(121) }, 'Enter a family name with at most 120 characters.', 'familyName'],
      [{ birthday: '' }, 'Enter your date of birth, in the past.', 'birthday'],
      [{ birthday: '2098-01-01' }, 'Enter your date of birth, in the past.', 'birthday'],
      [{ birthday: '1980-02-30' }, 'Enter your date of birth, in the past.', 'birthday'],
      [{ passportNumber: '' }, 'Enter the number of your passport.', 'passportNumber'],
      [{ passportNumber: 'x'.repeat(41) }, 'Enter a passport number with at most 40 characters.', 'passportNumber'],
      [{ passportCountry: '' }, 'Choose the country that issued your passport.', 'passportCountry'],
      [{ passportCountry: 'XX' }, 'Choose a country from the list.', 'passportCountry'],
      [{ passportExpiry: '' }, 'Enter the date until which your passport is valid.', 'passportExpiry'],
      [
        { passportExpiry: '2001-01-01' },
        'Enter the expiry date of your passport. It must be today or later.',
        'passportExpiry',
      ],
      [{ food: 'x'.repeat(501) }, 'Describe your diet in at most 500 characters.', 'food'],
      [{ allergies: 'x'.repeat(501) }, 'Describe your allergies in at most 500 characters.', 'allergies'],
      [{ mobility: 'x'.repeat(501) }, 'Describe what we should know in at most 500 characters.', 'mobility'],
      [{ emergencyName: '' }, 'Enter the name of the person to call in an emergency.', 'emergencyName'],
      [{ emergencyPhone: '' }, 'Enter the phone number of the person to call in an emergency.', 'emergencyPhone'],
      [{ emergencyPhone: '030 555' }, 'Enter a phone number with its country code', 'emergencyPhone'],
      [
        { emergencyRelation: 'x'.repeat(81) },
        'Describe who the person is to you in at most 80 characters.',
        'emergencyRelation',
      ],
      [{ consent: '' }, 'Tick the box to agree.', 'consent'],
    ]
    // One form is sent at most twenty times in an hour, and each of these counts.
    for (const [fields, words, field] of wrongs) {
      await company.rows('delete from rate_limits')
      const response = await fillInForm(url, fields)
      const html = await response.text()
      expect([response.status, html.includes(`<a href="#${field}">${words}`)], words).toEqual([422, true])
      expect(html, words).toContain(`id="${field}-error"`)
      expect(html, words).toContain('<title>Error: Your details')
      expect(html.includes('No stairs'), words).toBe(fields.mobility === undefined)
    }
    expect((await row()).form).toMatchObject({ hasAnswers: false })
  })

  it('may be sent without a passport and a person to call, and corrected later', async () => {
    const { url, path } = await asking()
    const none = { passportNumber: '', passportCountry: '', passportExpiry: '' }
    const nobody = { emergencyName: '', emergencyRelation: '', emergencyPhone: '' }
    expect((await fillInForm(url, { ...none, ...nobody })).status).toBe(303)
    expect((await open(`${url}?correct=yes`)).html).toContain('What you leave empty stays as you sent it.')
    const empty = Object.fromEntries(Object.keys(properDetails).map((field) => [field, '']))
    const later = { passportNumber: 'NEW1', passportCountry: 'NA', passportExpiry: '2098-01-01', consent: 'yes' }
    expect((await fillInForm(url, { ...empty, ...later })).status).toBe(303)
    expect((await answers(path)).json.data.answers).toMatchObject({
      givenName: 'Ada Maria',
      passportNumber: 'NEW1',
      passportCountry: 'NA',
      emergencyName: null,
    })
  })

  it('that was sent twice is stored once', async () => {
    const { uuid, url } = await asking()
    await Promise.all([fillInForm(url), fillInForm(url)])
    const events = await company.rows(
      `select from audit_events where target = $1 and action = 'itinerary.give-details'`,
      [uuid],
    )
    expect(events).toHaveLength(1)
  })

  it('asks and stores only the chosen sections', async () => {
    const { url, path } = await asking({ sections: ['diet'] })
    const { html } = await open(url)
    expect(html).toContain('id="food"')
    expect(html).not.toContain('id="passportNumber"')
    await fillInForm(url)
    expect((await answers(path)).json.data.answers).toMatchObject({ food: 'Vegetarian', passportNumber: null })
  })

  it('is withdrawn with all that was sent, after a question', async () => {
    const { url, path, row, form } = await asking()
    await fillInForm(url)
    expect((await open(`${url}/withdraw`)).html).toContain('Withdraw consent and delete my details')
    expect((await row()).form.hasAnswers).toBe(true)
    expect((await fetch(`${url}/withdraw`, { method: 'POST', redirect: 'manual' })).status).toBe(303)
    expect((await row()).form).toMatchObject({ state: 'withdrawn', hasAnswers: false })
    expect((await answers(path)).status).toBe(404)
    expect(
      await company.rows('select from traveller_forms where uuid = $1 and answers is not null', [form.uuid]),
    ).toEqual([])
    const { html } = await open(url)
    expect(html).toContain('Your consent is withdrawn')
    expect(html).toContain('have been deleted from this form.')
    expect(html).not.toContain('withdraw your consent')
  })

  it('that is busy asks to try again', async () => {
    const { url } = await asking()
    await company.rows('delete from rate_limits')
    let last = 0
    for (let n = 0; n < 21; n += 1) last = (await fillInForm(url, { consent: '' })).status
    expect(last).toBe(429)
  })
})

describe('the link of a details form', () => {
  it('that is guessed, revoked, of another company’s host or of a deleted record looks the same', async () => {
    const guessed = await open((await asking()).url.replace(/[^/]+$/, 'x'.repeat(43)))
    expect(guessed.status).toBe(404)
    const revoked = await asking()
    await office.done('DELETE', revoked.path)
    const binned = await asking()
    await office.done('DELETE', `itineraries/${binned.uuid}`, { rev: binned.rev })
    const gone = await asking()
    await office.done('PUT', `itineraries/${gone.uuid}`, { travellers: [], rev: gone.rev })
    for (const { url } of [revoked, binned, gone]) {
      const page = await open(url)
      expect([page.status, page.html]).toEqual([404, guessed.html])
      expect((await fillInForm(url)).status).toBe(404)
      expect((await fetch(`${url}/withdraw`, { method: 'POST' })).status).toBe(404)
    }
    expect((await open(revoked.url.replace(/[^/]+$/, 'short'))).html).toBe(guessed.html)
  })

  it('is another one when the traveller is asked after it was revoked, and the same otherwise', async () => {
    const { ask, url, path, row } = await asking()
    expect((await ask()).form.url).toBe(url)
    await office.done('DELETE', path)
    expect((await row()).form).toMatchObject({ state: 'revoked', url: null })
    const again = (await ask()).form
    expect(again.url).not.toBe(url)
    expect([(await open(again.url)).status, (await open(url)).status]).toEqual([200, 404])
  })

  it('is not shown to members who only read the itinerary, and answers are not either', async () => {
    const { uuid, path, url } = await asking()
    await fillInForm(url)
    const { json } = await company.people.Viewer.send('GET', company.path(`itineraries/${uuid}/traveller-forms`))
    expect(json.data[0]).toMatchObject({ mayReadAnswers: false, form: { state: 'filled_in', url: null } })
    expect((await answers(path, company.people.Viewer)).json.code).toBe('permission_denied')
    const foreign = (await world.createCompany()).people.Designer
    expect((await answers(path, foreign)).status).toBe(404)
    const other = await asking()
    expect((await answers(path.replace(uuid, other.uuid))).status).toBe(404)
  })
})

describe('asking travellers', () => {
  it('is rejected with what is wrong', async () => {
    const { uuid, contact } = await asking()
    const stranger = await office.done('POST', 'contacts/', { givenName: 'Bo' })
    const quiet = await asking({}, {}, { lifecycle: 'do_not_contact' })
    const at = (of: string) => `itineraries/${of}/traveller-forms`
    const wrongs: [path: string, body: Json, field: string][] = [
      [at(uuid), { contacts: [stranger.uuid], sections: ['names'] }, 'contacts'],
      [at(uuid), { contacts: [], sections: ['names'] }, 'contacts'],
      [at(uuid), { contacts: [contact.uuid], sections: [] }, 'sections'],
      [at(uuid), { contacts: [contact.uuid], sections: ['shoes'] }, 'sections'],
      [at(uuid), { contacts: [contact.uuid], sections: ['names'], answerBy: '2020-01-01' }, 'answerBy'],
      [at(quiet.uuid), { contacts: [quiet.contact.uuid], sections: ['names'], byEmail: true }, 'contacts'],
    ]
    for (const [path, body, field] of wrongs) {
      const { status, json } = await office.send('POST', path, body)
      expect([status, Object.keys(json.errors)[0]?.split('.')[0]], JSON.stringify(json)).toEqual([422, field])
    }
  })
})

describe('saving answers to the contact', () => {
  it('changes the chosen fields, with one event, unless the contact has changed', async () => {
    const { path, url, contact } = await asking({}, {}, { preferences: { drink: 'Tea' } })
    await fillInForm(url)
    const { rev } = (await answers(path)).json.data.contact
    const save = (fields: string[], contactRev = rev) => office.send('POST', `${path}/save`, { fields, contactRev })
    expect((await save(['birthday'], rev - 1)).status).toBe(412)
    const saved = await save(['birthday', 'passport', 'allergies'])
    expect(saved.json.data.form.savedAt).not.toBeNull()
    expect(await office.done('GET', `contacts/${contact.uuid}`)).toMatchObject({
      givenName: 'Ada',
      familyName: null,
      birthday: '1980-02-29',
      passports: [{ number: 'C01X00T48', country: 'DE', expiry: '2099-05-01' }],
      preferences: { drink: 'Tea', allergies: 'Walnuts', food: null },
    })
    expect((await save(['food'])).status).toBe(412)
    const events = await company.rows(
      `select changed from audit_events where target = $1 and action = 'contact.update'`,
      [contact.uuid],
    )
    expect(events.map(({ changed }: Json) => changed.toSorted())).toEqual([['birthday', 'passports', 'preferences']])
    // Once more: the passport with the same number is replaced.
    const next = (await answers(path)).json.data.contact.rev
    expect((await save(['passport', 'givenName'], next)).json.data.contact).toMatchObject({
      givenName: 'Ada Maria',
      passports: [{ number: 'C01X00T48' }],
    })
    expect((await office.send('DELETE', `${path}/answers`)).json.data[0].form.hasAnswers).toBe(false)
    expect((await answers(path)).status).toBe(404)
  })

  it('rejects what was not answered', async () => {
    const { path, url } = await asking()
    await fillInForm(url, { food: '' })
    const { rev } = (await answers(path)).json.data.contact
    const { status, json } = await office.send('POST', `${path}/save`, { fields: ['food'], contactRev: rev })
    expect([status, Object.keys(json.errors)]).toEqual([422, ['fields']])
  })
})

describe('what a traveller fills in', () => {
  it('reaches no publication, no page, no email and no list', async () => {
    const { uuid, url } = await asking()
    await fillInForm(url, { givenName: 'Zephyrine' })
    const { shares } = await office.done('POST', `itineraries/${uuid}/publish`, {})
    const texts = [
      await office.read(shares[0].url),
      JSON.stringify(await company.rows('select * from publications where itinerary = $1', [uuid])),
      JSON.stringify(await company.rows('select * from audit_events where target = $1', [uuid])),
      JSON.stringify(await office.done('GET', `itineraries/${uuid}`)),
      JSON.stringify(await office.done('GET', `itineraries/${uuid}/traveller-forms`)),
      JSON.stringify((await designer().send('GET', company.path('notifications'))).json),
    ]
    await world.emailsSettled()
    texts.push(JSON.stringify(world.emails))
    const looked = ['C01X00T48', '1980-02-29', 'Walnuts', 'Bea Quill', '5550199', 'Zephyrine']
    expect(looked.filter((value) => texts.some((text) => text.includes(value)))).toEqual([])
  })
})
