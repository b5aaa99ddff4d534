import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'
import { connectOnce } from '@sojourn/api/platform/db/connect-once'
import { startEmbeddedPostgres } from '@sojourn/api/platform/db/embedded'
import type { DemoServer } from '@sojourn/tools/demo-server'
import { newEmail, tokenSentTo } from './emails.ts'
import { type Credentials, ownPassword, superAdmin, getToken } from './log-in.ts'

type Json = ReturnType<JSON['parse']>
type Form = NonNullable<Parameters<APIRequestContext['fetch']>[1]>['multipart']
type Call = (method: string, path: string, body?: unknown, form?: Form) => Promise<{ status: number; json: Json }>

/** A user that a test created for itself. */
export type Somebody = Credentials & { uuid: string; name: string }

/** A company that a test created for itself, so that those of the demo stay as they are. */
export type OwnCompany = { uuid: string; name: string }

/** A company with an owner, another Admin and a Designer. */
export type StaffedCompany = OwnCompany & { owner: Somebody; admin: Somebody; designer: Somebody }

/** Returns a function that calls the API as a user; by default, as the super admin of the demo. */
export const getCaller = async (request: APIRequestContext, person: Credentials = superAdmin): Promise<Call> => {
  const authorization = `Bearer ${await getToken(request, person)}`
  return async (method, path, body, form) => {
    const answer = await request.fetch(path, { method, headers: { authorization }, data: body, multipart: form })
    return { status: answer.status(), json: await answer.json().catch(() => null) }
  }
}

/** Creates a company with a plan. */
export const makeCompany = async (request: APIRequestContext, plan = 'studio-monthly'): Promise<OwnCompany> => {
  const call = await getCaller(request)
  const company = await openCompany(call, `Company ${randomUUID().slice(0, 8)}`)
  const subscribed = await call('POST', `/v1/${company.uuid}/subscription`, { stripe_plan: plan })
  expect(subscribed.status).toBe(201)
  const paid = await request.post(subscribed.json.subscription.checkoutUrl, {
    form: { outcome: 'paid' },
    maxRedirects: 0,
  })
  expect(paid.status()).toBe(303)
  return company
}

/** Creates a company of this name without a plan, with its members. */
export const makeStaffedCompany = async (
  request: APIRequestContext,
  server: DemoServer,
  name: string,
): Promise<StaffedCompany> => {
  const call = await getCaller(request)
  const company = await openCompany(call, name)
  const owner = await makeSomebody(request, server, company, 'Admin', { name: 'Olive Owner' })
  expect((await call('PUT', `/v1/${company.uuid}/users/${owner.uuid}`, { isOwner: true })).status).toBe(200)
  return {
    ...company,
    owner,
    admin: await makeSomebody(request, server, company, 'Admin', { name: 'Adam Admin' }),
    designer: await makeSomebody(request, server, company, 'Designer', { name: 'Dora Designer' }),
  }
}

/** Creates a user with a role in a company, who was invited and has joined. If `also` is set, they join that company too. */
export const makeSomebody = async (
  request: APIRequestContext,
  server: DemoServer,
  company: OwnCompany,
  role: string,
  { name, also }: { name?: string; also?: OwnCompany } = {},
): Promise<Somebody> => {
  const call = await getCaller(request)
  const email = newEmail()
  const person = { email, name: name ?? `${role} ${email.slice(0, 4)}` }
  const invite = ({ uuid }: OwnCompany) => call('POST', `/v1/${uuid}/users/`, { ...person, roles: [{ name: role }] })
  const invited = await invite(company)
  expect(invited.status).toBe(201)
  const somebody = { ...person, uuid: invited.json.data.uuid, password: ownPassword }
  const token = await tokenSentTo(server, email)
  const joined = await request.post('/v1/auth/join', { data: { token, name: person.name, password: ownPassword } })
  expect(joined.status()).toBe(200)
  if (also) {
    expect((await invite(also)).status).toBe(201)
    const another = { token: await tokenSentTo(server, email, also.name) }
    expect((await (await getCaller(request, somebody))('POST', '/v1/auth/join', another)).status).toBe(200)
  }
  return somebody
}

/** Creates a company with a Designer. `make('destinations', {…})` creates a record and returns its uuid. */
export const makeDesignersCompany = async (request: APIRequestContext, server: DemoServer) => {
  const { company, member: designer, call } = await makeCompanyOf(request, server, 'Designer')
  const make = async (plural: string, body: object): Promise<string> => {
    const { status, json } = await call('POST', `/v1/${company.uuid}/${plural}/`, body)
    expect(status, JSON.stringify(json)).toBe(201)
    return json.data.uuid
  }
  return { company, designer, call, make }
}

/** Creates a company with a Manager, whose role also creates suppliers. */
export const makeManagersCompany = async (request: APIRequestContext, server: DemoServer) => {
  const { company, member: manager, call } = await makeCompanyOf(request, server, 'Manager')
  return { company, manager, call }
}

/** The columns of a company's subscription that a test can set. */
type StoredSubscription = Partial<{
  status: string
  stripe_plan: string
  period_start: Date | null
  period_end: Date | null
  trial_ends_at: Date | null
  past_due_at: Date | null
  cancel_at_period_end: boolean
}>

/** Sets a company's subscription to a state that otherwise only time, or the payment provider, leads to. */
export const moveSubscription = async (
  server: DemoServer,
  tenant: string,
  stored: StoredSubscription,
): Promise<void> => {
  const folder = join(server.dataDir, 'postgres')
  const { superuserUrl } = await startEmbeddedPostgres({ folder, whenInUse: 'attach' })
  const client = await connectOnce(superuserUrl)
  try {
    const columns = Object.keys(stored).map((column, n) => `${column} = $${n + 2}`)
    const moved = await client.query(`update subscriptions set ${columns.join(', ')} where tenant = $1`, [
      tenant,
      ...Object.values(stored),
    ])
    expect(moved.rowCount).toBe(1)
  } finally {
    await client.end()
  }
}

/** Ends the trial with which a company began. */
export const endTrial = async (server: DemoServer, tenant: string): Promise<void> => {
  const folder = join(server.dataDir, 'postgres')
  const { superuserUrl } = await startEmbeddedPostgres({ folder, whenInUse: 'attach' })
  const client = await connectOnce(superuserUrl)
  try {
    const ended = await client.query(
      `update trials set started_at = now() - interval '15 days', ends_at = now() - interval '1 day' where tenant = $1`,
      [tenant],
    )
    expect(ended.rowCount).toBe(1)
  } finally {
    await client.end()
  }
}

const openCompany = async (call: Call, name: string): Promise<OwnCompany> => {
  const created = await call('POST', '/v1/tenants/', { name })
  expect(created.status).toBe(201)
  return { uuid: created.json.data.uuid, name }
}

const makeCompanyOf = async (request: APIRequestContext, server: DemoServer, role: string) => {
  const company = await makeCompany(request)
  const member = await makeSomebody(request, server, company, role)
  return { company, member, call: await getCaller(request, member) }
}
