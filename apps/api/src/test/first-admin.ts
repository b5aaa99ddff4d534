import { Secret, TOTP } from 'otpauth'
import { startProgram } from './program.ts'

/** The JSON of a response. */
type Json = ReturnType<JSON['parse']>

const password = 'seven herons over quiet water'

/** Creates the first super admin from the command line, next to the server at `url`, and logs in. */
export const makeFirstAdmin = async (url: string, settings: Parameters<typeof startProgram>[1]) => {
  const email = 'boss@example.test'
  const result = await startProgram('admin', { ...settings, args: ['create', email] }).ended
  const [, linked = ''] = /reset-password\?token=([\w-]+)/.exec(result.output) ?? []
  const post = (path: string, body: object) =>
    fetch(`${url}/v1/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await post('reset-password', { token: linked, password })
  const login = await post('login', { email, password })
  const { access_token: token } = await login.json()
  if (typeof token !== 'string') throw new Error(`the first super admin cannot log in: ${result.output}`)
  await addAuthenticatorApp(url, token)
  return { token, password }
}

/** Adds an authenticator app, which a super admin needs before anything else. */
const addAuthenticatorApp = async (url: string, token: string): Promise<void> => {
  const call = callerAt(url, token)
  const { setup, secret } = (await call('POST', '/v1/auth/factors/totp')).data
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await call('POST', '/v1/auth/factors/totp/confirm', { setup, code, password })
}

/** Calls the API with a token. A response that is not JSON is returned as `text`. Throws unless the response is successful. */
export const callerAt =
  (url: string, token: string) =>
  async (method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Json> => {
    const isForm = body instanceof FormData
    const answer = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (answer.status >= 300) throw new Error(`${method} ${path} was answered ${answer.status}: ${text}`)
    return answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : { text }
  }
