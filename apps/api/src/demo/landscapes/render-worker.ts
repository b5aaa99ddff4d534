import { rename, writeFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { drawLandscape } from './drawing.ts'
import type { RenderOrder } from './render-landscapes.ts'

parentPort?.on('message', (order: RenderOrder) => {
  void render(order)
})

async function render({ landscape, file }: RenderOrder): Promise<void> {
  const unfinished = `${file}.${process.pid}.tmp`
  await writeFile(unfinished, await drawLandscape(landscape))
  await rename(unfinished, file)
  parentPort?.postMessage(landscape.name, [])
}
