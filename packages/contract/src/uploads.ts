const MB = 1024 * 1024

/** Allowed files of media items, by the content type detected in the data, never by name. */
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

/** An allowed content type of a media item. */
export type UploadType = keyof typeof uploadKinds

/** The types for a file picker: content types and also extensions, because browsers do not know all of the types. */
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
  /** An upload slot expires after this many hours without data. */
  slotHours: 24,
  /** Maximum number of a company's slots that wait for data. */
  openSlots: 1000,
} as const

/** Avatars: the maximum size of the upload, and the side of the resulting square in pixels. */
export const avatarLimits = { bytes: 10 * MB, side: 256 } as const

/** Widths in pixels in which images are generated. Images are never enlarged. */
export const pictureWidths = [160, 480, 960, 1600, 2400] as const
