import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

/** Called with the number of a step, before it is sent: what is thrown away if it returns false. */
type OnStep = (step: number) => boolean

/**
 * Stands between a server and PostgreSQL and counts what the server sends while it is watched: each piece is a step, usually one
 * statement.
 */
export const openDatabaseSteps = async (databaseUrl: string) => {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let steps = 0
  let onStep: OnStep | null = null
  const proxy = createServer((client) => {
    const database = connect(Number(target.port || 5432), target.hostname)
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    database.on('data', (piece: Buffer) => client.write(piece))
    client.on('data', (piece: Buffer) => {
      if (onStep !== null && !onStep((steps += 1))) return
      database.write(piece)
    })
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((proxy.address() as AddressInfo).port)
  return {
    /** Where the server finds its database. */
    url: url.href,
    /** Counts from 1 while `work` runs, and returns how many steps there were. */
    watch: async (work: () => Promise<unknown>, each: OnStep): Promise<number> => {
      steps = 0
      onStep = each
      await work().finally(() => (onStep = null))
      return steps
    },
    close: async (): Promise<void> => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
}
