import { createHash } from 'node:crypto'
import type { PictureEdit } from '../../platform/pictures/pictures.ts'
import type { Stored } from '../../kit/records/records.ts'

/** The fields of a media item that describe how its image is edited. */
export const editFields = ['flipped', 'rotation', 'crop', 'brightness'] as const

/** The edit of an item's image; null if there is none, and for other kinds of files. */
export const editOf = (item: Stored): PictureEdit | null => {
  if (item.kind !== 'image') return null
  const { flipped, rotation, crop, brightness } = item as PictureEdit
  const isWhole = crop === null || (crop.x === 0 && crop.y === 0 && crop.width === 1 && crop.height === 1)
  if (!flipped && rotation === 0 && isWhole && brightness === 100) return null
  return { flipped, rotation, crop: isWhole ? null : crop, brightness }
}

/** A hash of an edit, which is part of storage keys; '' for none. */
export const editKey = (edit: PictureEdit | null): string => {
  if (edit === null) return ''
  const { flipped, rotation, crop, brightness } = edit
  const area = crop === null ? null : [crop.x, crop.y, crop.width, crop.height]
  return createHash('sha256')
    .update(JSON.stringify([flipped, rotation, area, brightness]))
    .digest('hex')
    .slice(0, 16)
}
