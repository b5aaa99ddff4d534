import { writeFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { drawLandscape } from './drawing.ts'
import type { RenderOrder } from './render-landscapes.ts'

parentPort?.on('message', (order: RenderOrder) => {
  void render(order)
})

async function render({ painting, file }: RenderOrder): Promise<void> {
  await writeFile(file, await drawLandscape(painting))
  parentPort?.postMessage(painting.name, [])
}
