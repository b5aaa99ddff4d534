import { connect } from 'node:net'
import { setTimeout as rest } from 'node:timers/promises'

/** The port of the server, and for how long it is attacked. */
export type StrangersTask = { port: number; ms: number }
export type StrangersResult = { uploads: number; documents: number }

/**
 * A process without a login. Twelve connections send 49 of 50 MB to an upload URL that is not signed, and stay open; four send
 * JSON documents of 3 MB, about two per second each.
 */
process.on('message', ({ port, ms }: StrangersTask) => {
  const until = Date.now() + ms
  const counts: StrangersResult = { uploads: 0, documents: 0 }
  const work = [
    ...Array.from({ length: 12 }, async () => {
      while (Date.now() < until) {
        await holdUpload(port, until)
        counts.uploads += 1
        await rest(200)
      }
    }),
    ...Array.from({ length: 4 }, async () => {
      while (Date.now() < until) {
        await sendDocument(port)
        counts.documents += 1
        await rest(500)
      }
    }),
  ]
  Promise.all(work).then(
    () => process.send?.({ result: counts }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
process.on('disconnect', () => process.exit())

const megabyte = Buffer.alloc(1024 * 1024, 'x')

/** Resolves when the server closes the connection, or the time is over. */
const holdUpload = (port: number, until: number): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const timer = setTimeout(() => socket.destroy(), Math.max(0, until - Date.now()))
    socket.on('data', () => {})
    socket.once('error', () => {})
    socket.once('close', () => {
      clearTimeout(timer)
      resolve()
    })
    const head = ['PUT /media/uploads/x/y0 HTTP/1.1', 'host: x', 'content-type: application/x-foo']
    socket.write(`${head.join('\r\n')}\r\ncontent-length: ${50 * megabyte.length}\r\n\r\n`)
    for (let n = 0; n < 49; n += 1) socket.write(megabyte)
  })

const document = Buffer.from(`[${Array.from({ length: 375_000 }, () => '{"a":1}').join(',')}]`)

const sendDocument = async (port: number): Promise<void> => {
  const path = '/v1/00000000-0000-0000-0000-000000000000/contacts'
  const headers = { 'content-type': 'application/json' }
  await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body: document })
    .then((answer) => answer.arrayBuffer())
    .catch(() => {})
}
