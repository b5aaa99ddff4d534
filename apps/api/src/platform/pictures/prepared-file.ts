/** A file made of another: a picture at one of its sizes. */
export type Variant = { name: string; mime: string; width: number | null; height: number | null; bytes: Uint8Array }

/** A file as read from its bytes, and what was made of it. What a kind of file does not have is null. */
export type PreparedFile = {
  /** In pixels, of what is shown. */
  width: number | null
  height: number | null
  /** A tiny WebP as data URL, to show while the picture loads. */
  placeholder: string | null
  /** The colour that prevails, as `#rrggbb`. */
  colour: string | null
  /** Difference hash of 64 bits as 16 hex digits: few differing bits mean pictures that look alike. */
  perceptualHash: string | null
  /**
   * The lines of a track as [longitude, latitude], thinned to 400 points at most, once apart and once all points in a row;
   * the places in its file; length and climb in metres.
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

/** What is made of a file of which nothing can be seen. */
export const unseen: PreparedFile = {
  width: null,
  height: null,
  placeholder: null,
  colour: null,
  perceptualHash: null,
  sketch: null,
  variants: [],
}
