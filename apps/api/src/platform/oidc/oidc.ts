import * as client from 'openid-client'
import type { Outbound } from '../outbound/outbound.ts'

/** An OpenID Connect provider, with this product's client credentials. */
export type Provider = { issuer: string; clientId: string; clientSecret: string }

/** Who logged in at the provider. `subject` is the provider's id of the user, which is never reassigned. */
export type Identity = { subject: string; email: string | null; isEmailVerified: boolean }

/** What is stored between redirecting the browser to the provider and its return. */
export type Pending = { state: string; nonce: string; verifier: string }

/** The provider cannot be used. The message is a sentence without secrets. */
export class OidcError extends Error {
  override name = 'OidcError'
}

export type Oidc = {
  /** Reads the provider's metadata. Throws `OidcError` if there is none, or if it belongs to another issuer. */
  check(provider: Provider): Promise<void>
  /** Returns the URL at which the user logs in: code flow with PKCE and a nonce. */
  begin(provider: Provider, redirectUri: string): Promise<{ url: string; pending: Pending }>
  /**
   * Exchanges the code of `response`, the URL to which the browser was redirected, and checks the ID token and its signature.
   * Throws `OidcError` if anything about it is wrong.
   */
  finish(provider: Provider, response: URL, pending: Pending): Promise<Identity>
}

const timeoutSeconds = 10
/** Enough for the metadata and the keys of large providers. */
const maxBytes = 512 * 1024

/** OpenID Connect Core 1.0 and Discovery 1.0. Every request goes through `outbound`, and redirects are not followed. */
export const createOidc = (outbound: Outbound): Oidc => {
  const configure = (provider: Provider) => withProviderErrors(() => discover(outbound, provider))
  return {
    check: async (provider) => {
      await configure(provider)
    },
    begin: async (provider, redirectUri) => {
      const config = await configure(provider)
      if (!/^https?:/.test(config.serverMetadata().authorization_endpoint ?? ''))
        throw new OidcError('The provider’s metadata does not contain a login page.')
      const state = client.randomState()
      const nonce = client.randomNonce()
      const verifier = client.randomPKCECodeVerifier()
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, pending: { state, nonce, verifier } }
    },
    finish: async (provider, response, { state, nonce, verifier }) => {
      const config = await configure(provider)
      return withProviderErrors(async () => {
        const tokens = await client.authorizationCodeGrant(config, response, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims) throw new OidcError('The provider sent no ID token.')
        // Many providers return the email address only from the userinfo endpoint.
        const isElsewhere = claims['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined
        const about = isElsewhere ? await client.fetchUserInfo(config, tokens.access_token, claims.sub) : claims
        return {
          subject: claims.sub,
          email: typeof about['email'] === 'string' ? about['email'] : null,
          isEmailVerified: about['email_verified'] === true,
        }
      })
    },
  }
}

const discover = async (outbound: Outbound, { issuer, clientId, clientSecret }: Provider) => {
  const url = URL.parse(issuer)
  if (!url) throw new OidcError('The issuer is not a valid URL.')
  // Only hosts that the operator allows may use http; `outbound` rejects all others.
  const execute = url.protocol === 'http:' ? [client.allowInsecureRequests] : []
  const found = await client.discovery(url, clientId, undefined, client.None(), {
    [client.customFetch]: fetchThrough(outbound),
    timeout: timeoutSeconds,
    execute,
  })
  const server = found.serverMetadata()
  // Microsoft's multi-tenant issuers are rejected: any directory could claim any email address.
  if (server.issuer.includes('{tenantid}'))
    throw new OidcError('This issuer is for all directories. Use the issuer of your own directory.')
  const config = new client.Configuration(server, clientId, undefined, authentication(server, clientSecret))
  config[client.customFetch] = fetchThrough(outbound)
  config.timeout = timeoutSeconds
  for (const apply of execute) apply(config)
  // The ID token comes directly from the provider; its signature is checked all the same.
  client.enableNonRepudiationChecks(config)
  return config
}

/** Basic is the default of Discovery 1.0. */
const authentication = (
  { token_endpoint_auth_methods_supported: methods }: client.ServerMetadata,
  clientSecret: string,
): client.ClientAuth =>
  methods === undefined || methods.includes('client_secret_basic')
    ? client.ClientSecretBasic(clientSecret)
    : client.ClientSecretPost(clientSecret)

const fetchThrough =
  (outbound: Outbound): client.CustomFetch =>
  async (url, { method, headers, body }) => {
    if (method !== 'GET' && method !== 'POST') throw new OidcError('The provider is called by GET and POST only.')
    const answer = await outbound.sendOutbound({
      url,
      method,
      headers,
      ...(body instanceof URLSearchParams && { body: body.toString() }),
      timeoutMs: timeoutSeconds * 1000,
      maxBytes,
    })
    if (!answer.ok) throw new OidcError(`${answer.reason}.`)
    return new Response(new Uint8Array(answer.body), {
      status: answer.status,
      headers: Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    })
  }

/** Turns the error of a provider into an `OidcError` whose message is for the company's Admin. */
const withProviderErrors = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw new OidcError(wordsFor(error), { cause: error })
  }
}

const wordsFor = (error: unknown): string => {
  const own = causes(error).find((cause) => cause instanceof OidcError)
  if (own instanceof OidcError) return own.message
  if (error instanceof client.AuthorizationResponseError) return `The provider did not log you in (${error.error}).`
  if (error instanceof client.ResponseBodyError) return `The provider rejected the request (${error.error}).`
  const code = error instanceof client.ClientError && error.code !== undefined ? ` (${error.code})` : ''
  return `The provider’s response does not follow OpenID Connect${code}.`
}

/** The error and its chain of causes. */
const causes = (error: unknown): unknown[] => (error instanceof Error ? [error, ...causes(error.cause)] : [])
