import { acceptProposal } from './accept-proposal.ts'
import { create, send } from './make-record.ts'
import type { Company } from './world.ts'

/** The path of an acceptance, which the client of the first link has given. */
export const acceptancePath = async (company: Company): Promise<string> => {
  const { uuid } = await create(company, 'itinerary')
  const { shares } = await send(company, 'POST', `itineraries/${uuid}/publish`, {})
  const { status } = await acceptProposal(shares[0].url)
  if (status !== 303) throw new Error(`the proposal was not accepted: ${status}`)
  const [acceptance] = await send(company, 'GET', `itineraries/${uuid}/acceptances`)
  return company.path(`itineraries/${uuid}/acceptances/${acceptance.uuid}`)
}

/** How to call the routes of acceptances that write. */
export const acceptanceWrites: Record<string, (company: Company) => Promise<{ path: string; body?: unknown }>> = {
  'POST /v1/:tenant/itineraries/:uuid/acceptances/:acceptance/revoke': async (company) => ({
    path: `${await acceptancePath(company)}/revoke`,
    body: { reason: 'It was given by mistake.' },
  }),
}
