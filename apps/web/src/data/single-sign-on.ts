import { request } from './http.ts'
import { readWithRetries } from './read-retries.ts'
import { enterWith } from './session.ts'
import { device, lastCompanyKey, tab } from './text-store.ts'

/** The key in sessionStorage of what a single sign-on in progress needs to know on its return. */
const pendingKey = 'sojourn.single-sign-on.pending'

type Pending = { binding: string; redirect: string | null }

const pathOf = (company: string): string => `/v1/auth/single-sign-on/${encodeURIComponent(company)}`

/** The company whose single sign-on was last used in this browser. */
export const rememberedCompany = (): string | null => device.read(lastCompanyKey)

export const forgetCompany = (): void => device.remove(lastCompanyKey)

/** The name of a company with single sign-on. Rejects with ApiProblem if there is none. */
export const readCompanyName = async (company: string, signal: AbortSignal): Promise<string> => {
  const read = () => request<{ data: { company: string } }>('GET', pathOf(company), { token: null, signal })
  return (await readWithRetries(read, signal)).data.company
}

/** Redirects to the company's identity provider; `redirect` is where to go after the login. Rejects with ApiProblem. */
export const startSingleSignOn = async (company: string, redirect: string | null): Promise<void> => {
  const binding = crypto.randomUUID() + crypto.randomUUID()
  const { data } = await request<{ data: { url: string } }>('POST', `${pathOf(company)}/start`, {
    body: { binding },
    token: null,
  })
  tab.write(pendingKey, redirect === null ? binding : `${binding} ${encodeURIComponent(redirect)}`)
  globalThis.location.assign(data.url)
}

/** The single sign-on in progress in this tab; null if there is none. */
export const pendingSingleSignOn = (): Pending | null => {
  const [binding, redirect] = tab.read(pendingKey)?.split(' ') ?? []
  return binding === undefined
    ? null
    : { binding, redirect: redirect === undefined ? null : decodeURIComponent(redirect) }
}

/** Finishes a login with the query that the identity provider sent the browser back with. Rejects with ApiProblem. */
export const finishSingleSignOn = async (company: string, binding: string, response: string): Promise<void> => {
  tab.remove(pendingKey)
  const { access_token: token } = await request<{ access_token: string }>('POST', `${pathOf(company)}/finish`, {
    body: { binding, response },
    token: null,
  })
  device.write(lastCompanyKey, company)
  await enterWith(token)
}
