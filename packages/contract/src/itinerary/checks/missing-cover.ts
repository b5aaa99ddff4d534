import type { Rule, Subject } from './check.ts'
import * as wording from './wording.ts'

/** Without a cover, the traveller's page and the brochure begin with text only. */
export const missingCover: Rule = (subject) => {
  if (subject.itinerary.cover !== null) return []
  const picture = firstPicture(subject)
  return [
    {
      severity: 'warning',
      place: { kind: 'itinerary', field: 'cover' },
      message: wording.noCover,
      ...(picture
        ? {
            fix: {
              label: wording.useFirstImage,
              edit: { kind: 'set', fields: { cover: { ...picture, role: 'hero' } } },
            },
          }
        : {}),
    },
  ]
}

const firstPicture = ({ itinerary, segments }: Subject) =>
  [...itinerary.gallery, ...itinerary.days.map(({ hero }) => hero), ...segments.flatMap(({ media }) => media)].find(
    (picture) => picture !== null,
  )
