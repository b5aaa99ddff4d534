import { access, mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { landscapes, type Landscape } from './landscapes.ts'

/**
 * Draws the landscapes that `folder` does not hold yet, in worker threads, and returns the file of each by name.
 * A file appears only when it is complete, so a start that was killed leaves nothing half drawn.
 */
export async function renderLandscapes(
  folder: string,
  onProgress?: (done: number, total: number) => void,
  wanted: readonly Landscape[] = landscapes,
): Promise<Map<string, string>> {
  await mkdir(folder, { recursive: true })
  const files = new Map(wanted.map(({ name }) => [name, join(folder, `${name}.jpg`)]))
  const missing: RenderOrder[] = []
  for (const landscape of wanted) {
    const file = files.get(landscape.name)
    if (file !== undefined && !(await exists(file))) missing.push({ landscape, file })
  }
  await renderAll(missing, onProgress)
  return files
}

/** What the parent asks of a worker; the worker answers each with its landscape's name. */
export type RenderOrder = { landscape: Landscape; file: string }

async function exists(file: string): Promise<boolean> {
  try {
    await access(file)
    return true
  } catch {
    return false
  }
}

async function renderAll(
  orders: readonly RenderOrder[],
  onProgress?: (done: number, total: number) => void,
): Promise<void> {
  const queue = [...orders]
  let done = 0
  const workers = Array.from(
    { length: Math.min(availableParallelism(), orders.length) },
    () => new Worker(new URL('./render-worker.ts', import.meta.url)),
  )
  try {
    await Promise.all(
      workers.map((worker) =>
        drain(worker, queue, () => {
          done += 1
          onProgress?.(done, orders.length)
        }),
      ),
    )
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

/** Hands the queue's orders to one worker until none is left. */
function drain(worker: Worker, queue: RenderOrder[], onDone: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const order = queue.shift()
      if (order) worker.postMessage(order, [])
      else resolve()
    }
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`A worker that draws landscapes ended with code ${code}`)))
    worker.on('message', () => {
      onDone()
      next()
    })
    next()
  })
}
