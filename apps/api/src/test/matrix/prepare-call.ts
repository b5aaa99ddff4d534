import { resources } from '@sojourn/contract'
import { acceptancePath, signedAcceptancePath } from '../acceptance-writes.ts'
import { askedTraveller } from '../traveller-form-writes.ts'
import type { Answer, Company, Person } from '../world.ts'
import { prepareWrite, subscribe } from '../writes.ts'

/** A request that any user can send. */
export type Call = { path: string; body?: unknown; form?: () => FormData }

/** The queries of routes that require parameters. */
const queries: Readonly<Record<string, string>> = {
  '/v1/:tenant/subscription/preview': '?stripe_plan=studio-yearly',
  '/v1/:tenant/exchange-rates/latest': '?on=2027-01-31',
  '/v1/:tenant/invoices/export/xero.csv': '?from=2026-01-01&to=2026-12-31',
  '/v1/:tenant/invoices/export/quickbooks.csv': '?from=2026-01-01&to=2026-12-31',
  '/v1/:tenant/invoices/export/datev.csv': '?from=2026-01-01&to=2026-12-31&currency=EUR',
  '/v1/:tenant/nearby': '?lat=-22.56&lng=17.08',
}

/** What makes rows of a list as whole as they can be, so that nothing in them goes unseen. */
const withAllFields = (method: string, url: string): string => {
  const list =
    method === 'GET' ? Object.values(resources).find(({ plural }) => url === `/v1/:tenant/${plural}`) : undefined
  return list ? `?fields=${list.onRequest.join()}` : ''
}

/** The uploads of users, by their tokens. */
const uploads = new Map<string, Promise<Answer>>()

const uploadingOnce = (person: Person): Person => ({
  ...person,
  sendRaw: (method, path, options) => {
    if (method !== 'POST' || !path.endsWith('/media/')) return person.sendRaw(method, path, options)
    const upload = uploads.get(person.token) ?? person.sendRaw(method, path, options)
    uploads.set(person.token, upload)
    return upload
  },
})

/**
 * The same company with an Owner and an Admin who each upload only one image and use it in all records: preparing an image takes
 * longer than anything else, and only the routes of media are about the image itself.
 */
const withOnePicture = (company: Company): Company => {
  const { Owner, Admin } = company.people
  return { ...company, people: { ...company.people, Owner: uploadingOnce(Owner), Admin: uploadingOnce(Admin) } }
}

/** How to call a route with a record of `company`, created for the call. */
export const prepare = (method: string, url: string, company: Company): Promise<Call> =>
  prepareFor(method, url, url.split('/')[3] === 'media' ? company : withOnePicture(company))

const prepareFor = async (method: string, url: string, company: Company): Promise<Call> => {
  await subscribe(company, 'agency-monthly')
  const write = method === 'GET' ? undefined : prepareWrite(method, url)
  if (write) return write(company)
  const query = queries[url] ?? withAllFields(method, url)
  if (!url.includes('/:uuid')) return { path: url.replace(':tenant', company.uuid).replace(':number', 'KL861') + query }
  const plural = url.split('/')[3] ?? ''
  if (plural === 'users') return { path: company.path(`users/${company.people.Viewer.uuid}`) }
  if (plural === 'imports') {
    const sent = await prepareWrite('PUT', '/v1/:tenant/imports/:uuid')?.(company)
    return { path: `${sent?.path}${url.split('/:uuid')[1]}` }
  }
  if (plural === 'webhooks') {
    const webhookCall = await prepareWrite('PUT', '/v1/:tenant/webhooks/:uuid')?.(company)
    return { path: `${webhookCall?.path}${url.split('/:uuid')[1]}` }
  }
  if (plural === 'saved-views') {
    const viewCall = await prepareWrite('PUT', '/v1/:tenant/saved-views/:uuid')?.(company)
    return { path: String(viewCall?.path) }
  }
  if (url.endsWith('/payments/:uuid/receipt')) {
    const receipt = await prepareWrite('POST', url)?.(company)
    await company.people.Owner.send('POST', String(receipt?.path), receipt?.body)
    return { path: String(receipt?.path) }
  }
  if (plural === 'company-pages' && url.includes('/revisions')) {
    const published = { title: 'Terms', status: 'published' }
    const page = await company.people.Owner.send('POST', company.path('company-pages/'), published)
    return { path: company.path(`company-pages/${page.json.data.uuid}${url.split('/:uuid')[1]?.replace(':n', '1')}`) }
  }
  if (url.includes('/acceptances/:acceptance/')) {
    const path = await (url.endsWith('/signed-document') ? signedAcceptancePath : acceptancePath)(company)
    return { path: path + url.split('/:acceptance')[1] }
  }
  if (url.includes('/traveller-forms/:form/')) return { path: `${(await askedTraveller(company)).path}/answers` }
  if (url.includes('/shares/:share/')) {
    const shareCall = await prepareWrite('PUT', '/v1/:tenant/itineraries/:uuid/shares/:share')?.(company)
    return { path: `${shareCall?.path}${url.split('/:share')[1]}` }
  }
  const itinerary = url.includes('/itineraries/:uuid/')
  const write2 = itinerary
    ? prepareWrite('POST', '/v1/:tenant/itineraries/:uuid/publish')
    : prepareWrite('DELETE', url.replace(/\/(uses|alike|emails|preview|pdf|translations|personal-data)$/, ''))
  if (!write2) throw new Error(`nobody knows how to call ${method} ${url}`)
  const { path } = await write2(company)
  const tail = url.split('/:uuid')[1] ?? ''
  return { path: path.replace(/\/publish$/, '') + tail.replace(':n', '1') }
}
