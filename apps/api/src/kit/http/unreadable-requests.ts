import { randomUUID } from 'node:crypto'
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { App } from './app.ts'
import { nothingRuns } from './browser-policies.ts'
import { Problem } from '../problem.ts'

/** What Node's parser of HTTP says of a request that it gives up. */
type ClientError = Error & { code?: string; rawPacket?: unknown }

/** The answer to what is no HTTP, or arrives too slowly or too large: a problem document, and the connection is closed. */
export const answerUnreadable = (error: ClientError, socket: Duplex): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  reject(socket, problemOf(error))
}

/** Rejects, with a problem document, requests that Node would otherwise answer itself. */
export const rejectUnreadable = (app: App): void => {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined)
      throw new Problem('malformed', { detail: 'an HTTP/1.1 request must have a Host header' })
  })
  app.server.on('checkExpectation', (_request: IncomingMessage, response) => {
    reject(response.socket, new Problem('expectation_failed'))
  })
  app.server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    reject(socket, new Problem('method_not_allowed'))
  })
}

const problemOf = ({ code, rawPacket }: ClientError): Problem => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Problem('request_timeout')
  if (code !== 'HPE_HEADER_OVERFLOW')
    return new Problem('malformed', { detail: 'the request is not valid HTTP (RFC 9112)' })
  // Node counts the address among the headers. What broke off before the first line ended was an address.
  const isAddress = Buffer.isBuffer(rawPacket) && !rawPacket.includes('\n')
  return new Problem(isAddress ? 'address_too_long' : 'headers_too_large')
}

/** Writes the answer by hand, for there is no request to answer. Nothing is put into an answer that has begun. */
const reject = (socket: Duplex | null, problem: Problem): void => {
  if (!socket) return
  const current: unknown = Reflect.get(socket, '_httpMessage')
  const hasBegun = current instanceof Object && Reflect.get(current, 'headersSent') === true
  if (!socket.writable || hasBegun) {
    socket.destroy()
    return
  }
  const body = JSON.stringify(problem.document(randomUUID()))
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'Content-Type: application/problem+json',
    `Content-Security-Policy: ${nothingRuns}`,
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
