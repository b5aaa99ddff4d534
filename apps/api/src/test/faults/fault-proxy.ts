import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** What a network does to connections. A new one is as ill as those that are open. */
export type Fault =
  /** Each piece arrives later. */
  | { kind: 'latency'; ms: number }
  /** Pieces arrive cut into small ones, and every tenth late, as after a lost packet. */
  | { kind: 'chopped'; bytes: number; lateMs: number }
  /** Connections are reset. */
  | { kind: 'reset' }
  /** Nobody listens. */
  | { kind: 'closed' }
  /** Nothing arrives in either direction, and neither side learns of it. What was open then stays dead when the network is whole again. */
  | { kind: 'black hole' }
  /** The other side ends what it sends, but still accepts. */
  | { kind: 'half close' }
  /** What contains this text arrives, but its answer is lost with the connection. */
  | { kind: 'lost answer'; to: string }

/** `end`: the last bytes from the client, because the text that a fault waits for may arrive in two pieces. */
type Pair = { client: Socket; target: Socket; isDead: boolean; end: Buffer }

/** Stands between a client and a server, and does what a network can do to their connections. */
export const openFaultProxy = async (host: string, port: number) => {
  let fault: Fault | null = null
  const pairs = new Set<Pair>()

  /** Whether the client has now sent the text whose answer gets lost. */
  const isAwaited = (pair: Pair, piece: Buffer): boolean => {
    if (fault?.kind !== 'lost answer') return false
    const sent = Buffer.concat([pair.end, piece])
    pair.end = sent.subarray(Math.max(0, sent.length - fault.to.length + 1))
    return sent.includes(fault.to)
  }

  const pass = async (pair: Pair, piece: Buffer, to: Socket): Promise<void> => {
    if (fault?.kind === 'black hole') pair.isDead = true
    if (pair.isDead || to.destroyed) return
    if (fault?.kind === 'latency') await sleep(fault.ms)
    if (to === pair.target && isAwaited(pair, piece)) {
      pair.isDead = true
      to.write(piece)
      await sleep(100)
      pair.client.resetAndDestroy()
      to.destroy()
      return
    }
    if (fault?.kind === 'chopped') {
      const { bytes, lateMs } = fault
      for (let from = 0; from < piece.length; from += bytes) {
        if ((from / bytes) % 10 === 9) await sleep(lateMs)
        if (!to.destroyed) to.write(piece.subarray(from, from + bytes))
        await new Promise(setImmediate)
      }
    } else if (!to.destroyed) to.write(piece)
  }

  const afflict = (pair: Pair): void => {
    if (fault?.kind === 'black hole') pair.isDead = true
    else if (fault?.kind === 'half close') pair.client.end()
    else if (fault?.kind === 'reset' || fault?.kind === 'closed') {
      pair.client.resetAndDestroy()
      pair.target.resetAndDestroy()
    }
  }

  const server = createServer({ allowHalfOpen: true }, (client) => {
    const target = connect({ port, host, allowHalfOpen: true })
    const pair: Pair = { client, target, isDead: false, end: Buffer.alloc(0) }
    pairs.add(pair)
    for (const [from, to] of [
      [client, target],
      [target, client],
    ] as const) {
      let passing = Promise.resolve()
      from.setNoDelay(true)
      from.on('error', () => {})
      from.on('data', (piece: Buffer) => {
        passing = passing.then(() => pass(pair, piece, to))
      })
      from.on('end', () => {
        passing = passing.then(() => void (pair.isDead ? from.destroy() : to.end()))
      })
      from.on('close', () => {
        if (to.destroyed) pairs.delete(pair)
        // In a black hole, the other side does not learn of it.
        passing = passing.then(() => void (pair.isDead || to.destroy()))
      })
    }
    if (fault) target.once('connect', () => afflict(pair))
  })
  const listen = (at: number): Promise<unknown> => {
    server.listen(at, '127.0.0.1')
    return once(server, 'listening')
  }
  await listen(0)
  const own = (server.address() as AddressInfo).port

  const set = async (next: Fault | null): Promise<void> => {
    const wasClosed = fault?.kind === 'closed'
    fault = next
    if (next?.kind === 'closed' && !wasClosed) server.close()
    for (const pair of pairs) afflict(pair)
    if (wasClosed && next?.kind !== 'closed') await listen(own)
  }
  return {
    port: own,
    /** The URL of the server, through the proxy. */
    through: (url: string): string => {
      const there = new URL(url)
      there.hostname = '127.0.0.1'
      there.port = String(own)
      return there.href
    },
    /** Begins a fault, for the open connections too; null ends it. */
    set,
    /** Tells clients of connections that a black hole has left dead. */
    cutDead: (): void => {
      for (const { client, isDead } of pairs) if (isDead) client.resetAndDestroy()
    },
    /** How many connections clients have open. */
    open: (): number => [...pairs].filter(({ client }) => !client.destroyed).length,
    close: async (): Promise<void> => {
      for (const { client, target } of pairs) {
        client.destroy()
        target.destroy()
      }
      if (server.listening) await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type FaultProxy = Awaited<ReturnType<typeof openFaultProxy>>
