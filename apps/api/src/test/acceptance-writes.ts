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

/** The same with a signature, and with the document that its provider handed over. */
export const signedAcceptancePath = async (company: Company): Promise<string> => {
  const path = await acceptancePath(company)
  await company.rows(
    `insert into signatures (tenant, acceptance, reference, name, email, signed_at, document)
     values ($1, $2, 'sig-1', 'Ada Client', 'ada@example.test', now(), '%PDF-1.7')`,
    [company.uuid, path.split('/').at(-1)],
  )
  return path
}

/** How to call the routes of acceptances that write. */
export const acceptanceWrites: Record<string, (company: Company) => Promise<{ path: string; body?: unknown }>> = {
  'POST /v1/:tenant/itineraries/:uuid/acceptances/:acceptance/revoke': async (company) => ({
    path: `${await acceptancePath(company)}/revoke`,
    body: { reason: 'It was given by mistake.' },
  }),
}
