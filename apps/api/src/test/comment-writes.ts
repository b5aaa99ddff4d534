import { create, send } from './make-record.ts'
import type { Company, Json } from './world.ts'

const commentOf = async (company: Company): Promise<{ itinerary: string; comment: Json }> => {
  const { uuid } = await create(company, 'itinerary')
  const comment = await send(company, 'POST', `itineraries/${uuid}/comments`, { text: 'Is this confirmed?' })
  return { itinerary: uuid, comment }
}

const at = async (company: Company, rest = ''): Promise<string> => {
  const { itinerary, comment } = await commentOf(company)
  return company.path(`itineraries/${itinerary}/comments/${comment.uuid}${rest}`)
}

/** A notification of the owner, whom an Admin mentions. */
const notificationOf = async (company: Company): Promise<string> => {
  const { Owner, Admin } = company.people
  const created = await Admin.send('POST', company.path('itineraries/'), { title: 'Mentioned', owner: Owner.uuid })
  const path = company.path(`itineraries/${created.json.data.uuid}/comments`)
  const by = Admin.uuid === Owner.uuid ? company.people.Manager : Admin
  const { status, json } = await by.send('POST', path, { text: 'See this.', mentions: [Owner.uuid] })
  if (status !== 201) throw new Error(JSON.stringify(json))
  const [newest] = (await Owner.send('GET', company.path('notifications'))).json.data
  return newest.uuid
}

const base = '/v1/:tenant/itineraries/:uuid/comments'

/** How to call the routes of comments and notifications, and of who has an itinerary open. */
export const commentWrites: Record<string, (company: Company) => Promise<{ path: string; body?: unknown }>> = {
  [`POST ${base}`]: async (company) => ({
    path: company.path(`itineraries/${(await create(company, 'itinerary')).uuid}/comments`),
    body: { text: 'Is this confirmed?' },
  }),
  [`PUT ${base}/:comment`]: async (company) => ({ path: await at(company), body: { text: 'Confirmed.' } }),
  [`DELETE ${base}/:comment`]: async (company) => ({ path: await at(company) }),
  [`POST ${base}/:comment/resolve`]: async (company) => ({ path: await at(company, '/resolve'), body: {} }),
  [`POST ${base}/:comment/reopen`]: async (company) => {
    const { itinerary, comment } = await commentOf(company)
    const path = `itineraries/${itinerary}/comments/${comment.uuid}`
    await send(company, 'POST', `${path}/resolve`, {})
    return { path: company.path(`${path}/reopen`), body: {} }
  },
  'PUT /v1/:tenant/itineraries/:uuid/live': async (company) => ({
    path: company.path(`itineraries/${(await create(company, 'itinerary')).uuid}/live`),
    body: { client: crypto.randomUUID(), place: null },
  }),
  'POST /v1/:tenant/notifications/read': async (company) => ({ path: company.path('notifications/read'), body: {} }),
  'POST /v1/:tenant/notifications/:uuid/read': async (company) => ({
    path: company.path(`notifications/${await notificationOf(company)}/read`),
    body: {},
  }),
}
