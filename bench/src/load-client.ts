import { connect, type Socket } from 'node:net'

/** A request of the load test. */
export type LoadRequest = { method: 'GET' | 'POST'; path: string; token: string; body?: string }

/** A task for the client: keep `connections` busy for `ms`, starting at `from` in the list of requests. */
export type LoadTask = {
  port: number
  requests: LoadRequest[]
  from: number
  connections: number
  ms: number
  status: number
}

/** The result: the duration of every request, and of the whole task, in ms. */
export type LoadResult = { latencies: number[]; ms: number }

/**
 * A separate process, so that sending and reading do not share the event loop of the server under test. It implements just
 * enough HTTP over keep-alive connections that its own work is small compared to the server's.
 */
process.on('message', (task: LoadTask) => {
  runLoad(task).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
process.on('disconnect', () => process.exit())

const runLoad = async ({ port, requests, from, connections, ms, status }: LoadTask): Promise<LoadResult> => {
  const bytes = requests.map(bytesOf)
  const latencies: number[] = []
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)))
  const start = performance.now()
  const until = start + ms
  let next = from
  await Promise.all(
    sockets.map(async (socket) => {
      while (performance.now() < until) {
        const request = bytes[next % bytes.length]
        next += 1
        const sent = performance.now()
        const answer = await exchange(socket, request ?? Buffer.alloc(0))
        latencies.push(performance.now() - sent)
        if (answer.status !== status) throw new Error(`status ${answer.status}: ${answer.text}`)
      }
    }),
  )
  const took = performance.now() - start
  for (const socket of sockets) socket.destroy()
  return { latencies, ms: took }
}

const bytesOf = ({ method, path, token, body }: LoadRequest): Buffer => {
  const head = [`${method} ${path} HTTP/1.1`, 'host: localhost', `authorization: Bearer ${token}`]
  if (body !== undefined) head.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`)
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body ?? ''}`)
}

const open = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket))
    socket.once('error', reject)
  })

/** Sends one request and reads its response, which must have a content-length. */
const exchange = (socket: Socket, request: Buffer): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    let wanted = Number.POSITIVE_INFINITY
    let chunks: Buffer[] = []
    let received = 0
    const settle = (finish: () => void): void => {
      socket.removeListener('data', read)
      socket.removeListener('close', ended)
      finish()
    }
    const ended = (): void => settle(() => reject(new Error('the server closed the connection')))
    const read = (chunk: Buffer): void => {
      chunks.push(chunk)
      received += chunk.length
      if (wanted === Number.POSITIVE_INFINITY) {
        const whole = Buffer.concat(chunks)
        chunks = [whole]
        const headEnd = whole.indexOf('\r\n\r\n')
        if (headEnd < 0) return
        const [, length] = /content-length: (\d+)/i.exec(whole.toString('latin1', 0, headEnd)) ?? []
        if (length === undefined) return settle(() => reject(new Error('the answer does not tell its length')))
        wanted = headEnd + 4 + Number(length)
      }
      if (received < wanted) return
      settle(() => resolve(answerOf(chunks)))
    }
    socket.on('data', read)
    socket.once('close', ended)
    socket.write(request)
  })

const answerOf = (chunks: Buffer[]): { status: number; text: string } => {
  const status = Number(chunks[0]?.toString('latin1', 9, 12))
  return { status, text: status < 300 ? '' : Buffer.concat(chunks).toString('utf8') }
}
