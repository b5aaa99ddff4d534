const MB = 1024 * 1024

/** Files a media item may hold, by content type as found in the bytes, never by name. */
export const uploadKinds = {
  'image/jpeg': { kind: 'image', extension: 'jpg' },
  'image/png': { kind: 'image', extension: 'png' },
  'image/webp': { kind: 'image', extension: 'webp' },
  'image/avif': { kind: 'image', extension: 'avif' },
  'image/heic': { kind: 'image', extension: 'heic' },
  'image/svg+xml': { kind: 'image', extension: 'svg' },
  'application/pdf': { kind: 'document', extension: 'pdf' },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': { kind: 'document', extension: 'docx' },
  'application/gpx+xml': { kind: 'track', extension: 'gpx' },
  'application/vnd.google-earth.kml+xml': { kind: 'track', extension: 'kml' },
  'application/vnd.google-earth.kmz': { kind: 'track', extension: 'kmz' },
  'application/geo+json': { kind: 'track', extension: 'geojson' },
} as const

/** A content type that a media item may hold. */
export type UploadType = keyof typeof uploadKinds

/** What a file picker offers: content types, and endings as well, because browsers do not know all of the types. */
export const acceptedTypes: readonly string[] = [
  ...Object.entries(uploadKinds).flatMap(([type, { extension }]) => [type, `.${extension}`]),
  'image/heif',
  '.heif',
]

/** A track counts as a document. */
export const uploadLimits = {
  imageBytes: 25 * MB,
  documentBytes: 50 * MB,
  pixels: 50_000_000,
  /** An upload slot without bytes lapses after this long. */
  slotHours: 24,
  /** So many slots of a company may wait for their bytes. */
  openSlots: 1000,
} as const

/** The picture a person shows: what may be sent, and the square that is made of it. */
export const avatarLimits = { bytes: 10 * MB, side: 256 } as const

/** Widths in pixels that pictures are prepared in; a picture is never enlarged. */
export const pictureWidths = [160, 480, 960, 1600, 2400] as const
