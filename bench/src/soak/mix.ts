import type { Planned } from './open-loop.ts'

type Json = ReturnType<JSON['parse']>

/** A demo company and a token of one of its members, who may write. */
export type Tenant = { uuid: string; token: string }

const lists = ['itineraries', 'accommodations', 'contacts', 'destinations', 'excursions', 'suppliers'] as const

/** Logs in to the demo. */
export const logIn = async (base: string, email: string, password: string): Promise<Tenant> => {
  const answer = await fetch(`${base}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!answer.ok) throw new Error(`the login of ${email} got ${answer.status}`)
  const { access_token: token } = await answer.json()
  const account = await fetch(`${base}/v1/auth/account`, { headers: { authorization: `Bearer ${token}` } })
  const { user } = await account.json()
  return { uuid: user.tenants[0].uuid, token }
}

/** Of ten requests, eight read: lists, records, and a search; one of the two that write creates, the other repeats its own. */
export const mixOf = async (base: string, { uuid, token }: Tenant, of: string): Promise<Planned[]> => {
  const read = (path: string): Planned => ({ method: 'GET', path: `/v1/${uuid}/${path}`, token, of })
  const records: Planned[] = []
  for (const list of lists) {
    const answer = await fetch(`${base}/v1/${uuid}/${list}/?perPage=24`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const { data } = await answer.json()
    records.push(...data.map((record: Json) => read(`${list}/${record.uuid}`)))
  }
  if (records.length === 0) throw new Error('the demo has no records')
  const open = (n: number): Planned => records[n % records.length] as Planned
  const write = (path: string, body: Json): Planned => ({
    method: 'POST',
    path: `/v1/${uuid}/${path}`,
    token,
    body: JSON.stringify(body),
    of,
  })
  return Array.from({ length: 20 * records.length }, (_, n) => {
    switch (n % 10) {
      case 0:
      case 1:
        return read(`${lists[n % lists.length] as string}/?perPage=24`)
      case 2:
        return read(`search?q=lodge`)
      case 8:
        return write('contacts/', { givenName: `Soak ${n}` })
      case 9:
        return write('destinations/', { name: `Soak ${n}` })
      default:
        return open(n)
    }
  })
}
