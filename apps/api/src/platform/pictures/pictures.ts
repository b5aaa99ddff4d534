import { ChildTaskError, WorkerChild } from '../child/worker-child.ts'
import { type PreparedFile, unseen } from './prepared-file.ts'

/**
 * How a picture is shown: mirrored left to right, then turned clockwise, then cropped (fractions of what turning gave,
 * from its top left), then brightened (percent; 100 leaves it).
 */
export type PictureEdit = {
  flipped: boolean
  rotation: 0 | 90 | 180 | 270
  crop: { x: number; y: number; width: number; height: number } | null
  brightness: number
}

/** `quick` leaves out AVIF, which takes most of the time. */
export type PrepareOptions = { edit?: PictureEdit | null; formats?: 'all' | 'quick' }

/** How a picture is cut: to a size, around its focal point (fractions from the top left). */
export type Crop = { key: string; width: number; height: number; focal: { x: number; y: number } }

/** A prepared picture, its size in pixels, and what is to be cut from it. */
export type Uncut = { bytes: Uint8Array; width: number; height: number; crops: readonly Crop[] }

/** Work on pictures and other files, in a process of its own: they come from strangers. */
export type Pictures = {
  /**
   * Reads a file of one of the `uploadKinds` and re-encodes what is seen of it at the sizes screens use; nothing of its
   * metadata remains. Rejects with ChildTaskError for what cannot be read.
   */
  prepare(bytes: Uint8Array, mime: string, options?: PrepareOptions): Promise<PreparedFile>
  /** A square WebP from the middle of a picture, without its metadata. Rejects with ChildTaskError for what is no picture. */
  square(bytes: Uint8Array, side: number): Promise<Uint8Array>
  /** JPEGs cut for print from prepared pictures, several at a time, by the keys of their crops. */
  cut(pictures: readonly Uncut[]): Promise<Map<string, Uint8Array>>
  /** Somebody waits for an answer of this machine: what is prepared leaves them a processor, for a while. */
  yieldToEventLoop(): void
  close(): Promise<void>
}

export const createPictures = (): Pictures => {
  const entry = () => new URL('worker.ts', import.meta.url)
  // Memory is looked at from time to time: within 512 MB with what is taken until it is noticed.
  const reader = new WorkerChild({ entry, timeoutMs: 10_000, memoryMb: 480, isBackground: true })
  // A brochure has many pictures, which were prepared here: they may take longer together.
  const cutter = new WorkerChild({ entry, timeoutMs: 30_000, memoryMb: 1024 })
  return {
    prepare: async (bytes, mime, { edit = null, formats = 'all' } = {}) => {
      const prepared = reader.run<PreparedFile>({ task: 'prepare', bytes, mime, edit, formats })
      return mime === 'application/pdf' ? prepared.catch(withoutPage) : prepared
    },
    square: async (bytes, side) => (await reader.run<{ bytes: Uint8Array }>({ task: 'square', bytes, side })).bytes,
    cut: async (pictures) =>
      new Map((await cutter.run<{ cuts: [string, Uint8Array][] }>({ task: 'cut', pictures: [...pictures] })).cuts),
    yieldToEventLoop: () => reader.yieldToEventLoop(),
    close: async () => {
      await Promise.all([reader.close(), cutter.close()])
    },
  }
}

/** A PDF whose page takes too long or too much memory to draw is a PDF all the same. */
const withoutPage = (error: unknown): PreparedFile => {
  if (!(error instanceof ChildTaskError) || error.reason !== 'stopped') throw error
  return unseen
}
