import { Worker } from 'node:worker_threads'
import type { Digest } from './digest.ts'

/** What the thread is asked, and what it answers; an error keeps its message and `code`. */
export type DigestOrder = { id: number; path: string }
export type DigestAnswer = { id: number; digest: Digest } | { id: number; error: Error }

type Waiting = { resolve: (digest: Digest) => void; reject: (error: Error) => void }

let thread: Worker | undefined
let orders = 0
const waiting = new Map<number, Waiting>()

/**
 * Reads a file to its end in a thread of its own, one file after the other, so that hashing large files keeps nobody
 * waiting. Rejects for a file that cannot be read.
 */
export const digestOfFile = (path: string): Promise<Digest> =>
  new Promise((resolve, reject) => {
    const id = (orders += 1)
    waiting.set(id, { resolve, reject })
    const order: DigestOrder = { id, path }
    thread ??= startThread()
    thread.ref()
    thread.postMessage(order, [])
  })

const startThread = (): Worker => {
  const started = new Worker(new URL('digest-worker.ts', import.meta.url))
  const end = (error: Error) => {
    // One that failed also ends, when another may be at work already.
    if (thread !== started) return
    thread = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  started.on('message', (answer: DigestAnswer) => {
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    // The process may end while nobody waits.
    if (waiting.size === 0) started.unref()
    if ('digest' in answer) asked?.resolve(answer.digest)
    else asked?.reject(answer.error)
  })
  started.on('error', end)
  started.on('exit', (code) => end(new Error(`the thread that hashes files ended with ${code}`)))
  return started
}
