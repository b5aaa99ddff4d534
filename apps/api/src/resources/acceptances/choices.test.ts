import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptProposal, versionOn } from '../../test/accept-proposal.ts'
import { euros, paymentsOn, priceOn, proposing, takenOn } from '../../test/proposals.ts'
import { createWorld, type Json, type World } from '../../test/world.ts'

let world: World
let office: ReturnType<typeof proposing>
beforeAll(async () => {
  world = await createWorld()
  office = proposing(world, await world.createCompany())
})
afterAll(() => world.close())

describe('choices on the page', () => {
  it('change the price, the payments and what is taken, for this link only', async () => {
    const { uuid, url, plain, fine, flight } = await office.propose()
    const before = await office.read(url)
    expect([priceOn(before), paymentsOn(before), takenOn(before)]).toEqual(['€1,000', ['€250', '€750'], [plain]])
    const other = (await office.done('POST', `itineraries/${uuid}/shares`, { audience: 'client' })).url
    const answer = await office.choose(url, fine, flight)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, url])
    const after = await office.read(url)
    expect([priceOn(after), paymentsOn(after)]).toEqual(['€1,800', ['€450', '€1,350']])
    expect(takenOn(after).toSorted()).toEqual([fine, flight].toSorted())
    expect(after).toContain('Instead of Fine Lodge: €300 less')
    expect(priceOn(await office.read(other))).toBe('€1,000')
    await office.choose(url, plain)
    expect([priceOn(await office.read(url)), takenOn(await office.read(url))]).toEqual(['€1,000', [plain]])
  })

  it('leave out what is not offered, and keep to one of several', async () => {
    const [one, other] = [randomUUID(), randomUUID()]
    const walk = { kind: 'excursion', day: 1, inclusion: 'optional', optionGroup: 'Walk', gross: euros(10) }
    const { url } = await office.propose({
      paymentSchedule: [],
      segments: [
        { ...walk, uuid: one, title: 'Morning walk' },
        { ...walk, uuid: other, title: 'Evening walk' },
        { uuid: randomUUID(), kind: 'excursion', day: 0, title: 'Drive', gross: euros(100) },
      ],
    })
    await office.choose(url, randomUUID(), one)
    expect(takenOn(await office.read(url))).toEqual([one])
    await office.choose(url, one, other)
    expect([takenOn(await office.read(url)), priceOn(await office.read(url))]).toEqual([[other], '€110'])
    expect((await office.choose(url, "'; drop table shares; --")).status).toBe(303)
    expect([takenOn(await office.read(url)), priceOn(await office.read(url))]).toEqual([[], '€100'])
  })

  it('are kept for the next version as far as it offers them', async () => {
    const { uuid, url, fine, flight } = await office.propose()
    await office.choose(url, fine, flight)
    const { rev, segments } = await office.done('GET', `itineraries/${uuid}`)
    const left = segments.filter((segment: Json) => segment.uuid !== flight)
    await office.done('PUT', `itineraries/${uuid}`, { rev, segments: left })
    await office.done('POST', `itineraries/${uuid}/publish`, {})
    expect([takenOn(await office.read(url)), priceOn(await office.read(url))]).toEqual([[fine], '€1,300'])
  })

  it('that exclude each other in a later version become one', async () => {
    const [one, other] = [randomUUID(), randomUUID()]
    const walk = { kind: 'excursion', day: 1, inclusion: 'optional', gross: euros(10) }
    const segments = [
      { uuid: randomUUID(), kind: 'excursion', day: 0, title: 'Drive', gross: euros(100) },
      { ...walk, uuid: one, title: 'Morning walk' },
      { ...walk, uuid: other, title: 'Evening walk' },
    ]
    const { uuid, rev, url } = await office.propose({ paymentSchedule: [], segments })
    await office.choose(url, one, other)
    expect(priceOn(await office.read(url))).toBe('€120')
    const grouped = (await office.done('GET', `itineraries/${uuid}`)).segments.map((segment: Json) =>
      segment.title === 'Drive' ? segment : { ...segment, optionGroup: 'Walk' },
    )
    await office.done('PUT', `itineraries/${uuid}`, { rev, segments: grouped })
    await office.done('POST', `itineraries/${uuid}/publish`, {})
    const page = await office.read(url)
    expect([takenOn(page).length, priceOn(page)]).toEqual([1, '€110'])
    expect((await acceptProposal(url, { choices: takenOn(page) })).status).toBe(303)
  })

  it('are sent along when the client goes on to accept', async () => {
    const { url, fine } = await office.propose()
    const version = await versionOn(url)
    const raw = new URLSearchParams({ 'group-x': fine, next: 'accept' })
    const answer = await world.anonymous.sendRaw('POST', `${url}/choices?version=${version}`, { raw })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${url}/accept?version=${version}`])
    expect(priceOn(await office.read(`${url}/accept?version=${version}`))).toBe('€1,300')
  })

  it('never publish net prices, internal notes or suppliers', async () => {
    const secret = 'SECRET-NOBODY-MAY-READ'
    const flight = randomUUID()
    const { url } = await office.propose({
      paymentSchedule: [],
      segments: [
        { uuid: randomUUID(), kind: 'excursion', day: 0, title: 'Drive', gross: euros(100) },
        {
          uuid: flight,
          kind: 'excursion',
          day: 0,
          title: 'Balloon',
          inclusion: 'optional',
          net: { amount: 765_432_100, currency: 'EUR' },
          gross: euros(10),
          notesInternal: secret,
          confirmationNo: secret,
        },
      ],
    })
    await office.choose(url, flight)
    const pages = [await office.read(url), await office.read(`${url}/accept?version=${await versionOn(url)}`)]
    for (const page of pages) {
      expect(page).toContain('Balloon')
      expect(page).not.toContain(secret)
      expect(page).not.toMatch(/7[,.]?654[,.]?321|765432100/)
    }
  })
})
