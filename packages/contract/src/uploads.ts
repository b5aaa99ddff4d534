const MB = 1024 * 1024

/** Files a media item may hold, by content type as found in the bytes, never by name. */
export const uploadKinds = {
  'image/jpeg': { kind: 'image', extension: 'jpg' },
  'image/png': { kind: 'image', extension: 'png' },
  'image/webp': { kind: 'image', extension: 'webp' },
  'image/avif': { kind: 'image', extension: 'avif' },
  'application/pdf': { kind: 'document', extension: 'pdf' },
} as const

export const uploadLimits = {
  imageBytes: 25 * MB,
  documentBytes: 50 * MB,
  pixels: 50_000_000,
  /** An upload slot without bytes lapses after this long. */
  slotHours: 24,
} as const

/** The picture a person shows: what may be sent, and the square that is made of it. */
export const avatarLimits = { bytes: 10 * MB, side: 256 } as const

/** Widths in pixels that pictures are prepared in; a picture is never enlarged. */
export const pictureWidths = [160, 480, 960, 1600, 2400] as const
