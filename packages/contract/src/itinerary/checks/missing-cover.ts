import type { Rule, Subject } from './check.ts'

/** Without a cover the traveller's page and the brochure begin with bare words. */
export const missingCover: Rule = (subject) => {
  if (subject.trip.cover !== null) return []
  const picture = firstPicture(subject)
  return [
    {
      severity: 'warning',
      place: { kind: 'trip', field: 'cover' },
      message: 'The trip has no cover picture.',
      ...(picture
        ? {
            fix: {
              label: 'Use the first picture of the trip',
              edit: { kind: 'set', fields: { cover: { ...picture, role: 'hero' } } },
            },
          }
        : {}),
    },
  ]
}

const firstPicture = ({ trip, segments }: Subject) =>
  [...trip.gallery, ...trip.days.map(({ hero }) => hero), ...segments.flatMap(({ media }) => media)].find(
    (picture) => picture !== null,
  )
