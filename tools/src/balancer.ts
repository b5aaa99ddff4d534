import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Balancer = {
  /** `http://localhost:PORT`. */
  url: string
  /** Sends each request to the next of these ports, in turn. */
  sendTo(ports: readonly number[]): void
  close(): Promise<void>
}

/** A load balancer for tests. Each request goes to another server than the one before, also on the same connection. */
export const startBalancer = async (): Promise<Balancer> => {
  const agent = new Agent({ keepAlive: true })
  let ports: readonly number[] = []
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    turn += 1
    const port = ports[turn % ports.length]
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' }
    const passed = request({ host: '127.0.0.1', port, agent, method: incoming.method, path: incoming.url, headers })
    passed.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      // Headers of a response whose body comes later, as of events, must not wait for it.
      outgoing.flushHeaders()
      answer.pipe(outgoing)
      answer.on('error', () => outgoing.destroy())
    })
    passed.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()))
    // A client that leaves must not keep the server busy.
    outgoing.on('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    sendTo: (servers) => void (ports = servers),
    close: async () => {
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
