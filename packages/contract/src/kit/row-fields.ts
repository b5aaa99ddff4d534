import { z } from 'zod'
import { about } from './about.ts'
import { thumbnail } from './thumbnail.ts'
import { instant } from './values.ts'

/** The first usable image of a record; null if it has none. */
export const rowThumbnail = () => thumbnail.nullable()

/** Where a record is, in short. */
const place = z
  .object({ label: z.string().nullable(), country: z.string().nullable() })
  .register(about, { id: 'RowPlace', description: 'Where a record is, in short: from its `location`.' })

/** Where a record is; null without a location. */
export const rowPlace = () => place.nullable()

/** The name of the record that a reference leads to; null without one, and for users who may not read that record. */
export const rowName = () => z.string().nullable()

/** How many itineraries that the user may read use a record, and when the latest of them was changed. */
export const rowUses = () => ({ usedIn: z.int(), lastUsedAt: instant().nullable() })
