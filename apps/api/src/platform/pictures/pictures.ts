import { WorkerChild } from '../child/worker-child.ts'

/** A picture as read from its bytes, and its prepared sizes. */
export type PreparedPicture = {
  width: number
  height: number
  /** A tiny WebP as data URL, to show while the picture loads. */
  placeholder: string
  variants: { name: string; mime: string; width: number; height: number; bytes: Uint8Array }[]
}

/** How a picture is cut: to a size, around its focal point (fractions from the top left). */
export type Crop = { key: string; width: number; height: number; focal: { x: number; y: number } }

/** A prepared picture, its size in pixels, and what is to be cut from it. */
export type Uncut = { bytes: Uint8Array; width: number; height: number; crops: readonly Crop[] }

/** Work on pictures, in a process of its own: they come from strangers. */
export type Pictures = {
  /** Re-encodes a picture at the sizes screens use; nothing of its metadata remains. Rejects with ChildTaskError for what is no picture. */
  prepare(bytes: Uint8Array, widths: readonly number[]): Promise<PreparedPicture>
  /** A square WebP from the middle of a picture, without its metadata. Rejects with ChildTaskError for what is no picture. */
  square(bytes: Uint8Array, side: number): Promise<Uint8Array>
  /** JPEGs cut for print from prepared pictures, several at a time, by the keys of their crops. */
  cut(pictures: readonly Uncut[]): Promise<Map<string, Uint8Array>>
  close(): Promise<void>
}

export const createPictures = (): Pictures => {
  const child = new WorkerChild({
    entry: () => new URL('worker.ts', import.meta.url),
    timeoutMs: 30_000,
    memoryMb: 1024,
  })
  return {
    prepare: (bytes, widths) => child.run<PreparedPicture>({ task: 'prepare', bytes, widths: [...widths] }),
    square: async (bytes, side) => (await child.run<{ bytes: Uint8Array }>({ task: 'square', bytes, side })).bytes,
    cut: async (pictures) =>
      new Map((await child.run<{ cuts: [string, Uint8Array][] }>({ task: 'cut', pictures: [...pictures] })).cuts),
    close: () => child.close(),
  }
}
