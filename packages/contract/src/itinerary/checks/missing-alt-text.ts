import type { MediaRef } from '../../kit/values.ts'
import type { CheckContext, Found, Place, Rule } from './check.ts'
import * as wording from './wording.ts'

/** Images without alternative text. Decorative ones need none. */
export const missingAltText: Rule = ({ itinerary, segments, context }) => {
  const used: { picture: MediaRef | null; place: Place; message: string }[] = [
    { picture: itinerary.cover, place: { kind: 'itinerary', field: 'cover' }, message: wording.coverWithoutAlt },
    ...itinerary.gallery.map((picture, index) => ({
      picture,
      place: { kind: 'itinerary', field: 'gallery', index } as const,
      message: wording.galleryWithoutAlt({ position: index + 1 }),
    })),
    ...itinerary.days.map(({ uuid, hero }, index) => ({
      picture: hero,
      place: { kind: 'day', uuid } as const,
      message: wording.dayWithoutAlt({ day: index + 1 }),
    })),
    ...segments.flatMap(({ uuid, title, media }) =>
      media.map((picture) => ({
        picture,
        place: { kind: 'segment', uuid, field: 'media' } as const,
        message: wording.segmentWithoutAlt({ name: title }),
      })),
    ),
  ]
  const seenMedia = new Set<string>()
  return used.flatMap(({ picture, place, message }): Found[] => {
    if (!picture || seenMedia.has(picture.media) || !lacksText(picture, context)) return []
    seenMedia.add(picture.media)
    return [{ severity: 'hint', place, message }]
  })
}

/** Screen readers read the caption if there is no alternative text. */
const lacksText = ({ media, alt, caption }: MediaRef, context: CheckContext): boolean => {
  const item = context.media?.get(media)
  return item !== undefined && !item.decorative && !(alt ?? caption ?? item.alt ?? item.caption)
}
