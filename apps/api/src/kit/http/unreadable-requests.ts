import { randomUUID } from 'node:crypto'
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { App } from './app.ts'
import { nothingRuns } from './browser-policies.ts'
import { Problem } from '../problem.ts'

/** The error of Node's HTTP parser for a request that it cannot read. */
type ClientError = Error & { code?: string; rawPacket?: unknown }

/**
 * Responds to what is not valid HTTP, or arrives too slowly or is too large, with a problem document, and closes the
 * connection.
 */
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

/**
 * Writes the response by hand, because there is no request to respond to. Does not write into a response that has already
 * begun.
 */
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
