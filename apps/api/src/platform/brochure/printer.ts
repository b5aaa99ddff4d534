import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import { WorkerChild } from '../child/worker-child.ts'

/** Prints brochures in a separate process. */
export type BrochurePrinter = {
  /** `pictures`: JPEG bytes by the keys that `brochurePictures` returns. Rejects with ChildTaskError. */
  print(publication: Publication, pictures: ReadonlyMap<string, Uint8Array>): Promise<Buffer>
  warm(): void
  close(): Promise<void>
}

const workerEntry = () => pathToFileURL(createRequire(import.meta.url).resolve('@sojourn/publishing/brochure/worker'))

export const createBrochurePrinter = ({ memoryMb = 1500 } = {}): BrochurePrinter => {
  const child = new WorkerChild({ entry: workerEntry, timeoutMs: 60_000, memoryMb, isBackground: true })
  return {
    print: async (publication, pictures) => {
      const { pdf } = await child.run<{ pdf: Uint8Array }>({ publication, pictures: [...pictures] })
      return Buffer.from(pdf)
    },
    warm: () => child.warm(),
    close: () => child.close(),
  }
}
