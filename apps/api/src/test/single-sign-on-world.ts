import { randomUUID } from 'node:crypto'
import { clientOfProvider, createOidcProvider, logInAtProvider } from './oidc-provider.ts'
import { type Company, createWorld, type Person } from './world.ts'

const browser = 'a browser that begins and ends it'

/** Two companies, and a provider with which members of the first log in. */
export const createSingleSignOnWorld = async () => {
  const world = await createWorld()
  const company = await world.createCompany()
  const other = await world.createCompany()
  const redirectUri = (uuid: string) => `${world.base()}/login/company/${uuid}`
  const provider = await createOidcProvider({ redirectUris: [company, other].map(({ uuid }) => redirectUri(uuid)) })

  const settings = (of: Company = company) => of.path('single-sign-on')
  const save = (fields: object = {}, of: Company = company) =>
    of.people.Admin.send('PUT', settings(of), { issuer: provider.issuer, ...clientOfProvider, ...fields })
  const start = (of: Company = company, binding = browser) =>
    world.anonymous.send('POST', `/v1/auth/single-sign-on/${of.uuid}/start`, { binding })
  const finish = (response: string, of: Company = company, binding = browser) =>
    world.anonymous.send('POST', `/v1/auth/single-sign-on/${of.uuid}/finish`, { binding, response })

  /** Logs in at the provider and returns the query of the redirect. */
  const comeBack = async (subject: string, of: Company = company): Promise<string> => {
    const begun = await start(of)
    if (begun.status !== 200) throw new Error(JSON.stringify(begun.json))
    return logInAtProvider(begun.json.data.url, subject)
  }
  const logIn = async (subject: string) => finish(await comeBack(subject))

  /** Sends requests with the token of a login. */
  const sender = (token: string) => (method: string, path: string, body?: unknown) =>
    world.anonymous.send(method, path, body, { authorization: `Bearer ${token}` })

  /** Creates an account at the provider for a member of the company. Returns its subject. */
  const accountFor = ({ email }: Pick<Person, 'email'>, fields: object = {}): string => {
    const subject = randomUUID()
    provider.accounts.set(subject, { email, email_verified: true, ...fields })
    return subject
  }

  /** Sets the provider up again, without linked accounts. */
  const reset = async (): Promise<void> => {
    await company.people.Admin.send('DELETE', settings())
    provider.tamperWith()
    await save()
  }
  const close = async (): Promise<void> => {
    provider.close()
    await world.close()
  }
  const logins = { start, finish, comeBack, logIn, sender, accountFor }
  return { world, company, other, provider, redirectUri, settings, save, ...logins, reset, close }
}
