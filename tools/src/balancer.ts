import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Balancer = {
  /** `http://localhost:PORT`. */
  url: string
  /** From now on, requests go to these ports in turn. */
  sendTo(ports: readonly number[]): void
  close(): Promise<void>
}

/** A load balancer for tests. Each request goes to a different server from the one before, even on the same connection. */
export const startBalancer = async (): Promise<Balancer> => {
  const agent = new Agent({ keepAlive: true })
  let ports: readonly number[] = []
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    turn += 1
    const port = ports[turn % ports.length]
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' }
    const forwarded = request({ host: '127.0.0.1', port, agent, method: incoming.method, path: incoming.url, headers })
    forwarded.on('response', (answer) => {
      // Each side decides for itself whether its connection stays open.
      const { connection: _c, 'keep-alive': _k, ...others } = answer.headersDistinct
      outgoing.writeHead(answer.statusCode ?? 502, others)
      // If the body comes later, as with server-sent events, the headers must not wait for it.
      outgoing.flushHeaders()
      answer.pipe(outgoing)
      answer.on('error', () => outgoing.destroy())
    })
    forwarded.on('error', ({ message }) =>
      outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end(`server at port ${port}: ${message}`),
    )
    // A client that disconnects must not keep the server busy.
    outgoing.on('close', () => forwarded.destroy())
    incoming.pipe(forwarded)
  })
  // Longer than any client waits between two requests, so that none meets a closing connection.
  server.keepAliveTimeout = 120_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    sendTo: (newPorts) => void (ports = newPorts),
    close: async () => {
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
