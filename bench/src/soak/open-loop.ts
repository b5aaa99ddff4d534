import { Agent, request } from 'node:http'

/** One request of a mix. */
export type Planned = { method: 'GET' | 'POST'; path: string; token: string; body?: string; of: string }

/** A task for the client: `rate` requests a second for `ms`, taken from the list in its order, at fixed times. */
export type OpenLoopTask = { port: number; requests: Planned[]; rate: number; ms: number }

/**
 * One request and its answer: the company that sent it, the status (0 without an answer; `error` then says why), when the request
 * was planned, and how long it took from then on, in ms.
 */
export type Arrival = { of: string; status: number; at: number; ms: number; error?: string }

/**
 * A separate process that sends each request at its planned time, whether or not earlier ones were answered, as strangers do. What it
 * takes is counted from that time, so that a server that stalls is not spared the requests that would have come meanwhile.
 */
process.on('message', (task: OpenLoopTask) => {
  run(task).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
process.on('disconnect', () => process.exit())

const agent = new Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: 512 })
const longestMs = 30_000

const run = async ({ port, requests, rate, ms }: OpenLoopTask): Promise<Arrival[]> => {
  const total = Math.floor((rate * ms) / 1000)
  const begun = performance.now()
  const answers: Promise<Arrival>[] = []
  await new Promise<void>((resolve) => {
    const sendDue = (): void => {
      const due = Math.min(total, Math.floor(((performance.now() - begun) * rate) / 1000) + 1)
      while (answers.length < due) {
        const planned = requests[answers.length % requests.length]
        if (planned === undefined) break
        answers.push(sendOne(port, planned, begun, (answers.length * 1000) / rate))
      }
      if (answers.length < total) setTimeout(sendDue, 1)
      else resolve()
    }
    sendDue()
  })
  return Promise.all(answers)
}

const sendOne = (
  port: number,
  { method, path, token, body, of }: Planned,
  begun: number,
  at: number,
): Promise<Arrival> =>
  new Promise((resolve) => {
    const end = (status: number) => resolve({ of, status, at, ms: performance.now() - begun - at })
    const fail = ({ message: error }: Error) =>
      resolve({ of, status: 0, at, ms: performance.now() - begun - at, error: `${method} ${path}: ${error}` })
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    }
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent, timeout: longestMs }, (answer) => {
      answer.on('error', fail).on('end', () => end(answer.statusCode ?? 0))
      answer.resume()
    })
    sent.on('error', fail).on('timeout', () => sent.destroy(new Error(`no answer for ${longestMs / 1000} s`)))
    sent.end(body)
  })
