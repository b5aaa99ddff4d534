import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request to sign as the stand-in stores it. */
type Held = {
  request: string
  callbackUrl: string
  document: string
  reference: string
  status: string
  signed?: object
  [field: string]: unknown
}

/** A stand-in for a provider of electronic signatures, with the protocol of docs/signatures.md. */
export const startSignatureProvider = async (key: string) => {
  const held = new Map<string, Held>()
  const seen: { method: string; path: string; authorization: string | undefined }[] = []
  let failing = false
  let losing = false
  let signUrl: string | null = null
  let base = ''
  const answer = (response: ServerResponse, status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const open = (order: Omit<Held, 'reference' | 'status'>): Held => {
    const same = [...held.values()].find(({ request }) => request === order.request)
    if (same) return same
    const reference = `sig-${randomUUID()}`
    const opened = { ...order, reference, status: 'open' } as Held
    held.set(reference, opened)
    return opened
  }
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request
    seen.push({ method, path: url, authorization: headers.authorization })
    const text = await readAll(request)
    if (failing) return answer(response, 500, {})
    if (headers.authorization !== `Bearer ${key}`) return answer(response, 401, {})
    if (method === 'POST' && url === '/api/requests') {
      const { reference } = open(JSON.parse(text))
      if (losing) return response.destroy()
      return answer(response, 201, { reference, url: signUrl ?? `${base}/sign/${reference}` })
    }
    const found = held.get(url.replace('/api/requests/', ''))
    if (!found) return answer(response, 404, {})
    const { request: uuid, reference, status, signed } = found
    return answer(response, 200, { request: uuid, reference, status, ...signed })
  }
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const changed = (reference: string): Held => {
    const found = held.get(reference)
    if (!found) throw new Error(`there is no ${reference}`)
    return found
  }
  return {
    place: { url: `${base}/api`, key },
    seen,
    all: () => [...held.values()],
    fail: (next: boolean) => {
      failing = next
    },
    /** It takes orders, but its answers are lost. */
    loseAnswers: (next: boolean) => {
      losing = next
    },
    /** Where it says that clients sign; null: at its own address. */
    signAt: (url: string | null) => {
      signUrl = url
    },
    sign: (reference: string, document: Buffer | null = null) =>
      Object.assign(changed(reference), {
        status: 'signed',
        signed: {
          signedAt: new Date().toISOString(),
          name: 'Ada C. Client',
          email: 'ada@example.test',
          document: document && document.toString('base64'),
        },
      }),
    end: (reference: string, status: 'declined' | 'expired') => Object.assign(changed(reference), { status }),
    /** Reports a change. `at` and `secret` forge what is reported. */
    call: (reference: string, { at = new Date(), secret = key, body = {}, url = '' } = {}): Promise<Response> => {
      const { request, callbackUrl, status } = changed(reference)
      const text = JSON.stringify({ request, reference, status, ...body })
      const [id, timestamp] = [randomUUID(), String(Math.floor(at.getTime() / 1000))]
      const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${text}`).digest('base64')
      return fetch(url || callbackUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': timestamp,
          'webhook-signature': `v1,${signature}`,
        },
        body: text,
      })
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const readAll = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}
