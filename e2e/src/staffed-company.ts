import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { DemoServer } from '@sojourn/tools/demo-server'

/** Somebody of a company that a test made for itself. */
export type OwnPerson = { uuid: string; name: string; email: string }
/** A company of a test, so that the demo's own stay as they are. */
export type OwnCompany = { uuid: string; name: string; owner: OwnPerson; admin: OwnPerson; designer: OwnPerson }

/** The password of everybody in such companies. */
export const ownPassword = 'gravel lantern otter fifty-eight'

/** Makes a company without a subscription, with an owner, another Admin and a Designer, as the platform's staff would. */
export const createOwnCompany = async (
  request: APIRequestContext,
  server: DemoServer,
  name: string,
): Promise<OwnCompany> => {
  const staff = await tokenOf(request, server, 'super@demo.test', 'sojourn-demo-2026')
  const send = senderOf(request, server, staff)
  const { uuid } = await send('POST', '/v1/tenants', { name })
  const slug = name.toLowerCase().replaceAll(/[^a-z]+/g, '-')
  const add = async (who: string, role: string): Promise<OwnPerson> => {
    const person = { name: who, email: `${who.toLowerCase().replaceAll(' ', '.')}@${slug}.test` }
    const invited = await send('POST', `/v1/${uuid}/users/`, { ...person, roles: [{ name: role }] })
    const token = await tokenInLetterTo(server, person.email)
    await send('POST', '/v1/auth/join', { token, name: who, password: ownPassword }, null)
    return { ...person, uuid: invited.uuid }
  }
  const owner = await add('Olive Owner', 'Admin')
  await send('PUT', `/v1/${uuid}/users/${owner.uuid}`, { isOwner: true })
  return {
    uuid,
    name,
    owner,
    admin: await add('Adam Admin', 'Admin'),
    designer: await add('Dora Designer', 'Designer'),
  }
}

/** Logs a person in as the login page does. */
export const logInAs = async (page: Page, email: string, password = ownPassword): Promise<void> => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

/** A bearer token of a session of its own. */
export const tokenOf = async (
  request: APIRequestContext,
  server: DemoServer,
  email: string,
  password = ownPassword,
): Promise<string> => {
  const answer = await request.post(`${server.url}/v1/auth/login`, { data: { email, password } })
  expect(answer.status(), await answer.text()).toBe(200)
  const { access_token: token }: { access_token: string } = await answer.json()
  return token
}

const senderOf =
  (request: APIRequestContext, server: DemoServer, staff: string) =>
  async (method: string, path: string, data: object, token: string | null = staff): Promise<{ uuid: string }> => {
    const headers = token ? { authorization: `Bearer ${token}` } : undefined
    const answer = await request.fetch(`${server.url}${path}`, { method, data, headers })
    expect(answer.ok(), `${method} ${path} ${await answer.text()}`).toBe(true)
    const { data: made }: { data: { uuid: string } } = await answer.json()
    return made
  }

/** Letters are sent after the answer; the outbox keeps them as files. */
const tokenInLetterTo = async (server: DemoServer, email: string): Promise<string> => {
  let token: string | undefined
  await expect
    .poll(async () => {
      const folder = join(server.dataDir, 'outbox')
      const names = await readdir(folder).catch(() => [])
      for (const name of names.filter((one) => !one.startsWith('.')).toReversed()) {
        const { to, text }: { to: string; text: string } = JSON.parse(await readFile(join(folder, name), 'utf8'))
        if (to === email) [, token] = /token=([\w-]+)/.exec(text) ?? []
        if (token) break
      }
      return token
    })
    .toBeDefined()
  return token ?? ''
}
