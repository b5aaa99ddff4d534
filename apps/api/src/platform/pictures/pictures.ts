import { childModule } from '../child/child-modules.ts'
import { ChildTaskError, WorkerChild } from '../child/worker-child.ts'
import { type PreparedFile, unseen } from './prepared-file.ts'

/**
 * The edits of an image: flipped left to right, then rotated clockwise, then cropped (fractions of the rotated image, from its
 * top left), then brightened (percent; 100 is unchanged).
 */
export type PictureEdit = {
  flipped: boolean
  rotation: 0 | 90 | 180 | 270
  crop: { x: number; y: number; width: number; height: number } | null
  brightness: number
}

/** `quick` omits AVIF, which takes most of the time. */
export type PrepareOptions = { edit?: PictureEdit | null; formats?: 'all' | 'quick' }

/** A crop of an image to a size, around its focal point (fractions from the top left). */
export type Crop = { key: string; width: number; height: number; focal: { x: number; y: number } }

/** A prepared image with its size in pixels, and the crops to make from it. */
export type Uncut = { bytes: Uint8Array; width: number; height: number; crops: readonly Crop[] }

/** A logo, or a letter if there is none, in the middle of a square in a colour. */
export type Icon = { side: number; colour: string; onColour: string; logo: Uint8Array | null; letter: string }

/** Processes images and other files. They are untrusted, so this happens in a separate process. */
export type Pictures = {
  /**
   * Reads a file of one of the `uploadKinds` and re-encodes its image in the sizes that screens use, without its
   * metadata. Rejects with ChildTaskError if it cannot be read.
   */
  prepare(bytes: Uint8Array, mime: string, options?: PrepareOptions): Promise<PreparedFile>
  /** A square WebP from the middle of an image, without its metadata. Rejects with ChildTaskError if it is not an image. */
  square(bytes: Uint8Array, side: number): Promise<Uint8Array>
  /** A square PNG for the home screen of a device. Rejects with ChildTaskError if its logo is not an image. */
  icon(icon: Icon): Promise<Uint8Array>
  /** Crops prepared images for print, several at a time. Returns JPEGs by the keys of the crops. */
  cut(pictures: readonly Uncut[]): Promise<Map<string, Uint8Array>>
  /** A client is waiting for a response of this server: for a while, preparing files leaves one processor free. */
  yieldToEventLoop(): void
  /** How many tasks are not finished. */
  load(): number
  close(): Promise<void>
}

export const createPictures = (): Pictures => {
  const entry = () => childModule('prepare-pictures')
  // Memory is checked at intervals: the limit leaves room, within 512 MB, for what is allocated between two checks.
  const reader = new WorkerChild({
    entry,
    taskName: 'prepare image',
    timeoutMs: 10_000,
    memoryMb: 480,
    isBackground: true,
  })
  // A brochure has many images, which were prepared here before, so it may take longer for all of them.
  const cutter = new WorkerChild({ entry, taskName: 'cut images', timeoutMs: 30_000, memoryMb: 1024 })
  return {
    prepare: async (bytes, mime, { edit = null, formats = 'all' } = {}) => {
      const prepared = reader.run<PreparedFile>({ task: 'prepare', bytes, mime, edit, formats })
      return mime === 'application/pdf' ? prepared.catch(withoutPage) : prepared
    },
    square: async (bytes, side) => (await reader.run<{ bytes: Uint8Array }>({ task: 'square', bytes, side })).bytes,
    cut: async (pictures) =>
      new Map((await cutter.run<{ cuts: [string, Uint8Array][] }>({ task: 'cut', pictures: [...pictures] })).cuts),
    icon: async (icon) => (await reader.run<{ bytes: Uint8Array }>({ task: 'icon', ...icon })).bytes,
    yieldToEventLoop: () => reader.yieldToEventLoop(),
    load: () => reader.load + cutter.load,
    close: async () => {
      await Promise.all([reader.close(), cutter.close()])
    },
  }
}

/** A PDF is accepted even if drawing its page takes too much processor time or memory. */
const withoutPage = (error: unknown): PreparedFile => {
  if (!(error instanceof ChildTaskError) || error.reason !== 'stopped') throw error
  return unseen
}
