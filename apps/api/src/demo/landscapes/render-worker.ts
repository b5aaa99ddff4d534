import { rename, writeFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { drawLandscape } from './drawing.ts'
import type { RenderOrder } from './render-landscapes.ts'

// One worker per core draws already; libvips threads on top would only get in each other's way.
sharp.concurrency(1)

parentPort?.on('message', (order: RenderOrder) => {
  void render(order)
})

async function render({ landscape, file }: RenderOrder): Promise<void> {
  const unfinished = `${file}.${process.pid}.tmp`
  await writeFile(unfinished, await drawLandscape(landscape))
  await rename(unfinished, file)
  parentPort?.postMessage(landscape.name, [])
}
