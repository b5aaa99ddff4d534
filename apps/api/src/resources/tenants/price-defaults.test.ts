import { randomUUID } from 'node:crypto'
import { priceOfItinerary } from '@sojourn/contract/itinerary/itinerary-price'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Company, createWorld, type Json, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const rule = (fields: object) => ({ supplier: null, kind: null, markupBps: null, marginBps: null, ...fields })
const euros = (amount: number) => ({ amount, currency: 'EUR' })

/** A company in euros with a supplier, and the defaults that say how its costs become prices. */
const makeCompany = async () => {
  const company = await world.createCompany()
  const supplier = await makeSupplier(company)
  const defaults = {
    markupBps: 1000,
    taxBps: 500,
    markupRules: [rule({ kind: 'flight', markupBps: 300 }), rule({ supplier, marginBps: 2000 })],
    taxRules: [{ kind: 'flight', taxBps: 0 }],
    serviceFee: euros(15_000),
    agencyCommissionBps: 1200,
    roundTo: 1000,
  }
  return { company, supplier, defaults }
}

const makeSupplier = async (company: Company): Promise<string> => {
  const answer = await company.people.Admin.send('POST', company.path('suppliers/'), { name: 'Desert Stays' })
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data.uuid
}

const at = ({ uuid }: Company) => `/v1/tenants/${uuid}`
const save = async (company: Company, defaults: object): Promise<Json> => {
  const answer = await company.people.Admin.send('PUT', at(company), { defaults })
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  return answer.json.data.defaults
}
const create = async (company: Company, body: object, role: 'Manager' | 'Agent' = 'Manager'): Promise<Json> => {
  const answer = await company.people[role].send('POST', company.path('itineraries/'), { title: 'Dunes', ...body })
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json.data
}

describe('the price defaults', () => {
  it('are what a new itinerary starts with, so that its price follows from them', async () => {
    const { company, supplier, defaults } = await makeCompany()
    expect(await save(company, defaults)).toMatchObject(defaults)
    const segment = (fields: object) => ({ uuid: randomUUID(), day: 0, title: 'One', net: euros(10_000), ...fields })
    const itinerary = await create(company, {
      priceMode: 'total',
      segments: [
        segment({ kind: 'flight', supplier: null }),
        segment({ kind: 'accommodation', supplier }),
        segment({ kind: 'transfer' }),
      ],
    })
    expect(itinerary).toMatchObject(defaults)
    const { segments, total } = priceOfItinerary(itinerary)
    // 100 + 3%; 100 + 25% (a margin of 20%) + 5%; 100 + 10% + 5%.
    expect(segments.map(({ gross }) => gross?.amount)).toEqual([10_300, 13_125, 11_550])
    // 349.75 and the fee of 150, rounded up to a multiple of 10.
    expect(total).toEqual(euros(50_000))
    expect(itinerary.clientPrice.total).toEqual(total)
  })

  it('apply only to fields that the input leaves out', async () => {
    const { company, defaults } = await makeCompany()
    await save(company, defaults)
    const own = { markupRules: [], serviceFee: null, agencyCommissionBps: 500 }
    const { taxRules, roundTo } = defaults
    expect(await create(company, own)).toMatchObject({ ...own, taxRules, roundTo })
    expect(await create(company, { taxRules: [], roundTo: 100 })).toMatchObject({
      taxRules: [],
      roundTo: 100,
      markupRules: defaults.markupRules,
      serviceFee: defaults.serviceFee,
    })
  })

  it('apply no fee or rounding to an itinerary in another currency', async () => {
    const { company, defaults } = await makeCompany()
    await save(company, defaults)
    const { markupRules, taxRules, agencyCommissionBps } = defaults
    expect(await create(company, { currency: 'JPY' })).toMatchObject({
      markupRules,
      taxRules,
      agencyCommissionBps,
      serviceFee: null,
      roundTo: 1,
    })
    await save(company, { ...defaults, serviceFee: { amount: 900, currency: 'JPY' } })
    expect(await create(company, {})).toMatchObject({ serviceFee: null, roundTo: 1000 })
  })

  it('apply to an itinerary of an Agent, who sees neither the rules nor their suppliers', async () => {
    const { company, supplier, defaults } = await makeCompany()
    await save(company, defaults)
    const created = await create(company, {}, 'Agent')
    expect(created).toMatchObject({ markupRules: [], taxRules: [], agencyCommissionBps: null })
    expect(JSON.stringify(created)).not.toContain(supplier)
    const { Manager } = company.people
    expect((await Manager.send('GET', company.path(`itineraries/${created.uuid}`))).json.data).toMatchObject(defaults)
  })

  it('leave out the rule of a supplier that was permanently deleted, and keep that of one in the bin', async () => {
    const { company, supplier, defaults } = await makeCompany()
    const binned = await makeSupplier(company)
    const remaining = [rule({ kind: 'flight', markupBps: 300 }), rule({ supplier: binned, markupBps: 700 })]
    await save(company, { ...defaults, markupRules: [...remaining, rule({ supplier, marginBps: 2000 })] })
    await company.people.Admin.send('DELETE', company.path(`suppliers/${binned}`), undefined, { 'if-match': '*' })
    await world.inTenant(company.uuid, (query) => query('delete from suppliers where uuid = $1', [supplier]))
    expect((await create(company, {})).markupRules).toEqual(remaining)
    // The company may still change its other settings.
    const { defaults: present } = (await company.people.Admin.send('GET', at(company))).json.data
    expect((await save(company, { ...present, taxBps: 700 })).markupRules).toHaveLength(3)
  })

  it('are hidden from roles that do not see prices, in the company and in the account', async () => {
    const { company, supplier, defaults } = await makeCompany()
    await save(company, { ...defaults, theme: 'classic' })
    const hidden = {
      markupBps: null,
      taxBps: null,
      markupRules: [],
      taxRules: [],
      serviceFee: null,
      agencyCommissionBps: null,
      roundTo: null,
      theme: 'classic',
    }
    for (const role of ['Viewer', 'Agent', 'Designer', 'Finance'] as const) {
      const expected = role === 'Viewer' || role === 'Agent' ? hidden : defaults
      const read = await company.people[role].send('GET', at(company))
      expect(read.json.data.defaults, role).toMatchObject(expected)
      const account = await company.people[role].send('GET', '/v1/auth/account')
      expect(account.json.user.tenants[0].defaults, role).toMatchObject(expected)
      for (const { bytes } of [read, account])
        expect(bytes.toString('utf8').includes(supplier), role).toBe(expected === defaults)
    }
  })

  it('of a company that was saved before they existed are empty, and saving them unchanged changes nothing', async () => {
    const company = await world.createCompany()
    await world.inTenant(company.uuid, (query) =>
      query(`update tenants set defaults = '{"markupBps": 900, "paymentSchedule": []}' where uuid = $1`, [
        company.uuid,
      ]),
    )
    const { Admin } = company.people
    const before = (await Admin.send('GET', at(company))).json.data
    expect(before.defaults).toEqual({
      markupBps: 900,
      taxBps: null,
      terms: null,
      paymentSchedule: [],
      theme: null,
      markupRules: [],
      taxRules: [],
      serviceFee: null,
      agencyCommissionBps: null,
      roundTo: null,
      statusOnAcceptance: null,
      datesPaymentsOnAcceptance: true,
      draftsInvoiceOnAcceptance: false,
      taskOnAcceptance: 'Send the invoice and book the services',
      taskOnAcceptanceDays: 2,
      signsAcceptances: false,
    })
    const saved = await Admin.send('PUT', at(company), before)
    expect([saved.status, saved.json.data.rev]).toEqual([200, before.rev])
    expect(await create(company, {})).toMatchObject({ markupBps: 900, markupRules: [], serviceFee: null, roundTo: 1 })
  })

  it.each([
    [
      'a rule for nothing',
      { markupRules: [rule({ kind: 'bus', markupBps: 1 }), rule({ markupBps: 1 })] },
      'defaults',
      'markupRules must be for either a supplier or a kind: see rule 2',
    ],
    [
      'a rule with markup and margin',
      { markupRules: [rule({ kind: 'bus', markupBps: 1, marginBps: 1 })] },
      'defaults',
      'markupRules must have either a markup or a margin: see rule 1',
    ],
    [
      'two rules for a kind',
      {
        markupRules: [
          rule({ kind: 'bus', markupBps: 1 }),
          rule({ kind: 'meal', markupBps: 2 }),
          rule({ kind: 'bus', marginBps: 3 }),
        ],
      },
      'defaults',
      'markupRules must not contain a supplier or a kind twice: see rule 3',
    ],
    [
      'two taxes for a kind',
      {
        taxRules: [
          { kind: 'bus', taxBps: 1 },
          { kind: 'bus', taxBps: 2 },
        ],
      },
      'defaults',
      'taxRules must not contain a kind twice: see rule 2',
    ],
    [
      'a margin of 100%',
      { markupRules: [rule({ kind: 'bus', marginBps: 10_000 })] },
      'defaults.markupRules.0.marginBps',
    ],
    ['an unknown kind', { taxRules: [{ kind: 'rocket', taxBps: 1 }] }, 'defaults.taxRules.0.kind'],
    ['a tax above 50%', { taxRules: [{ kind: 'bus', taxBps: 5001 }] }, 'defaults.taxRules.0.taxBps'],
    ['a fee below zero', { serviceFee: euros(-1) }, 'defaults.serviceFee.amount'],
    ['a commission above 100%', { agencyCommissionBps: 10_001 }, 'defaults.agencyCommissionBps'],
    ['rounding to nothing', { roundTo: 0 }, 'defaults.roundTo'],
    [
      'a supplier that does not exist',
      { markupRules: [rule({ supplier: randomUUID(), markupBps: 1 })] },
      'defaults.markupRules.0.supplier',
      'must be an existing supplier',
    ],
  ])('reject %s, and name the row', async (_what, defaults, field, message = expect.any(String)) => {
    const company = await world.createCompany()
    const answer = await company.people.Admin.send('PUT', at(company), { defaults })
    expect(answer.status).toBe(422)
    expect(answer.json.errors).toEqual({ [field]: [{ code: expect.any(String), message }] })
  })

  it('reject a supplier of another company as if it did not exist', async () => {
    const [company, foreign] = [await world.createCompany(), await world.createCompany()]
    const answers: Json[] = []
    for (const supplier of [await makeSupplier(foreign), randomUUID()]) {
      const defaults = { markupRules: [rule({ kind: 'bus', markupBps: 1 }), rule({ supplier, markupBps: 1 })] }
      const { status, json } = await company.people.Admin.send('PUT', at(company), { defaults })
      expect([status, json.errors['defaults.markupRules.1.supplier'][0].code]).toEqual([422, 'reference_not_found'])
      answers.push({ ...json, requestId: null })
    }
    expect(answers[0]).toEqual(answers[1])
  })
})
