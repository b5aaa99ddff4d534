import { withMore } from '../../media/choose/media-choice.ts'
import { announce } from '../../ui/announce.ts'
import type { PicturePlace } from './place-of-day.ts'
import * as wording from './wording.ts'

/** Appends images to those of a place, as many as there is room for, and shows a toast. */
export const addPictures = ({ label, max, value, set }: PicturePlace, uuids: readonly string[]): void => {
  const before = max === 1 ? [] : value
  const fresh = uuids.filter((uuid) => !before.some(({ media }) => media === uuid)).slice(0, max - before.length)
  if (fresh.length > 0) set(withMore(before, fresh, 'image'))
  announce(
    fresh.length > 0
      ? wording.added({ count: fresh.length, place: label })
      : before.length >= max
        ? wording.full({ place: label, max })
        : wording.alreadyThere({ place: label }),
    'assertive',
  )
}
