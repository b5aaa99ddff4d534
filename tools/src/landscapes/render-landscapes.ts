import { mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Painting } from './paintings.ts'

/** A task for a worker, which replies when the file is complete. */
export type RenderOrder = { painting: Painting; file: string }

/** Paints each image as `<name>.jpg` in `folder`, in worker threads. */
export async function renderLandscapes(
  folder: string,
  wanted: readonly Painting[],
  onPainted: (name: string) => void,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const queue = [...wanted]
  const workers = Array.from(
    { length: Math.min(availableParallelism(), queue.length) },
    () => new Worker(new URL('./render-worker.ts', import.meta.url)),
  )
  const nextOrder = (): RenderOrder | undefined => {
    const painting = queue.shift()
    return painting && { painting, file: join(folder, `${painting.name}.jpg`) }
  }
  try {
    await Promise.all(workers.map((worker) => drain(worker, nextOrder, onPainted)))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

/** Passes tasks to one worker until none are left. */
function drain(
  worker: Worker,
  nextOrder: () => RenderOrder | undefined,
  onPainted: (name: string) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const order = nextOrder()
      if (order) worker.postMessage(order, [])
      else resolve()
    }
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`A worker that draws landscapes ended with code ${code}`)))
    worker.on('message', (name: string) => {
      onPainted(name)
      next()
    })
    next()
  })
}
