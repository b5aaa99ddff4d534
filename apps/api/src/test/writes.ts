import { randomBytes, randomUUID } from 'node:crypto'
import { resources } from '@sojourn/contract'
import { issuerAddress } from './issuer.ts'
import { colleague, create, send } from './make-record.ts'
import { acceptanceWrites } from './acceptance-writes.ts'
import { taskWrites } from './task-writes.ts'
import { clientWrites } from './client-writes.ts'
import { commentWrites } from './comment-writes.ts'
import { payableWrites } from './payable-writes.ts'
import { jpeg, nextRateDay, paragraph, samples, upload } from './samples.ts'
import type { Company, Json } from './world.ts'

/** One request that writes and succeeds, sent by the owner. A form is created anew each time, as a browser would. */
export type Write = { path: string; body?: unknown; form?: () => FormData }

type Prepare = (company: Company) => Promise<Write>

const publishedItinerary = async (company: Company): Promise<Json> =>
  send(company, 'POST', `itineraries/${(await create(company, 'itinerary')).uuid}/publish`, {})

const issuedInvoice = async (company: Company): Promise<Json> =>
  send(company, 'POST', `invoices/${(await create(company, 'invoice')).uuid}/issue`, {})

const nowhere = 'http://127.0.0.1:9/'

/** The only webhook for trying the routes; its URL leads nowhere. A company may have at most ten. */
const webhook = async (company: Company): Promise<Json> => {
  const [existing] = await company.rows(`select uuid from webhooks where events = '{guide.purged}'`)
  return existing ?? send(company, 'POST', 'webhooks', { url: nowhere, events: ['guide.purged'] })
}

/** A webhook to delete. Earlier ones that were not deleted are removed, except the last. */
const webhookToDelete = async (company: Company): Promise<Json> => {
  await company.rows(
    `delete from webhooks where events = '{guide.restored}' and uuid not in (
       select uuid from webhooks where events = '{guide.restored}' order by uuid desc limit 2)`,
  )
  return send(company, 'POST', 'webhooks', { url: nowhere, events: ['guide.restored'] })
}

const newView = { list: 'accommodations', name: 'Lodges', query: 'type=lodge', isShared: true }

/** A shared view of the owner. Earlier ones are removed, except the last ones: a member may have at most 50 of a list. */
const savedView = async (company: Company): Promise<Json> => {
  const { uuid } = company.people.Owner
  await company.rows(
    `delete from saved_views where owner = $1 and uuid not in (
       select uuid from saved_views where owner = $1 order by uuid desc limit 20)`,
    [uuid],
  )
  return send(company, 'POST', 'saved-views', newView)
}

/** The replay of a test event that was not delivered. */
const delivery = async (company: Company): Promise<string> => {
  const { uuid } = await webhook(company)
  const ping = await send(company, 'POST', `webhooks/${uuid}/test`)
  return company.path(`webhooks/${uuid}/deliveries/${ping.uuid}/replay`)
}

/**
 * Routes that are not the same for every resource, by method and URL, with the request to send after preparing what they need.
 */
const special: Record<string, Prepare> = {
  'POST /v1/:tenant/media': async (company) => {
    const bytes = new Uint8Array(await jpeg(160, 120))
    return {
      path: company.path('media'),
      form: () => {
        const form = new FormData()
        form.append('alt', 'Sent twice')
        form.append('file', new Blob([bytes], { type: 'image/jpeg' }), 'twice.jpg')
        return form
      },
    }
  },
  'POST /v1/:tenant/media/:uuid/preparation': async (company) => ({
    path: company.path(`media/${(await upload(company)).uuid}/preparation`),
  }),
  'POST /v1/:tenant/media/:uuid/replacement': async (company) => ({
    path: company.path(`media/${(await upload(company)).uuid}/replacement`),
    body: { media: (await upload(company)).uuid },
  }),
  'DELETE /v1/:tenant/media/:uuid': async (company) => ({
    path: company.path(`media/${(await upload(company)).uuid}`),
  }),
  'POST /v1/:tenant/company-pages/preview': async (company) => ({
    path: company.path('company-pages/preview'),
    body: { title: 'About us' },
  }),
  'POST /v1/:tenant/company-pages/:uuid/preview': async (company) => ({
    path: company.path(`company-pages/${(await create(company, 'company-page')).uuid}/preview`),
    body: { title: 'About us' },
  }),
  'POST /v1/:tenant/itineraries/:uuid/variant': async (company) => ({
    path: company.path(`itineraries/${(await create(company, 'itinerary')).uuid}/variant`),
    body: {},
  }),
  'POST /v1/:tenant/itineraries/:uuid/publish': async (company) => ({
    path: company.path(`itineraries/${(await create(company, 'itinerary')).uuid}/publish`),
    body: {},
  }),
  'POST /v1/:tenant/itineraries/:uuid/publish-pdf': async (company) => ({
    path: company.path(`itineraries/${(await create(company, 'itinerary')).uuid}/publish-pdf`),
    body: {},
  }),
  'POST /v1/:tenant/itineraries/:uuid/revisions': async (company) => ({
    path: company.path(`itineraries/${(await create(company, 'itinerary')).uuid}/revisions`),
    body: { label: 'As agreed' },
  }),
  'POST /v1/:tenant/itineraries/:uuid/revisions/:n/restore': async (company) => ({
    path: company.path(`itineraries/${(await create(company, 'itinerary')).uuid}/revisions/1/restore`),
    body: {},
  }),
  'POST /v1/:tenant/itineraries/:uuid/shares': async (company) => ({
    path: company.path(`itineraries/${(await publishedItinerary(company)).uuid}/shares`),
    body: { audience: 'agent' },
  }),
  'PUT /v1/:tenant/itineraries/:uuid/shares/:share': async (company) => {
    const itinerary = await publishedItinerary(company)
    return {
      path: company.path(`itineraries/${itinerary.uuid}/shares/${itinerary.shares[0].uuid}`),
      body: { audience: 'agent' },
    }
  },
  'DELETE /v1/:tenant/itineraries/:uuid/shares/:share': async (company) => {
    const itinerary = await publishedItinerary(company)
    return { path: company.path(`itineraries/${itinerary.uuid}/shares/${itinerary.shares[0].uuid}`) }
  },
  'POST /v1/:tenant/itineraries/:uuid/shares/:share/mail': async (company) => {
    const itinerary = await publishedItinerary(company)
    return {
      path: company.path(`itineraries/${itinerary.uuid}/shares/${itinerary.shares[0].uuid}/mail`),
      body: { to: 'traveller@example.test' },
    }
  },
  'POST /v1/:tenant/itineraries/:uuid/shares/:share/email-preview': async (company) => {
    const itinerary = await publishedItinerary(company)
    return {
      path: company.path(`itineraries/${itinerary.uuid}/shares/${itinerary.shares[0].uuid}/email-preview`),
      body: { message: 'Dear Ada, here it is.' },
    }
  },
  'POST /v1/:tenant/page-preview/:uuid': async (company) => ({
    path: company.path(`page-preview/${(await create(company, 'itinerary')).uuid}`),
    body: { name: 'Another Name' },
  }),
  'POST /v1/:tenant/email-preview': async (company) => ({
    path: company.path('email-preview'),
    body: { shareEmail: { greeting: 'Dear {{client}},' } },
  }),
  'POST /v1/:tenant/invoices/:uuid/issue': async (company) => ({
    path: company.path(`invoices/${(await create(company, 'invoice')).uuid}/issue`),
    body: {},
  }),
  ...Object.fromEntries(
    ['void', 'credit-note'].map((verb): [string, Prepare] => [
      `POST /v1/:tenant/invoices/:uuid/${verb}`,
      async (company) => ({ path: company.path(`invoices/${(await issuedInvoice(company)).uuid}/${verb}`), body: {} }),
    ]),
  ),
  'POST /v1/:tenant/payments/:uuid/allocate': async (company) => ({
    path: company.path(`payments/${(await create(company, 'payment')).uuid}/allocate`),
    body: { invoice: (await issuedInvoice(company)).uuid },
  }),
  'POST /v1/:tenant/payments/:uuid/receipt': async (company) => ({
    path: company.path(`payments/${(await create(company, 'payment')).uuid}/receipt`),
    body: {},
  }),
  ...payableWrites,
  ...acceptanceWrites,
  ...taskWrites,
  ...clientWrites,
  ...commentWrites,
  'POST /v1/:tenant/payments/statement': async (company) => ({
    path: company.path('payments/statement'),
    form: () => {
      const form = new FormData()
      form.append('file', new Blob(['Date,Amount,Currency\n2026-11-20,100.00,EUR\n']), 'statement.csv')
      return form
    },
  }),
  'POST /v1/:tenant/payments/statement/confirm': async (company) => ({
    path: company.path('payments/statement/confirm'),
    body: {
      entries: [
        {
          key: `t:${randomBytes(32).toString('hex')}`,
          payment: { reference: 'From Ada Example', date: '2026-11-20', amount: 10_000, currency: 'EUR' },
        },
      ],
    },
  }),
  'POST /v1/:tenant/support/:uuid/messages': async (company) => ({
    path: company.path(`support/${(await create(company, 'support-request')).uuid}/messages`),
    body: { body: 'One more thing.' },
  }),
  'POST /v1/:tenant/users': async (company) => ({ path: company.path('users'), body: invitee() }),
  'PUT /v1/:tenant/users/:uuid': async (company) => ({
    path: company.path(`users/${(await send(company, 'POST', 'users', invitee())).uuid}`),
    body: { roles: [{ name: 'Agent' }] },
  }),
  'DELETE /v1/:tenant/users/:uuid': async (company) => ({
    path: company.path(`users/${(await send(company, 'POST', 'users', invitee())).uuid}`),
  }),
  'POST /v1/:tenant/users/:uuid/invitation': async (company) => ({
    path: company.path(`users/${(await send(company, 'POST', 'users', invitee())).uuid}/invitation`),
    body: {},
  }),
  'POST /v1/:tenant/users/:uuid/end-sessions': async (company) => ({
    path: company.path(`users/${(await colleague(company)).uuid}/end-sessions`),
    body: {},
  }),
  'POST /v1/:tenant/api-keys': async (company) => ({ path: company.path('api-keys'), body: newKey }),
  'DELETE /v1/:tenant/api-keys/:uuid': async (company) => ({
    path: company.path(`api-keys/${(await send(company, 'POST', 'api-keys', newKey)).uuid}`),
  }),
  'PUT /v1/:tenant/single-sign-on': async (company) => ({
    path: company.path('single-sign-on'),
    body: { issuer: await issuerAddress(), clientId: 'sojourn', clientSecret: randomUUID() },
  }),
  'DELETE /v1/:tenant/single-sign-on': async (company) => ({ path: company.path('single-sign-on') }),
  'POST /v1/:tenant/webhooks': async (company) => {
    await company.rows(`delete from webhooks where events = '{guide.deleted}'`)
    return { path: company.path('webhooks'), body: { url: nowhere, events: ['guide.deleted'] } }
  },
  'PUT /v1/:tenant/webhooks/:uuid': async (company) => ({
    path: company.path(`webhooks/${(await webhook(company)).uuid}`),
    body: { description: randomUUID() },
  }),
  'DELETE /v1/:tenant/webhooks/:uuid': async (company) => ({
    path: company.path(`webhooks/${(await webhookToDelete(company)).uuid}`),
  }),
  'POST /v1/:tenant/webhooks/:uuid/rotate-secret': async (company) => ({
    path: company.path(`webhooks/${(await webhook(company)).uuid}/rotate-secret`),
  }),
  'POST /v1/:tenant/webhooks/:uuid/test': async (company) => ({
    path: company.path(`webhooks/${(await webhook(company)).uuid}/test`),
  }),
  'POST /v1/:tenant/webhooks/:uuid/deliveries/:delivery/replay': async (company) => ({
    path: await delivery(company),
  }),
  'POST /v1/:tenant/card-payments/connect': async (company) => ({
    path: company.path('card-payments/connect'),
    body: {},
  }),
  'DELETE /v1/:tenant/card-payments': async (company) => {
    await send(company, 'POST', 'card-payments/connect', {})
    return { path: company.path('card-payments') }
  },
  'PUT /v1/:tenant/domain': async (company) => ({ path: company.path('domain'), body: newDomain() }),
  'DELETE /v1/:tenant/domain': async (company) => {
    await send(company, 'PUT', 'domain', newDomain())
    return { path: company.path('domain') }
  },
  'POST /v1/:tenant/domain/check': async (company) => {
    await send(company, 'PUT', 'domain', newDomain())
    return { path: company.path('domain/check') }
  },
  'POST /v1/:tenant/saved-views': async (company) => {
    await company.rows('delete from saved_views where not is_shared')
    return { path: company.path('saved-views'), body: { ...newView, isShared: false } }
  },
  'PUT /v1/:tenant/saved-views/:uuid': async (company) => {
    const { uuid, rev } = await savedView(company)
    return { path: company.path(`saved-views/${uuid}`), body: { name: 'Lodges in Namibia', rev } }
  },
  'DELETE /v1/:tenant/saved-views/:uuid': async (company) => ({
    path: company.path(`saved-views/${(await savedView(company)).uuid}`),
  }),
  'POST /v1/:tenant/exchange-rates/import': async (company) => {
    const day = nextRateDay()
    return {
      path: company.path('exchange-rates/import'),
      form: () => {
        const form = new FormData()
        form.append('file', new Blob([`From,To,Rate,Date\nEUR,GBP,0.8512,${day}\n`], { type: 'text/csv' }), 'rates.csv')
        return form
      },
    }
  },
  'POST /v1/:tenant/imports': async (company) => ({ path: company.path('imports'), form: importForm }),
  'PUT /v1/:tenant/imports/:uuid': (company) => importBefore('map')(company),
  'POST /v1/:tenant/imports/:uuid/check': (company) => importBefore('check')(company),
  'POST /v1/:tenant/imports/:uuid/start': (company) => importBefore('start')(company),
  'POST /v1/:tenant/imports/:uuid/cancel': (company) => importBefore('cancel')(company),
  'POST /v1/:tenant/sample': async (company) => ({ path: company.path('sample') }),
  'DELETE /v1/:tenant/sample': async (company) => {
    await send(company, 'POST', 'sample')
    return { path: company.path('sample') }
  },
  'POST /v1/:tenant/subscription': async (company) => {
    await unsubscribe(company)
    return { path: company.path('subscription'), body: { stripe_plan: 'studio-yearly' } }
  },
  'PUT /v1/:tenant/subscription': async (company) => {
    await subscribe(company, 'agency-monthly')
    return { path: company.path('subscription'), body: { stripe_plan: 'studio-yearly' } }
  },
  'POST /v1/:tenant/subscription/cancel': async (company) => {
    await subscribe(company, 'agency-monthly')
    return { path: company.path('subscription/cancel'), body: {} }
  },
  'POST /v1/:tenant/subscription/portal': async (company) => {
    await subscribe(company, 'agency-monthly')
    await company.rows(`update subscriptions set contract = 'built-in', checkout = 'x' where tenant = $1`, [
      company.uuid,
    ])
    return { path: company.path('subscription/portal'), body: {} }
  },
}

/** An import of a one-row file, in the state before `step`. */
const importBefore =
  (step: 'map' | 'check' | 'start' | 'cancel'): Prepare =>
  async (company) => {
    const answer = await company.people.Owner.sendRaw('POST', company.path('imports'), { raw: importForm() })
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.json))
    const { uuid } = answer.json.data
    if (step === 'start') await send(company, 'POST', `imports/${uuid}/check`, {})
    if (step === 'map') return { path: company.path(`imports/${uuid}`), body: { options: { onDuplicate: 'create' } } }
    return { path: company.path(`imports/${uuid}/${step}`), body: {} }
  }

const importForm = (): FormData => {
  const form = new FormData()
  form.append('resource', 'accommodations')
  form.append('file', new Blob(['Name\nOnce\n'], { type: 'text/csv' }), 'once.csv')
  return form
}

const newDomain = () => ({ host: `${randomUUID()}.example.com` })
const newKey = { name: 'Website', scopes: ['accommodations:read'] }

const invitee = () => ({ email: `${randomUUID()}@example.test`, name: 'Invited Person', roles: [{ name: 'Viewer' }] })

/** Removes the subscription at once, so that a new one can begin. */
export const unsubscribe = (company: Company): Promise<unknown> =>
  company.rows('delete from subscriptions where tenant = $1', [company.uuid])

/** Gives a company a plan, whatever it had before. */
export const subscribe = async (company: Company, plan: string): Promise<void> => {
  await unsubscribe(company)
  await company.rows(
    `insert into subscriptions (tenant, stripe_plan, status, period_start, period_end) values ($1, $2, 'active', now(), now() + interval '1 month')`,
    [company.uuid, plan],
  )
}

/** The minimum for creating a resource. */
const minimalBody = (name: string, title: string) => {
  if (name === 'contact') return { givenName: 'Once' }
  if (name === 'exchange-rate') return { from: 'EUR', to: 'BWP', rate: '14.9', date: nextRateDay() }
  if (name === 'rate-sheet') return { name: 'Once', currency: 'NAD', validFrom: '2027-01-01', validTo: '2027-12-31' }
  if (name === 'snippet') return { name: 'Once', text: paragraph('Once.') }
  if (name === 'invoice') return { title: 'Once', currency: 'EUR' }
  if (name === 'payment') return { reference: 'Once', date: '2026-11-20', amount: 100, currency: 'EUR' }
  return name === 'support-request' ? { subject: 'Once', message: 'Please help.' } : { [title]: 'Once' }
}

/** Whether a route stores no record: a preview, a file to read, where a user is, or what they have read. */
export const keepsNothing = (url: string): boolean =>
  /\/company-pages(\/:uuid)?\/preview$|\/(email-preview|page-preview\/:uuid|payments\/statement|live)$|\/notifications\/.*read$/.test(
    url,
  )

/** How to call a route that writes; undefined if it matches neither the pattern of a resource nor the table above. */
export const prepareWrite = (method: string, url: string): Prepare | undefined => {
  const specialWrite = special[`${method} ${url}`]
  if (specialWrite) return specialWrite
  const [, plural, ofRecord, action] = /^\/v1\/:tenant\/([a-z-]+)(\/:uuid)?(?:\/(restore|duplicate))?$/.exec(url) ?? []
  const resource = Object.values(resources).find((one) => one.plural === plural)
  const sample = resource && samples[resource.name]
  if (!resource || !sample) return undefined
  const one = async (company: Company) => {
    const record = await sample.create(company)
    return { record, path: company.path(`${plural}/${record.uuid}`) }
  }
  if (!ofRecord && method === 'POST')
    return async (company) => ({
      path: company.path(resource.plural),
      body: minimalBody(resource.name, resource.title),
    })
  if (!ofRecord) return undefined
  if (action === 'restore')
    return async (company) => {
      const { record, path } = await one(company)
      await send(company, 'DELETE', `${plural}/${record.uuid}`)
      return { path: `${path}/restore` }
    }
  if (action === 'duplicate') return async (company) => ({ path: `${(await one(company)).path}/duplicate`, body: {} })
  if (method === 'DELETE') return async (company) => ({ path: (await one(company)).path })
  return async (company) => {
    const { record, path } = await one(company)
    return { path, body: { [sample.change[0]]: sample.change[1], rev: record.rev } }
  }
}
