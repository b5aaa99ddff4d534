import { randomUUID } from 'node:crypto'
import { readerHeaders } from './readers.ts'
import { paragraph } from './samples.ts'
import type { Company, Json, World } from './world.ts'

export const euros = (amount: number) => ({ amount: amount * 100, currency: 'EUR' })

/** A published proposal: its link, and the uuids of its three segments. */
type Proposed = { uuid: string; rev: number; url: string; share: string; plain: string; fine: string; flight: string }

/** What a Designer and a client do with proposals. `done` fails unless the request succeeds. */
export const proposing = (world: World, company: Company) => {
  const send = (method: string, path: string, body?: unknown) =>
    company.people.Designer.send(method, company.path(path), body)
  const done = async (method: string, path: string, body?: unknown): Promise<Json> => {
    const answer = await send(method, path, body)
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.json))
    return answer.json.data
  }
  return {
    send,
    done,
    /** Publishes a proposal for two: a lodge with a finer alternative for €300 more, and a balloon flight for €500. */
    propose: async (fields: Json = {}): Promise<Proposed> => {
      const [plain, fine, flight] = [randomUUID(), randomUUID(), randomUUID()]
      const { uuid } = await done('POST', 'itineraries/', { ...proposal(plain, fine, flight), ...fields })
      const { rev, shares } = await done('POST', `itineraries/${uuid}/publish`, {})
      return { uuid, rev, url: shares[0].url, share: shares[0].uuid, plain, fine, flight }
    },
    read: async (url: string): Promise<string> =>
      (await world.anonymous.send('GET', url, undefined, readerHeaders)).bytes.toString(),
    choose: (url: string, ...choices: string[]) =>
      world.anonymous.sendRaw('POST', `${url}/choices`, {
        raw: new URLSearchParams(choices.map((uuid, index) => [`choice-${index}`, uuid])),
      }),
    accepted: (uuid: string): Promise<Json> => done('GET', `itineraries/${uuid}/acceptances`),
  }
}

const proposal = (plain: string, fine: string, flight: string) => {
  const stay = { kind: 'accommodation', day: 0, nights: 2, optionGroup: 'Lodge' }
  return {
    title: 'Dunes and delta',
    startDate: '2027-05-04',
    dayCount: 3,
    adults: 2,
    priceMode: 'total',
    currency: 'EUR',
    terms: paragraph('Cancel at any time.'),
    paymentSchedule: [
      { label: 'Deposit', amount: euros(250), due: null },
      { label: 'Balance', amount: euros(750), due: '2027-03-01' },
    ],
    segments: [
      { ...stay, uuid: plain, title: 'Plain Lodge', gross: euros(1000) },
      { ...stay, uuid: fine, title: 'Fine Lodge', gross: euros(1300), isSelected: false },
      { uuid: flight, kind: 'excursion', day: 1, title: 'Balloon', gross: euros(500), inclusion: 'optional' },
    ],
  }
}

/** The price that a page shows. */
export const priceOn = (html: string): string => /<p class="amount">(.*?)<\/p>/.exec(html)?.[1] ?? ''

/** The amounts of the payments that a page shows. */
export const paymentsOn = (html: string): string[] =>
  [...(/<caption>Payment schedule.*?<\/table>/.exec(html)?.[0] ?? '').matchAll(/<td>(.*?)<\/td>/g)].map(
    ([, amount]) => amount ?? '',
  )

/** The uuids of the options that are taken on a page. */
export const takenOn = (html: string): string[] =>
  [...html.matchAll(/<input id="option-([^"]*)"[^>]*>/g)].flatMap(([input, uuid]) =>
    input.includes('checked') ? (uuid ?? []) : [],
  )
