import { randomBytes, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { Secret, TOTP } from 'otpauth'
import { tokenHash } from '../../identity/sessions.ts'
import { seal } from '../../kit/sealing.ts'
import { createSoftwarePasskey } from '../software-passkey.ts'
import { tokenIn } from '../emails.ts'
import { jpeg, nextRateDay, paragraph, upload } from '../samples.ts'
import { solveCaptcha } from '../solve-captcha.ts'
import type { Person } from '../world.ts'
import { prepareWrite, subscribe, unsubscribe } from '../writes.ts'
import { type Ground, guestPassword, note } from './ground.ts'
import { invoiceRecipes } from './invoice-recipes.ts'
import { memberRecipes } from './member-recipes.ts'
import { singleSignOnRecipes } from './single-sign-on-recipes.ts'
import type { Draw } from './value-of.ts'

const uploadSmall = async (company: Ground['company']) => upload(company, {}, await jpeg(160, 120))

/** What a request needs beyond its schema. Everything else is drawn from the schema. */
export type Preparation = {
  params?: Record<string, string>
  /** Query parameters in addition to those drawn. */
  query?: Record<string, string>
  /** The initial body. Some of its fields are then drawn again, unless `isExact`. */
  body?: Record<string, unknown>
  isExact?: boolean
  /** Sent as a form, with the encoding of its type. */
  form?: URLSearchParams | FormData
  by?: Person
}
type Recipe = (ground: Ground, draw: Draw) => Promise<Preparation> | Preparation

const freshEmail = () => `${randomUUID()}@example.test`
const password = 'lantern gravel quince orbit'

const anyOf = ({ live }: Ground, plural: string, draw: Draw): string =>
  draw(fc.constantFrom(...(live.get(plural) ?? ['0193b0a0-0000-7000-8000-000000000000'])))

const asSuper: Recipe = ({ people }) => ({ by: people.Super })
const asOwner: Recipe = ({ people }) => ({ by: people.Owner })

/** A user whose sessions can end without affecting other requests. */
const asPasserBy: Recipe = async ({ world }) => ({ by: await world.createPerson() })

const register = async (ground: Ground) => {
  const email = freshEmail()
  const body = { name: 'Drawn Person', email, password, altcha: await solveCaptcha(ground.world) }
  return { email, body }
}
const emailTo = ({ world }: Ground, email: string): string => {
  const message = world.emails.findLast((one) => one.to === email)
  if (!message) throw new Error(`no letter went to ${email}`)
  return tokenIn(message)
}

const invite = async (ground: Ground) => {
  const email = freshEmail()
  const body = { email, name: 'Invited', roles: [{ name: 'Viewer' }] }
  const { json } = await ground.people.Owner.send('POST', ground.company.path('users/'), body)
  return { email, uuid: String(json.data.uuid) }
}
const invited: Recipe = async (ground) => ({ by: ground.people.Owner, params: { uuid: (await invite(ground)).uuid } })

const share = async (ground: Ground): Promise<Record<string, string>> => {
  const { people, company, published } = ground
  const { json } = await people.Owner.send('POST', company.path(`itineraries/${published}/shares`), {
    audience: 'agent',
  })
  return { uuid: published, share: json.data.uuid }
}

/** Another company pays and cancels, so that the main one stays subscribed. */
const billed =
  (plan: string | null, body: Record<string, unknown>): Recipe =>
  async ({ payer }) => {
    await (plan === null ? unsubscribe(payer) : subscribe(payer, plan))
    return { by: payer.people.Owner, params: { tenant: payer.uuid }, body, isExact: true }
  }

const companyOfStaff: Recipe = async (ground, draw) => {
  const { people } = ground
  if ((ground.live.get('tenants')?.size ?? 0) === 0) {
    const { json } = await people.Super.send('POST', '/v1/tenants/', { name: 'Drawn company' })
    note(ground, 'tenants', json.data.uuid)
  }
  return { by: people.Super, params: { uuid: anyOf(ground, 'tenants', draw) } }
}

const helpPage = async ({ people }: Ground): Promise<Preparation> => {
  const page = `drawn-${randomUUID()}`
  await people.Super.send('POST', '/v1/dashboard/page-help/', {
    page,
    title: 'Drawn',
    body: { type: 'doc', content: [] },
  })
  return { by: people.Super, params: { page } }
}

/** An import in the state in which the step is possible. */
const ofImport =
  (method: string, step: string, isRead = false): Recipe =>
  async ({ company, people }) => {
    const call = await prepareWrite(method, `/v1/:tenant/imports${step}`)?.(company)
    const uuid = /imports\/([0-9a-f-]{36})/.exec(call?.path ?? '')?.[1]
    const params: Record<string, string> = uuid ? { uuid } : {}
    return { by: people.Owner, params, isExact: true, ...(isRead ? {} : formOrBody(call)) }
  }

/** A webhook whose URL leads nowhere, with a delivery. */
const ofWebhook =
  (method: string, step: string, isRead = false): Recipe =>
  async ({ company, people }) => {
    const call = await prepareWrite(method, `/v1/:tenant/webhooks${step}`)?.(company)
    const [, uuid, delivery] =
      /webhooks\/([0-9a-f-]{36})(?:\/deliveries\/([0-9a-f-]{36}))?/.exec(call?.path ?? '') ?? []
    return {
      by: people.Owner,
      params: { ...(uuid && { uuid }), ...(delivery && { delivery }) },
      isExact: true,
      ...(isRead ? {} : { body: Object(call?.body) }),
    }
  }

/** Makes sure that the company has a domain. */
const withDomain =
  (method: string, step = ''): Recipe =>
  async ({ company, people }) => {
    const call = await prepareWrite(method, `/v1/:tenant/domain${step}`)?.(company)
    return { by: people.Owner, body: Object(call?.body), isExact: true }
  }

const formOrBody = (call: { body?: unknown; form?: () => FormData } | undefined): Pick<Preparation, 'body' | 'form'> =>
  call?.form ? { form: call.form() } : { body: Object(call?.body) }

/** A user with a password and an authenticator app, for whose account `of` makes a request. */
const withApp =
  (of: (app: string) => Preparation): Recipe =>
  async ({ world }) => {
    const person = await world.createPerson({ password: guestPassword })
    const secret = seal('A'.repeat(32), world.deps.secretKey)
    const { rows } = await world.deps.pool.query<{ uuid: string }>(
      `insert into second_factors ("user", kind, name, secret, last_step) values ($1, 'totp', 'App', $2, 0) returning uuid`,
      [person.uuid, secret],
    )
    return { by: person, body: { password: guestPassword }, isExact: true, ...of(rows[0]?.uuid ?? '') }
  }

/** Adds a new member to the company. */
const hired = async ({ world, company }: Ground): Promise<Person> => {
  const person = await world.createPerson()
  await world.hire(company.uuid, person, ['Viewer'])
  return person
}

/** By operation id. */
export const recipes: Readonly<Record<string, Recipe>> = {
  ...singleSignOnRecipes,
  ...invoiceRecipes,
  ...memberRecipes,
  renewRecoveryCodes: withApp(() => ({})),
  removeFactor: withApp((uuid) => ({ params: { uuid } })),
  confirmTotp: async ({ world }) => {
    const person = await world.createPerson({ password: guestPassword })
    const { setup, secret } = (await person.send('POST', '/v1/auth/factors/totp')).json.data
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    return { by: person, body: { setup, code, password: guestPassword }, isExact: true }
  },
  loginSecondFactor: async (ground, draw) => {
    const { by } = await withApp(() => ({}))(ground, draw)
    const { json } = await ground.world.anonymous.send('POST', '/v1/auth/login', {
      email: by?.email,
      password: guestPassword,
    })
    const code = new TOTP({ secret: Secret.fromBase32('A'.repeat(32)) }).generate()
    return { body: { challenge: json.challenge, code }, isExact: true }
  },
  passkeyOptions: () => ({ body: {}, isExact: true }),
  loginWithPasskey: async ({ world }) => {
    const person = await world.createPerson({ password: guestPassword })
    const key = createSoftwarePasskey('127.0.0.1')
    const offered = (await person.send('POST', '/v1/auth/factors/passkeys')).json.data
    const passkey = key.create({ challenge: offered.challenge, origin: world.base() })
    await person.send('POST', '/v1/auth/factors/passkeys/confirm', { passkey: passkey, password: guestPassword })
    const { challenge } = (await world.anonymous.send('POST', '/v1/auth/passkeys/options', {})).json.data
    return { body: { passkey: key.get({ challenge, origin: world.base() }) }, isExact: true }
  },
  confirmPasskey: async ({ world }) => {
    const person = await world.createPerson({ password: guestPassword })
    const { challenge } = (await person.send('POST', '/v1/auth/factors/passkeys')).json.data
    const passkey = createSoftwarePasskey('127.0.0.1').create({ challenge, origin: world.base() })
    return { by: person, body: { passkey, password: guestPassword }, isExact: true }
  },
  findPlaces: (_ground, draw) => (draw(fc.nat(7)) > 0 ? { query: { q: 'san' } } : {}),
  // Drawn numbers are rarely those of a square of the map: there are no more columns and rows than the zoom allows.
  listPlaceLabels: (_ground, draw) => (draw(fc.boolean()) ? { query: { zoom: '4', x: '8', y: '9' } } : {}),
  removeMediaItem: async ({ company }) => ({ params: { uuid: (await uploadSmall(company)).uuid } }),
  replaceMediaFile: async ({ company, people }) => {
    const [original, better] = [await uploadSmall(company), await uploadSmall(company)]
    return { params: { uuid: original.uuid }, body: { media: better.uuid }, isExact: true, by: people.Owner }
  },
  createExchangeRate: () => ({ body: { from: 'EUR', to: 'ZMW', rate: '28.7', date: nextRateDay() } }),
  importExchangeRates: async ({ company }) =>
    formOrBody(await prepareWrite('POST', '/v1/:tenant/exchange-rates/import')?.(company)),
  createWebhook: ofWebhook('POST', ''),
  getWebhook: ofWebhook('PUT', '/:uuid', true),
  updateWebhook: ofWebhook('PUT', '/:uuid'),
  removeWebhook: ofWebhook('DELETE', '/:uuid'),
  rotateWebhookSecret: ofWebhook('POST', '/:uuid/rotate-secret'),
  testWebhook: ofWebhook('POST', '/:uuid/test'),
  listWebhookDeliveries: ofWebhook('PUT', '/:uuid', true),
  replayWebhookDelivery: ofWebhook('POST', '/:uuid/deliveries/:delivery/replay'),
  getDomain: asOwner,
  connectCardPayments: async ({ people }) => ({ by: people.Owner, body: {}, isExact: true }),
  disconnectCardPayments: async ({ company, people }) => {
    await prepareWrite('DELETE', '/v1/:tenant/card-payments')?.(company)
    return { by: people.Owner, isExact: true }
  },
  setDomain: withDomain('PUT'),
  removeDomain: withDomain('DELETE'),
  checkDomain: withDomain('POST', '/check'),
  isHostAllowed: async ({ payer }) => {
    const host = `${randomUUID()}.example.com`
    await payer.rows(
      `insert into tenant_domains (tenant, host, token, verified_at) values ($1, $2, 'drawn', now())
       on conflict (tenant) do update set host = excluded.host`,
      [payer.uuid, host],
    )
    return { query: { domain: host }, isExact: true }
  },
  createImport: ofImport('POST', ''),
  getImport: ofImport('PUT', '/:uuid', true),
  updateImport: ofImport('PUT', '/:uuid'),
  checkImport: ofImport('POST', '/:uuid/check'),
  startImport: ofImport('POST', '/:uuid/start'),
  cancelImport: ofImport('POST', '/:uuid/cancel'),
  exportImportErrors: ofImport('PUT', '/:uuid', true),
  logout: asPasserBy,
  endOtherSessions: asPasserBy,
  endSession: async ({ world }) => {
    const person = await world.createPerson()
    const { rows } = await world.deps.pool.query<{ uuid: string }>(
      `insert into sessions (token_hash, "user", expires_at) values ($1, $2, now() + interval '1 day') returning uuid`,
      [tokenHash(randomBytes(32).toString('base64url')), person.uuid],
    )
    return { by: person, params: { uuid: rows[0]?.uuid ?? '' } }
  },
  login: ({ guests }, draw) => ({
    body: { email: draw(fc.constantFrom(...guests)).email, password: guestPassword },
    isExact: true,
  }),
  token: ({ guests }, draw) => ({
    form: new URLSearchParams({
      grant_type: 'password',
      username: draw(fc.constantFrom(...guests)).email,
      password: guestPassword,
    }),
  }),
  register: async (ground) => ({ body: (await register(ground)).body, isExact: true }),
  registerCompany: async (ground) => ({
    body: { ...(await register(ground)).body, company: { name: 'Drawn & Co' } },
    isExact: true,
  }),
  confirm: async (ground) => {
    const { email, body } = await register(ground)
    await ground.world.anonymous.send('POST', '/v1/auth/register', body)
    return { body: { token: emailTo(ground, email), password: body.password }, isExact: true }
  },
  forgotPassword: async ({ world }) => ({
    body: { email: freshEmail(), altcha: await solveCaptcha(world) },
    isExact: true,
  }),
  resetPassword: async (ground) => {
    const { email } = await ground.world.createPerson()
    const altcha = await solveCaptcha(ground.world)
    await ground.world.anonymous.send('POST', '/v1/auth/forgot-password', { email, altcha })
    return { body: { token: emailTo(ground, email), password }, isExact: true }
  },
  resend: async ({ world }) => ({
    body: { email: freshEmail(), altcha: await solveCaptcha(world) },
    isExact: true,
  }),
  readInvitation: async (ground) => ({
    body: { token: emailTo(ground, (await invite(ground)).email) },
    isExact: true,
  }),
  join: async (ground) => ({
    body: { token: emailTo(ground, (await invite(ground)).email), name: 'Joined', password },
    isExact: true,
  }),
  updateAccount: async ({ world }) => ({ by: await world.createPerson(), body: { jobTitle: 'Drawn' } }),

  // For new members, because the others continue to send requests.
  endUserSessions: async (ground) => {
    const { uuid } = await hired(ground)
    return { params: { uuid } }
  },
  suspendAccount: async ({ world, people }) => ({
    by: people.Super,
    params: { uuid: (await world.createPerson()).uuid },
  }),
  restoreAccount: async ({ world, people }) => {
    const { uuid } = await world.createPerson()
    await people.Super.send('POST', `/v1/dashboard/users/${uuid}/suspend`, {})
    return { by: people.Super, params: { uuid } }
  },

  createFaq: asSuper,
  getFaq: asSuper,
  updateFaq: asSuper,
  removeFaq: asSuper,
  createPageHelp: ({ people }) => ({ by: people.Super, body: { page: `drawn-${randomUUID()}` } }),
  updatePageHelp: helpPage,
  removePageHelp: helpPage,
  listSupportForStaff: asSuper,
  listTenants: asSuper,
  listKeptLetters: asSuper,
  readKeptLetter: async (ground, draw) => {
    const { emails: messages = [] } = (await ground.world.deps.mail.outbox?.list({ from: 0, most: 12 })) ?? {}
    return { ...(await asSuper(ground, draw)), params: { uuid: draw(fc.constantFrom(...messages)).uuid } }
  },
  createTenant: ({ people }) => ({ by: people.Super, body: { name: 'Drawn company' } }),
  getTenant: companyOfStaff,
  updateTenant: companyOfStaff,
  closeTenant: companyOfStaff,
  restoreTenant: async (ground) => {
    const { json } = await ground.people.Super.send('POST', '/v1/tenants/', { name: 'Drawn and closed' })
    await ground.people.Super.send('DELETE', `/v1/tenants/${json.data.uuid}`)
    return { by: ground.people.Super, params: { uuid: json.data.uuid } }
  },

  createItinerary: () => ({ body: { title: 'Drawn trip', dayCount: 2 } }),
  updateItinerary: async (ground, draw) => {
    const uuid = anyOf(ground, 'itineraries', draw)
    const { json } = await ground.people.Owner.send('GET', ground.company.path(`itineraries/${uuid}`))
    return { params: { uuid }, body: { rev: json.data?.rev ?? 1 } }
  },
  nameRevision: () => ({ body: { label: 'Drawn' } }),
  createShare: ({ published }) => ({ params: { uuid: published } }),
  updateShare: async (ground) => ({ params: await share(ground), body: { audience: 'client' } }),
  revokeShare: async (ground) => ({ params: await share(ground) }),
  draftShareEmail: async (ground) => ({ params: await share(ground) }),
  previewShareEmail: async (ground) => ({ params: await share(ground) }),
  previewEmail: asOwner,
  // Other members have none in the bin.
  restoreSupportRequest: asOwner,
  previewPage: (ground, draw) => ({ by: ground.people.Owner, params: { uuid: anyOf(ground, 'itineraries', draw) } }),
  mailShare: async (ground) => ({
    by: ground.people.Owner,
    params: await share(ground),
    body: { to: freshEmail() },
    isExact: true,
  }),
  createSnippet: () => ({ body: { name: 'Drawn', text: paragraph('Drawn text.') } }),
  createContact: () => ({ body: { givenName: 'Drawn' } }),
  createSupportRequest: () => ({ body: { subject: 'Drawn question', message: 'Why?' } }),
  replyToSupportRequest: () => ({ body: { body: 'Because.' } }),

  createUser: ({ people }) => ({
    by: people.Owner,
    body: { email: freshEmail(), name: 'Drawn', roles: [{ name: 'Agent' }] },
  }),
  updateUser: async (ground) => ({
    by: ground.people.Owner,
    params: { uuid: (await invite(ground)).uuid },
    body: { roles: [{ name: 'Designer' }] },
    isExact: true,
  }),
  removeUser: invited,
  sendInvitationAgain: invited,
  createSubscription: billed(null, { stripe_plan: 'solo-monthly' }),
  updateSubscription: billed('solo-monthly', { stripe_plan: 'agency-yearly' }),
  cancelSubscription: billed('solo-monthly', {}),
  getPageRevision: async ({ company, people }) => {
    const page = { title: 'Terms', status: 'published' }
    const { json } = await people.Owner.send('POST', company.path('company-pages/'), page)
    return { params: { uuid: json.data.uuid } }
  },
  previewPlan: async ({ payer }) => {
    await subscribe(payer, 'solo-monthly')
    return {
      by: payer.people.Owner,
      params: { tenant: payer.uuid },
      query: { stripe_plan: 'agency-yearly' },
      isExact: true,
    }
  },
  listSubscriptionInvoices: asOwner,
  openPortal: async ({ payer }) => {
    await subscribe(payer, 'solo-monthly')
    await payer.rows(`update subscriptions set contract = 'built-in', checkout = 'x' where tenant = $1`, [payer.uuid])
    return { by: payer.people.Owner, params: { tenant: payer.uuid }, body: {}, isExact: true }
  },
  listApiKeys: asOwner,
  createApiKey: ({ people }) => ({ by: people.Owner, body: { name: 'Drawn', scopes: ['guides:read'] } }),
  exportCompany: asOwner,
  listAuditEvents: asOwner,
  listIdentityEvents: asOwner,
}
