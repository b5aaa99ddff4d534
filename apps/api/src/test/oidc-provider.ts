import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type ClientAuthMethod, type Configuration } from 'oidc-provider'

/** An account at the provider. It is stored by its subject. */
export type ProviderAccount = { email?: string; email_verified?: boolean }

/** Changes the body of a response of the provider before it reaches the client. */
type Tamper = (path: string, body: Record<string, unknown>) => Record<string, unknown>

type Options = { authMethod?: ClientAuthMethod; isEmailInIdToken?: boolean; redirectUris: string[] }

export const clientOfProvider = { clientId: 'sojourn', clientSecret: 'a-secret-that-both-know-1234567890' }

/** A certified OpenID Connect provider on this machine. Its own login page accepts any name. */
export const createOidcProvider = async ({
  authMethod = 'client_secret_basic',
  isEmailInIdToken = false,
  redirectUris,
}: Options) => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const accounts = new Map<string, ProviderAccount>()
  let tamper: Tamper = (_path, body) => body
  let pause: { path: string; work: () => Promise<void> } | undefined
  const requests: string[] = []
  const configuration: Configuration = {
    clients: [
      {
        client_id: clientOfProvider.clientId,
        client_secret: clientOfProvider.clientSecret,
        redirect_uris: redirectUris,
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: authMethod,
      },
    ],
    clientAuthMethods: [authMethod],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: !isEmailInIdToken,
    cookies: { keys: ['only for tests'] },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ sub, ...accounts.get(sub) }) }),
  }
  const provider = new Provider(issuer, configuration)
  provider.use(async (ctx, next) => {
    requests.push(`${ctx.method} ${ctx.path}`)
    await next()
    if (pause?.path === ctx.path) {
      const { work } = pause
      pause = undefined
      await work()
    }
    if (typeof ctx.body === 'object' && ctx.body !== null) ctx.body = tamper(ctx.path, { ...ctx.body })
  })
  const answer = provider.callback()
  server.on('request', (request, response) => void answer(request, response))
  return {
    issuer,
    accounts,
    /** The methods and paths of the requests it received. */
    requests: requests,
    tamperWith: (next: Tamper = (_path, body) => body) => {
      tamper = next
    },
    /** Runs `work` once before the response for a path is sent. */
    pauseAt: (path: string, work: () => Promise<void>) => {
      pause = { path, work }
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
export type OidcProvider = Awaited<ReturnType<typeof createOidcProvider>>

/** Logs in on the provider's own pages as a browser would. Returns the query with which the browser is sent back. */
export const logInAtProvider = async (url: string, subject: string): Promise<string> => {
  const provider = new URL(url).origin
  const cookies = new Map<string, string>()
  let next: { url: URL; body?: URLSearchParams } = { url: new URL(url) }
  for (let step = 0; step < 12; step += 1) {
    if (next.url.origin !== provider) return next.url.search
    const answer = await fetch(next.url, {
      method: next.body ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(next.body && { body: next.body }),
    })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    const page = await answer.text()
    const form = /<form[^>]* action="([^"]+)"/.exec(page)?.[1]
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? ''
    if (location === null && form === undefined) throw new Error(`the provider answered ${answer.status}: ${page}`)
    next =
      location === null
        ? { url: new URL(form ?? '', next.url), body: new URLSearchParams({ prompt, login: subject, password: 'any' }) }
        : { url: new URL(location, next.url) }
  }
  throw new Error('the provider led in a circle')
}
