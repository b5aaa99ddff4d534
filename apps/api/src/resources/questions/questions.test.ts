import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askQuestion } from '../../test/ask-question.ts'
import { proposing } from '../../test/proposals.ts'
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
const questionsOf = (uuid: string): Promise<Json> => office.done('GET', `itineraries/${uuid}/questions`)
const answer = (uuid: string, question: string, text: string) =>
  office.send('POST', `itineraries/${uuid}/questions/${question}/replies`, { text })
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
const emailTo = async (to: string) => {
  await world.emailsSettled()
  return world.emails.findLast((email) => email.to === to)
}

describe('a question of a client', () => {
  it('is answered on the page and by email, in one thread', async () => {
    const { uuid, url, share, fine } = await office.propose({ owner: designer().uuid })
    const response = await askQuestion(url, { about: fine, text: 'Is it\r\nquiet?', email: 'ada@example.test' })
    const [question, ...others] = await questionsOf(uuid)
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `${url}/questions#question-${question.uuid}`,
    ])
    expect(others).toEqual([])
    expect(question).toMatchObject({
      share,
      audience: 'client',
      segment: fine,
      day: null,
      dayNumber: 1,
      title: 'Fine Lodge',
      email: 'ada@example.test',
      isWaiting: true,
      messages: [{ client: 'Ada Client', author: null, text: 'Is it\nquiet?' }],
    })
    const toOwner = await emailTo(designer().email)
    expect([toOwner?.subject, toOwner?.replyTo]).toEqual([
      'Question from Ada Client: Dunes and delta',
      'ada@example.test',
    ])
    expect(toOwner?.text).toContain(`/itineraries/${uuid}?tab=publish&question=${question.uuid}`)
    const { data } = (await designer().send('GET', company.path('notifications'))).json
    expect(data[0]).toMatchObject({
      kind: 'question',
      question: question.uuid,
      client: 'Ada Client',
      comment: null,
      segment: fine,
      excerpt: 'Is it\nquiet?',
    })

    const replied = await answer(uuid, question.uuid, 'Very. See www.example.com')
    expect([replied.status, replied.json.data.isWaiting]).toEqual([201, false])
    const toClient = await emailTo('ada@example.test')
    expect([toClient?.subject, toClient?.text.includes('Very.'), toClient?.text.includes('www.example')]).toEqual([
      'Our answer: Dunes and delta',
      true,
      false,
    ])
    expect(toClient?.text).toContain(`${url}/questions#question-${question.uuid}`)
    expect(await office.done('GET', `itineraries/${uuid}/emails`)).toMatchObject([{ to: 'ada@example.test' }])
    const page = textOf(await office.read(`${url}/questions`))
    expect(page).toContain('Day 1: Fine Lodge')
    expect(page).toContain('Very. See www.example.com')
    expect(textOf(await office.read(url))).toContain('One question has been answered. Read your question')

    await askQuestion(url, { question: question.uuid, text: 'Thank you!', name: 'Ben Client' })
    const [again] = await questionsOf(uuid)
    expect([again.isWaiting, again.messages.map(({ client }: Json) => client)]).toEqual([
      true,
      ['Ada Client', null, 'Ben Client'],
    ])
    const resolved = await office.done('POST', `itineraries/${uuid}/questions/${question.uuid}/resolve`, {})
    expect([resolved.isWaiting, resolved.resolvedAt]).toEqual([false, expect.any(String)])
    await askQuestion(url, { question: question.uuid, text: 'One more thing' })
    expect((await questionsOf(uuid))[0]).toMatchObject({ isWaiting: true, resolvedAt: null })
  })

  it('about a day or the whole itinerary names what it is about, and the name is asked once', async () => {
    const { uuid, url } = await office.propose()
    const { days } = await office.done('GET', `itineraries/${uuid}`)
    expect(await office.read(`${url}/questions?about=day-2`)).toMatch(/<option value="day-2" selected=""/)
    await askQuestion(url, { about: 'day-2', email: 'ada@example.test' })
    await askQuestion(url, { about: '', name: 'Ben Client' })
    expect(await questionsOf(uuid)).toMatchObject([
      { day: null, dayNumber: null, title: null, email: null },
      { day: days[1].uuid, dayNumber: 2, email: 'ada@example.test' },
    ])
    const page = await office.read(`${url}/questions`)
    expect(page).toContain('value="Ben Client"')
    expect(page).not.toContain('ada@example.test')
  })

  it('that is sent twice is stored once, also at the same time', async () => {
    const { uuid, url } = await office.propose()
    const key = randomUUID()
    const sent = await Promise.all(Array.from({ length: 5 }, () => askQuestion(url, { key })))
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([303]))
    expect(await questionsOf(uuid)).toHaveLength(1)
  })

  it('that is another, sent from the same page after going back, is stored too', async () => {
    const { uuid, url } = await office.propose()
    const key = randomUUID()
    for (const text of ['Is there a pool?', 'Is there a bar?', 'Is there a bar?'])
      expect((await askQuestion(url, { key, text })).status).toBe(303)
    const stored = await questionsOf(uuid)
    expect(stored.map(({ messages }: Json) => messages[0].text)).toContain('Is there a pool?')
    expect(stored.map(({ messages }: Json) => messages[0].text)).toContain('Is there a bar?')
  })

  it('is not about days that the page does not show', async () => {
    const { uuid, url, fine } = await office.propose()
    const { rev, sections } = await office.done('GET', `itineraries/${uuid}`)
    const hidden = sections.map((section: Json) => (section.key === 'days' ? { ...section, shown: false } : section))
    await office.done('PUT', `itineraries/${uuid}`, { rev, sections: hidden })
    await office.done('POST', `itineraries/${uuid}/publish`, {})
    expect(await office.read(`${url}/questions`)).not.toContain('Fine Lodge')
    for (const about of [fine, 'day-1']) expect((await askQuestion(url, { about })).status).toBe(422)
    expect((await askQuestion(url)).status).toBe(303)
    expect(await questionsOf(uuid)).toHaveLength(1)
  })

  it('with a mistake is shown again with what was typed, and nothing is stored', async () => {
    const { uuid, url } = await office.propose()
    const wrong = [
      [{ text: ' ' }, 'Write your question.'],
      [{ text: 'x'.repeat(4001) }, 'Write at most 4000 characters.'],
      [{ name: '' }, 'Enter your name'],
      [{ email: 'nobody' }, 'or leave the field empty'],
      [{ about: randomUUID() }, 'no longer in the itinerary'],
      [{ question: randomUUID() }, 'no longer in the itinerary'],
      [{ question: 'x', text: '' }, 'Write your reply.'],
    ] as const
    for (const [fields, words] of wrong) {
      const rejected = await askQuestion(url, { email: 'typed@example.test', ...fields })
      const html = await rejected.text()
      const typed = 'email' in fields ? fields.email : 'typed@example.test'
      expect([rejected.status, html.includes(words), html.includes(typed)], words).toEqual([422, true, true])
    }
    expect(await questionsOf(uuid)).toEqual([])
  })

  it('cannot be asked or read on the link of another itinerary, one for colleagues, or a locked or revoked one', async () => {
    const [one, other] = [await office.propose(), await office.propose()]
    await askQuestion(one.url)
    const [question] = await questionsOf(one.uuid)
    expect((await askQuestion(other.url, { question: question.uuid })).status).toBe(422)
    expect(await office.read(`${other.url}/questions`)).not.toContain('Can we arrive early?')

    const shares = `itineraries/${one.uuid}/shares`
    const internal = await office.done('POST', shares, { audience: 'internal' })
    expect((await askQuestion(internal.url)).status).toBe(404)
    expect(await office.read(internal.url)).not.toMatch(/<body class="[^"]*can-ask/)
    const locked = await office.done('POST', shares, { audience: 'client', passcode: 'tamarind' })
    expect(textOf(await office.read(`${locked.url}/questions`))).not.toContain('Ask a question')
    await askQuestion(locked.url)
    await office.done('DELETE', `${shares}/${one.share}`)
    expect((await askQuestion(one.url)).status).toBe(404)
    expect(await questionsOf(one.uuid)).toHaveLength(1)

    const rejected = await answer(one.uuid, question.uuid, 'Too late')
    expect([rejected.status, rejected.json.code]).toEqual([409, 'conflict'])
    expect((await questionsOf(one.uuid))[0].messages).toHaveLength(1)
  })

  it('stays in its company, and Viewers only read it', async () => {
    const { uuid, url } = await office.propose()
    await askQuestion(url)
    const [question] = await questionsOf(uuid)
    const stranger = await world.createCompany()
    const path = `itineraries/${uuid}/questions`
    expect((await stranger.people.Owner.send('GET', stranger.path(path))).status).toBe(404)
    expect((await stranger.people.Owner.send('GET', company.path(path))).status).toBe(404)
    const reply = company.path(`${path}/${question.uuid}/replies`)
    expect((await company.people.Viewer.send('GET', company.path(path))).status).toBe(200)
    expect((await company.people.Viewer.send('POST', reply, { text: 'No' })).json.code).toBe('permission_denied')
  })

  it('of an itinerary without an owner goes to the company', async () => {
    const { url } = await office.propose({ owner: null })
    await askQuestion(url, { text: 'Whose is this?', name: 'Carla Client' })
    await world.emailsSettled()
    const found = world.emails.filter(({ subject }) => subject.startsWith('Question from Carla Client'))
    expect(found).toHaveLength(1)
  })
})
