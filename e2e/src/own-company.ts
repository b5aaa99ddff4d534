import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'

type Json = ReturnType<JSON['parse']>
type Call = (method: string, path: string, body?: unknown) => Promise<{ status: number; json: Json }>

/** Somebody that a test made for itself. */
export type Somebody = { uuid: string; email: string; name: string; password: string }

/** A company that a test made for itself, under a plan. */
export type OwnCompany = { uuid: string; name: string }

const password = 'lantern gravel quince orbit'

/** Calls the API as somebody; the super admin of the demo when nobody is named. */
export const callerOf = async (
  request: APIRequestContext,
  { email, password: word }: Pick<Somebody, 'email' | 'password'> = {
    email: 'super@demo.test',
    password: 'sojourn-demo-2026',
  },
): Promise<Call> => {
  const login = await request.post('/v1/auth/login', { data: { email, password: word } })
  const { access_token: token } = (await login.json()) as { access_token: string }
  return async (method, path, body) => {
    const answer = await request.fetch(path, { method, headers: { authorization: `Bearer ${token}` }, data: body })
    return { status: answer.status(), json: await answer.json().catch(() => null) }
  }
}

/** A new company that pays for a plan. */
export const makeCompany = async (request: APIRequestContext, plan = 'studio-monthly'): Promise<OwnCompany> => {
  const call = await callerOf(request)
  const name = `Company ${randomUUID().slice(0, 8)}`
  const made = await call('POST', '/v1/tenants/', { name })
  expect(made.status).toBe(201)
  const { uuid } = made.json.data
  const subscribed = await call('POST', `/v1/${uuid}/subscription`, { stripe_plan: plan })
  expect(subscribed.status).toBe(201)
  const paid = await request.post(subscribed.json.subscription.checkoutUrl, {
    form: { outcome: 'paid' },
    maxRedirects: 0,
  })
  expect(paid.status()).toBe(303)
  return { uuid, name }
}

/** Somebody new in a company, invited and joined; in another one as well with `also`. */
export const makeSomebody = async (
  request: APIRequestContext,
  company: OwnCompany,
  role: string,
  also?: OwnCompany,
): Promise<Somebody> => {
  const call = await callerOf(request)
  const email = `${randomUUID()}@example.test`
  const name = `${role} ${email.slice(0, 4)}`
  const invited = await call('POST', `/v1/${company.uuid}/users/`, { email, name, roles: [{ name: role }] })
  expect(invited.status).toBe(201)
  const joined = await request.post('/v1/auth/join', {
    data: { token: await tokenSentTo(call, email), name, password },
  })
  expect(joined.status()).toBe(200)
  const somebody = { uuid: invited.json.data.uuid, email, name, password }
  if (also) {
    await call('POST', `/v1/${also.uuid}/users/`, { email, name, roles: [{ name: role }] })
    const token = await tokenSentTo(call, email, also.name)
    expect((await (await callerOf(request, somebody))('POST', '/v1/auth/join', { token })).status).toBe(200)
  }
  return somebody
}

/** The token in the last letter to somebody, once it is there; from the company of that name. */
export const tokenSentTo = async (call: Call, email: string, company = ''): Promise<string> => {
  let token = ''
  await expect(async () => {
    const { json } = await call('GET', '/v1/dashboard/outbox/?perPage=96')
    const found = json.data.find(
      ({ to, subject }: { to: string; subject: string }) => to === email && subject.includes(company),
    )
    const letter = await call('GET', `/v1/dashboard/outbox/${found.uuid}`)
    token = /[?&]token=([\w-]+)/.exec(letter.json.data.text)?.[1] ?? ''
    expect(token).not.toBe('')
  }).toPass({ timeout: 20_000 })
  return token
}

/** Logs in through the page and waits until the page behind it is there. */
export const logIn = async (page: Page, { email, password: word }: Pick<Somebody, 'email' | 'password'>) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(word)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

/** The super admin of the demo. */
export const superAdmin = { email: 'super@demo.test', password: 'sojourn-demo-2026' }

/** Every 401 and 403 a page is answered from now on. */
export const refusalsOf = (page: Page): string[] => {
  const refusals: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 401 || answer.status() === 403) refusals.push(`${answer.status()} ${answer.url()}`)
  })
  return refusals
}
