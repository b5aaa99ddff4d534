import { proposing } from './proposals.ts'
import { readerHeaders } from './readers.ts'
import type { Company, Json, World } from './world.ts'

/** What Finance and clients do with invoices that are paid by card. */
export const cardOffice = async (world: World, company: Company) => {
  const office = proposing(world, company)
  const client = await office.done('POST', 'contacts', { givenName: 'Ada', familyName: 'Client' })
  const call = async (method: string, rest: string, body?: unknown): Promise<Json> => {
    const answer = await company.people.Finance.send(method, company.path(rest), body)
    if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.json)}`)
    return answer.json.data
  }
  const issue = async (fields: object) =>
    call('POST', `invoices/${(await call('POST', 'invoices', fields)).uuid}/issue`, {})
  return {
    ...office,
    client,
    call,
    issue,
    settings: (method: 'GET' | 'POST' | 'DELETE', person = company.people.Admin) =>
      method === 'POST'
        ? person.send('POST', company.path('card-payments/connect'), {})
        : person.send(method, company.path('card-payments')),
    /** A published itinerary whose link shows an invoice of one line, in minor units of a currency. */
    sell: async (price = 25_000, currency = 'EUR', link: object = {}) => {
      const proposed = await office.propose({ client: client.uuid, owner: company.people.Designer.uuid })
      await office.done('PUT', `itineraries/${proposed.uuid}/shares/${proposed.share}`, {
        showsInvoices: true,
        ...link,
      })
      const invoice = await issue({
        title: 'Dunes and delta',
        itinerary: proposed.uuid,
        payer: client.uuid,
        currency,
        lines: [{ description: 'Deposit', price }],
        due: '2031-06-01',
      })
      return { ...proposed, invoice: String(invoice.uuid), number: String(invoice.number) }
    },
    /** What the client sends to pay; the response is not followed. */
    pay: (url: string, invoice: string, more: Record<string, string> = {}) =>
      fetch(`${url}/pay`, {
        method: 'POST',
        body: new URLSearchParams({ invoice, part: 'all', ...more }),
        redirect: 'manual',
      }),
    /** The page of a link, as its reader gets it. */
    page: (url: string) => fetch(url, { headers: readerHeaders }),
    payments: async (): Promise<Json[]> => {
      const answer = await company.people.Finance.send('GET', company.path('payments'))
      return answer.json.data
    },
    bell: async (role: 'Designer' | 'Finance' | 'Viewer' = 'Designer'): Promise<Json[]> =>
      (await company.people[role].send('GET', company.path('notifications'))).json.data,
  }
}
export type CardOffice = Awaited<ReturnType<typeof cardOffice>>
