/** A file derived from another one: an image in one size. */
export type Variant = { name: string; mime: string; width: number | null; height: number | null; bytes: Uint8Array }

/** What was read from a file and derived from it. Null where it does not apply to the kind of file. */
export type PreparedFile = {
  /** In pixels, of the displayed image. */
  width: number | null
  height: number | null
  /** A tiny WebP as a data URL, shown while the image loads. */
  placeholder: string | null
  /** The dominant colour, as `#rrggbb`. */
  colour: string | null
  /** Difference hash of 64 bits as 16 hex digits: images that look alike differ in few bits. */
  perceptualHash: string | null
  /**
   * Of a track: its lines as [longitude, latitude], simplified to at most 400 points, both as separate lines and as one row of
   * points; the places in its file; length and ascent in metres.
   */
  sketch: {
    points: [number, number][]
    lines: [number, number][][]
    places: { name: string; lng: number; lat: number }[]
    length: number
    ascent: number | null
  } | null
  variants: Variant[]
}

/** The result for a file that cannot be displayed. */
export const unseen: PreparedFile = {
  width: null,
  height: null,
  placeholder: null,
  colour: null,
  perceptualHash: null,
  sketch: null,
  variants: [],
}
