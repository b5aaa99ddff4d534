import { createHash } from 'node:crypto'
import type { PictureEdit } from '../../platform/pictures/pictures.ts'
import type { Stored } from '../../kit/records/records.ts'

/** The fields of a media item that say how its picture is shown. */
export const editFields = ['flipped', 'rotation', 'crop', 'brightness'] as const

/** How an item's picture is to be shown; null as it came, which is all there is of other files. */
export const editOf = (item: Stored): PictureEdit | null => {
  if (item.kind !== 'image') return null
  const { flipped, rotation, crop, brightness } = item as PictureEdit
  const isWhole = crop === null || (crop.x === 0 && crop.y === 0 && crop.width === 1 && crop.height === 1)
  if (!flipped && rotation === 0 && isWhole && brightness === 100) return null
  return { flipped, rotation, crop: isWhole ? null : crop, brightness }
}

/** The same for the same edit; '' for none. Part of storage keys. */
export const editKey = (edit: PictureEdit | null): string => {
  if (edit === null) return ''
  const { flipped, rotation, crop, brightness } = edit
  const area = crop === null ? null : [crop.x, crop.y, crop.width, crop.height]
  return createHash('sha256')
    .update(JSON.stringify([flipped, rotation, area, brightness]))
    .digest('hex')
    .slice(0, 16)
}
