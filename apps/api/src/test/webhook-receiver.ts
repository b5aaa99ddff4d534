import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that a receiver got. */
export type Received = { path: string; headers: IncomingHttpHeaders; text: string }

type Answer = (response: ServerResponse, received: Received) => void

const accept: Answer = (response) => response.writeHead(204).end()

/** A server on this machine that stores the requests it gets and responds as configured; by default it accepts all of them. */
export const createReceiver = async () => {
  const received: Received[] = []
  let answer = accept
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8')
      const one = { path: request.url ?? '', headers: request.headers, text }
      received.push(one)
      answer(response, one)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: (path: string) => base + path,
    at: (path: string) => received.filter((one) => one.path === path),
    answerWith: (next: Answer = accept) => {
      answer = next
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type Receiver = Awaited<ReturnType<typeof createReceiver>>
