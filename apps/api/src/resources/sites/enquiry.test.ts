import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { solveCaptcha } from '../../test/solve-captcha.ts'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let company: Company
let path: string
beforeAll(async () => {
  world = await createWorld()
  company = await world.createCompany()
  path = await contactPage(company)
})
afterAll(() => world.close())

/** Creates a page with the form, and returns its path. */
const contactPage = async (of: Company, status = 'published'): Promise<string> => {
  const { rows } = await world.deps.pool.query('select slug from tenants where uuid = $1', [of.uuid])
  const blocks = [{ uuid: randomUUID(), type: 'enquiry_form', title: 'Begin', intro: null }]
  const slug = `contact-${randomUUID().slice(0, 8)}`
  const created = await of.people.Designer.send('POST', of.path('company-pages/'), {
    title: 'Contact',
    slug,
    status,
    blocks,
  })
  expect(created.status).toBe(201)
  return `/c/${rows[0].slug}/${slug}`
}

let networks = 0
const send = async (fields: Record<string, string>, to = path, network = `203.0.113.${(networks += 1)}`) => {
  const answer = await world.app.inject({
    method: 'POST',
    url: to,
    remoteAddress: network,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
  return { status: answer.statusCode, text: answer.body, location: answer.headers.location }
}
const words = (fields: Record<string, string> = {}) => ({
  name: 'Ingrid Sommer',
  email: `${randomUUID()}@example.test`,
  message: 'Two weeks of dunes, please.',
  ...fields,
})

const numbers: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 }
/** The question in a page, with its answer. */
const answerOf = (html: string): { question: string; answer: string } => {
  const [, a = '', b = ''] = /what is (\w+) plus (\w+)\?/.exec(html) ?? []
  const question = /name="question" value="([^"]+)"/.exec(html)?.[1] ?? ''
  return { question, answer: String((numbers[a] ?? 0) + (numbers[b] ?? 0)) }
}
const sendAnswered = async (fields: Record<string, string>, to = path) => {
  const response = await send(fields, to)
  expect(response.status).toBe(422)
  return send({ ...fields, ...answerOf(response.text) }, to)
}

const found = async (email: string, of = company): Promise<{ contacts: Json[]; itineraries: Json[] }> => {
  const contacts = await of.rows(`select * from contacts where $1 = any(emails)`, [email])
  const itineraries = await of.rows('select * from itineraries where client = any($1::uuid[])', [
    contacts.map((one) => one.uuid),
  ])
  return { contacts, itineraries }
}

describe('an enquiry', () => {
  it('sent without a script becomes a contact, an itinerary and an email to each Admin', async () => {
    const fields = words({ phone: '+27 21 555 0100', dates: 'September', travellers: '4' })
    const accepted = await sendAnswered(fields)
    expect([accepted.status, accepted.location]).toEqual([303, `${world.deps.publicUrl()}${path}?sent=yes#enquiry`])
    const thanks = await (await fetch(`${world.base()}${path}?sent=yes`)).text()
    expect(thanks).toContain('Thank you')
    expect(thanks).not.toContain('<form')
    const { contacts, itineraries } = await found(fields.email)
    expect(contacts).toHaveLength(1)
    expect(contacts[0]).toMatchObject({
      given_name: 'Ingrid',
      family_name: 'Sommer',
      phones: ['+27215550100'],
      lifecycle: 'lead',
    })
    expect(itineraries).toHaveLength(1)
    expect(itineraries[0]).toMatchObject({ title: 'Enquiry from Ingrid Sommer', status: 'enquiry', adults: 4 })
    const seen = (await company.people.Admin.send('GET', company.path(`itineraries/${itineraries[0].uuid}`))).json.data
    expect(seen.isReceived).toBe(true)
    const draft = await company.people.Admin.send('POST', company.path('itineraries/'), {
      title: 'A draft of a member',
    })
    expect(draft.json.data.isReceived).toBe(false)
    const listed = async (received: boolean) => {
      const query = `itineraries/?status=enquiry&received=${received}`
      const answer = await company.people.Admin.send('GET', company.path(query))
      return answer.json.data.map(({ title }: Json) => title)
    }
    expect([await listed(true), await listed(false)]).toEqual([['Enquiry from Ingrid Sommer'], ['A draft of a member']])
    expect(seen.days[0].notesInternal).toContain('Two weeks of dunes, please.\n\nDates: September\nTravellers: 4')
    await world.emailsSettled()
    const emails = world.emails.filter(({ replyTo }) => replyTo === fields.email)
    const admins = [company.people.Owner, company.people.Admin].map(({ email }) => email)
    expect(emails.map(({ to }) => to).toSorted()).toEqual(admins.toSorted())
    expect(emails[0]?.text).toContain(`/itineraries/${itineraries[0].uuid}`)
  })

  it('with a solved captcha is accepted at once, and the solution can be used only once', async () => {
    const altcha = await solveCaptcha(world)
    const fields = words({ altcha })
    expect((await send(fields)).status).toBe(303)
    expect((await found(fields.email)).itineraries).toHaveLength(1)
    const again = words({ altcha })
    expect((await send(again)).status).toBe(422)
    expect((await found(again.email)).contacts).toHaveLength(0)
  })

  it('from an existing contact is added to it, whatever the case of the email address', async () => {
    const fields = words()
    await sendAnswered(fields)
    await sendAnswered({ ...fields, email: fields.email.toUpperCase(), message: 'And a week of sea.' })
    const { contacts, itineraries } = await found(fields.email)
    expect([contacts.length, itineraries.length]).toEqual([1, 2])
  })

  it('that is sent several times at once is stored once', async () => {
    const fields = words()
    const responses = await Promise.all([send(fields), send(fields), send(fields)])
    const sent = await Promise.all(responses.map(({ text }) => send({ ...fields, ...answerOf(text) })))
    expect(sent.map(({ status }) => status)).toEqual([303, 303, 303])
    const { contacts, itineraries } = await found(fields.email)
    expect([contacts.length, itineraries.length]).toEqual([1, 1])
  })

  it('is accepted for a company whose subscription has expired', async () => {
    const other = await world.createCompany({ isSubscribed: false })
    await other.rows(
      `insert into subscriptions (tenant, stripe_plan, status, period_start, period_end) values ($1, 'solo-monthly', 'active', now(), now() + interval '1 month')`,
      [other.uuid],
    )
    const to = await contactPage(other)
    await other.rows(`update subscriptions set status = 'expired' where tenant = $1`, [other.uuid])
    const fields = words()
    expect((await sendAnswered(fields, to)).status).toBe(303)
    expect((await found(fields.email, other)).itineraries).toHaveLength(1)
  })

  it('with a missing, wrong or used answer or a forged question is asked again, and the texts stay', async () => {
    const fields = words({ message: 'Keep <b>this</b> & "that"' })
    const response = await send(fields)
    expect(response.text).toContain('Keep &lt;b&gt;this&lt;/b&gt; &amp; &quot;that&quot;')
    expect(response.text).toContain('<title>Error: ')
    const right = answerOf(response.text)
    const rejected = await send({ ...fields, ...right, answer: '99' })
    expect([rejected.status, rejected.text.includes('That is not the right answer')]).toEqual([422, true])
    expect(
      (await send({ ...fields, ...right, question: right.question.replace(/^\d/, (n) => String((Number(n) + 1) % 8)) }))
        .status,
    ).toBe(422)
    expect((await found(fields.email)).contacts).toHaveLength(0)
    expect((await send({ ...fields, ...right })).status).toBe(303)
    expect((await send({ ...words(), ...right })).status).toBe(422)
  })

  it.each([
    ['full-width', 0xff10],
    ['Arabic', 0x0660],
    ['Persian', 0x06f0],
  ])('may be answered in %s digits', async (_, zero) => {
    const fields = words()
    const right = answerOf((await send(fields)).text)
    const inDigits = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
    expect((await send({ ...fields, ...right, answer: inDigits('99') })).status).toBe(422)
    expect((await send({ ...fields, ...right, answer: inDigits(right.answer) })).status).toBe(303)
  })

  it.each([
    ['name', { name: '  ' }, 'Please enter your name, in up to 160 characters.'],
    ['email', { email: 'nobody' }, 'Please enter an email address, such as you@example.com.'],
    ['travellers', { travellers: '0' }, 'a number from 1 to 99'],
    ['message', { message: '' }, 'Please enter a message of up to 3,000 characters.'],
    ['message', { message: 'x'.repeat(3001) }, 'Please enter a message of up to 3,000 characters.'],
  ])('with an invalid %s gets an error at that field', async (name, changes, message) => {
    const { status, text } = await send({ ...words(), ...changes })
    expect(status).toBe(422)
    expect(text).toMatch(new RegExp(`aria-describedby="${name}-wrong"`))
    expect(text).toMatch(new RegExp(`id="${name}-wrong"[^<]*>[^<]*${message}`))
    expect(text).toContain('Please correct one answer.')
  })

  it('from a robot that fills in every field gets a thank-you page and is discarded', async () => {
    const fields = words({ website: 'https://spam.example' })
    expect((await send(fields)).status).toBe(303)
    expect((await found(fields.email)).contacts).toHaveLength(0)
  })

  it('is rejected after too many from one network', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 21; n += 1) statuses.push((await send(words({ website: 'x' }), path, '198.51.100.7')).status)
    expect(statuses.slice(0, 20).every((status) => status === 303)).toBe(true)
    expect(statuses[20]).toBe(429)
  })

  it('is 404 on a page without a published form', async () => {
    const draft = await contactPage(company, 'draft')
    expect((await send(words(), draft)).status).toBe(404)
    expect((await send(words(), path.replace(/\/[^/]+$/, '/nowhere'))).status).toBe(404)
  })
})
