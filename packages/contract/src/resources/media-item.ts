import { about } from '../kit/about.ts'
import { storedAs } from '../kit/column.ts'
import { z } from 'zod'
import { maxCaptionLength } from '../kit/field-limits.ts'
import { maxBrightness, maxCreditLength, maxFolderLength, minBrightness } from '../kit/media-limits.ts'
import { defineResource, derived, editable, optional, readOnly, setOnce, volatile } from '../kit/define-resource.ts'
import {
  bigInteger,
  country,
  date,
  fileName,
  flag,
  focalPoint,
  integer,
  line,
  location,
  oneOf,
  prose,
  url,
} from '../kit/values.ts'

const mediaStates = ['processing', 'processing-complete', 'processing-error', 'invalid', 'cancelled'] as const

/** One size of an image, or the file itself. The URL is signed and expires. */
const variant = z.object({
  name: z.string(),
  mime: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  bytes: z.int(),
  url: z.string(),
})
about.add(variant, {
  id: 'MediaVariant',
  description: 'One size of an image, or the file. The `url` is signed and expires.',
})

/** Sums of fractions such as 0.7 and 0.3 can differ slightly from 1. */
const whole = 1 + 1e-9

/**
 * The visible part of an image, as fractions of its width and height from its top left corner, after mirroring and rotating.
 */
const crop = storedAs(
  z
    .strictObject({
      x: z.number().min(0).max(1),
      y: z.number().min(0).max(1),
      width: z.number().gt(0).max(1),
      height: z.number().gt(0).max(1),
    })
    .refine(({ x, width }) => x + width <= whole, { path: ['width'], error: 'extends beyond the image' })
    .refine(({ y, height }) => y + height <= whole, { path: ['height'], error: 'extends beyond the image' }),
  'jsonb',
).register(about, {
  id: 'MediaCrop',
  description:
    'The visible part of an image, as fractions of its width and height. `x + width` and `y + height` are at most 1.',
})

const position = z.tuple([z.number(), z.number()])

/** The simplified lines of a track as [longitude, latitude], with their length and climb in metres, and its places. */
const sketch = storedAs(
  z.object({
    points: z.array(position).max(400),
    lines: z.array(z.array(position)).max(100),
    places: z.array(z.object({ name: z.string(), lng: z.number(), lat: z.number() })).max(500),
    length: z.int(),
    ascent: z.int().nullable(),
  }),
  'jsonb',
).register(about, {
  id: 'TrackSketch',
  description:
    'A simplified track: its lines as [longitude, latitude], all their points in sequence, the places in the file, and the length and ascent in metres.',
})

/** An image before it was cropped, rotated or brightened: the editor works on this. */
const unedited = z
  .object({ width: z.int(), height: z.int(), variants: z.array(variant) })
  .register(about, { id: 'UneditedPicture', description: 'The original image, if an edited version is shown.' })

/** What may be missing on a file. */
const mediaLacks = ['alt', 'licence', 'credit', 'folder'] as const

/** The state of a licence by its date. It counts as expiring during its last 60 days. */
const licenceStates = ['none', 'valid', 'expiring', 'expired'] as const

export const mediaItem = defineResource({
  name: 'media-item',
  plural: 'media',
  title: 'filename',
  searched: ['caption', 'alt'],
  fields: {
    id: readOnly(bigInteger(1, Number.MAX_SAFE_INTEGER)),
    kind: setOnce(oneOf('image', 'document', 'track', 'video_link'), 'image'),
    filename: editable(fileName(), 'untitled'),
    mime: readOnly(line(100).nullable()),
    bytes: readOnly(bigInteger(0, Number.MAX_SAFE_INTEGER).nullable()),
    width: readOnly(integer(1, 100_000).nullable()),
    height: readOnly(integer(1, 100_000).nullable()),
    sha256: readOnly(line(64).nullable()),
    link: optional(url()),
    focal: editable(focalPoint(), { x: 0.5, y: 0.5 }),
    crop: optional(crop),
    rotation: editable(storedAs(z.literal([0, 90, 180, 270]), 'integer'), 0),
    flipped: editable(flag(), false),
    brightness: editable(integer(minBrightness, maxBrightness), 100),
    placeholder: readOnly(line(4000).nullable()),
    colour: readOnly(line(7).nullable()),
    sketch: readOnly(sketch.nullable()),
    variants: volatile(z.array(variant)),
    alt: optional(line(maxCaptionLength)),
    decorative: editable(flag(), false),
    caption: optional(line(maxCaptionLength)),
    credit: optional(line(maxCreditLength)),
    licence: editable(oneOf('own', 'supplier', 'stock', 'cc_by', 'cc_by_sa', 'cc0', 'unknown'), 'unknown'),
    licenceExpires: optional(date()),
    licenceState: readOnly(oneOf(...licenceStates)),
    lacks: derived(storedAs(z.array(oneOf(...mediaLacks)), 'text[]')),
    location: optional(location()),
    country: derived(country().nullable()),
    folder: optional(line(maxFolderLength)),
    folders: derived(storedAs(z.array(line(maxFolderLength)), 'text[]')),
    usedIn: volatile(z.array(z.object({ resource: z.string(), uuid: z.uuid(), title: z.string() }))),
    isUsed: volatile(flag()),
    unedited: volatile(unedited.nullable()),
    state: readOnly(oneOf(...mediaStates)),
    stateReason: readOnly(prose(300).nullable()),
    upload: volatile(z.object({ url: z.string(), expiresAt: z.iso.datetime() }).nullable()),
  },
  filters: {
    kind: 'kind',
    folder: 'folder',
    within: 'folders',
    licence: 'licence',
    licenceState: 'licenceState',
    lacks: 'lacks',
    country: 'country',
    state: 'state',
    sha256: 'sha256',
    used: 'isUsed',
  },
  sorts: ['bytes'],
  inLists: [
    'id',
    'kind',
    'filename',
    'mime',
    'bytes',
    'width',
    'height',
    'focal',
    'colour',
    'variants',
    'alt',
    'caption',
    'folder',
    'licenceState',
    'lacks',
    'state',
  ],
  notInLists: ['unedited', 'sketch'],
})
