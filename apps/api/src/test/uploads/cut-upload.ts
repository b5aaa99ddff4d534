import { request } from 'node:http'
import { setTimeout as rest } from 'node:timers/promises'

/** One request of the tus protocol. Resolves with status and offset; rejects when the connection breaks. */
export const ask = (
  url: string,
  method: 'POST' | 'HEAD',
  headers: Record<string, string> = {},
): Promise<{ status: number; offset: number | null }> =>
  new Promise((resolve, reject) => {
    const asking = request(url, { method, headers: { 'tus-resumable': '1.0.0', ...headers } }, (answer) => {
      answer.resume()
      const offset = answer.headers['upload-offset']
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, offset: typeof offset === 'string' ? Number(offset) : null }),
      )
    })
    asking.once('error', reject)
    asking.end()
  })

/** How much is written to the connection at a time. */
const pieceBytes = 64 * 1024

/** A running PATCH request that has sent the file up to some offset. */
export type Sending = {
  /** Breaks the connection. */
  destroy(): void
  /** Continues up to another offset; resolves when that is sent or the connection broke. */
  goOn(until: number): Promise<void>
  /** Sends the rest; resolves with the status, or with 0 when the connection broke. */
  finish(): Promise<number>
}

/** Sends a file from `offset` to `until`, and waits there. */
export const sendUntil = async (url: string, file: Buffer, offset: number, until: number): Promise<Sending> => {
  let conclude: (status: number) => void = () => {}
  const concluded = new Promise<number>((resolve) => (conclude = resolve))
  const sending = request(
    url,
    {
      method: 'PATCH',
      agent: false,
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': offset,
        'content-type': 'application/offset+octet-stream',
        'content-length': file.length - offset,
      },
    },
    (answer) => {
      answer.resume()
      answer.once('end', () => conclude(answer.statusCode ?? 0))
    },
  )
  sending.on('error', () => conclude(0))
  sending.on('close', () => conclude(0))
  let sent = offset
  const write = async (from: number, to: number) => {
    for (let at = from; at < to && !sending.destroyed; at += pieceBytes) {
      const piece = file.subarray(at, Math.min(to, at + pieceBytes))
      if (!sending.write(piece))
        await new Promise<void>((resolve) => {
          const goOn = () => {
            sending.off('drain', goOn)
            resolve()
          }
          sending.once('drain', goOn)
          void concluded.then(goOn)
        })
      sent = Math.min(to, at + pieceBytes)
    }
  }
  await write(offset, until)
  // Until the server has read what is in transit.
  await rest(30)
  return {
    destroy: () => sending.destroy(),
    goOn: async (further) => {
      await write(sent, further)
    },
    finish: async () => {
      await write(sent, file.length)
      if (!sending.destroyed) sending.end()
      return concluded
    },
  }
}
