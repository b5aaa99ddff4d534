import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Answer, Company, Json } from './world.ts'

const entry = (amount: number) => ({ date: '2026-11-20', amount, currency: 'EUR' })

/** Steps for tests of payables, taken as Finance: book itineraries, record bills and payments, and read figures. */
export const preparePayables = async (company: Company) => {
  const send = (method: string, rest: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> =>
    company.people.Finance.send(method, company.path(rest), body, headers)
  const make = async (plural: string, body: unknown): Promise<Json> => {
    const { status, json } = await company.people.Owner.send('POST', company.path(plural), body)
    expect(status, JSON.stringify(json)).toBe(201)
    return json.data
  }
  const supplier = await make('suppliers', { name: 'Desert Stays' })
  const other = await make('suppliers', { name: 'Dune Drives' })
  const segment = (title: string, amount: number, fields: object = {}) => ({
    uuid: randomUUID(),
    kind: 'excursion',
    title,
    day: 0,
    supplier: supplier.uuid,
    net: { amount, currency: 'EUR' },
    ...fields,
  })
  /** The API allows a status only step by step. */
  const setStatus = (uuid: string, status: string) =>
    company.rows('update itineraries set status = $2 where uuid = $1', [uuid, status])
  const quoted = (segments: object[], fields: object = {}): Promise<Json> =>
    make('itineraries', {
      title: 'Desert and delta',
      startDate: '2027-05-01',
      dayCount: 3,
      adults: 2,
      currency: 'EUR',
      priceMode: 'total',
      markupBps: 2000,
      segments,
      ...fields,
    })
  const booked = async (segments: object[], fields: object = {}): Promise<Json> => {
    const itinerary = await quoted(segments, fields)
    await setStatus(itinerary.uuid, 'booked')
    return itinerary
  }
  const listed = async (query: string): Promise<Json[]> => {
    const answer = await send('GET', `payables?perPage=96&fields=supplier&${query}`)
    expect(answer.status, JSON.stringify(answer.json)).toBe(200)
    return answer.json.data
  }
  const read = async ({ uuid }: Json): Promise<Json> => (await send('GET', `payables/${uuid}`)).json.data
  const payableOf = async (itinerary: Json): Promise<Json> => {
    const [row] = await listed(`itinerary=${itinerary.uuid}`)
    return read(Object(row))
  }
  /** The payable of an itinerary that is booked for one net price. */
  const payable = async (amount: number): Promise<Json> => payableOf(await booked([segment('Camp', amount)]))
  const bill = ({ uuid }: Json, amount: number, fields: object = {}) =>
    send('POST', `payables/${uuid}/bills`, { ...entry(amount), number: randomUUID(), ...fields })
  const pay = ({ uuid }: Json, amount: number, fields: object = {}) =>
    send('POST', `payables/${uuid}/payments`, { ...entry(amount), ...fields })
  const balanceOf = async ({ uuid }: Json): Promise<Json> =>
    (await send('GET', `itineraries/${uuid}/balance`)).json.data
  const records = { supplier, other, make, segment, setStatus, quoted, booked }
  return { ...records, send, listed, read, payableOf, payable, bill, pay, balanceOf }
}

export type PayableSteps = Awaited<ReturnType<typeof preparePayables>>

/** The amounts of a payable. */
export const figures = ({ expected, billed, paid, open, status }: Json): unknown[] => [
  expected,
  billed,
  paid,
  open,
  status,
]

export const outcome = ({ status, json }: Answer): unknown[] => [status, json.code]

/** The status of a rejection, and the fields that it names. */
export const faults = ({ status, json }: Answer): unknown[] => [status, Object.keys(json.errors ?? {})]
