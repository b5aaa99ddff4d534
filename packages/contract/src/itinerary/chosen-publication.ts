import type { Picture, PictureSource } from '../kit/picture.ts'
import type { Itinerary } from './publication-of.ts'
import { publicationOf } from './publication-of.ts'
import type { Publication, PublishedSegment } from './publication.ts'
import { withChoices } from './client-choices.ts'

/**
 * A publication as a client sees it who made choices: with their price, payments and stays. Only what depends on the choices
 * differs from the publication; nothing comes from the library or the company as they are now.
 * @param itinerary the document that was published, as its revision stores it
 * @param choices the uuids of the optional extras and alternatives that the client takes
 */
export const chosenPublication = (
  publication: Publication,
  itinerary: Itinerary,
  choices: readonly string[],
): Publication => {
  if (choices.length === 0) return publication
  const bankDetails = publication.price?.bankDetails ?? null
  const chosen = publicationOf(
    { ...itinerary, ...withChoices(itinerary, choices) },
    {
      company: publication.company,
      designer: publication.designer,
      bankDetails,
      media: sourcesOf(picturesOf(publication)),
      destinations: new Map(),
      guides: new Map(),
      pages: new Map(),
    },
  )
  const published = publication.days.flatMap(({ segments }) => segments)
  const taken = new Set(choices)
  const decided = new Set(published.flatMap(({ uuid, option }) => (taken.has(uuid) ? (option?.group ?? []) : [])))
  const isTaken = ({ uuid, option }: PublishedSegment): boolean =>
    taken.has(uuid) || (option?.isTaken === true && !(option.group !== null && decided.has(option.group)))
  return {
    ...publication,
    price: chosen.price,
    stays: chosen.stays,
    days: publication.days.map((day, index) => {
      const { meals, stays, segments } = chosen.days[index] ?? day
      return { ...day, meals, stays, segments: merged(day.segments, segments, isTaken) }
    }),
  }
}

/** A publication without the price and the terms if their sections are hidden: a client accepts only what they can see. */
export const withShownTerms = (publication: Publication): Publication => ({
  ...publication,
  price: publication.sections.includes('price') ? publication.price : null,
  terms: publication.sections.includes('terms') ? publication.terms : null,
})

/**
 * The segments of a day after a choice. What is not shown on its own day once it is taken, such as a fee, stays there, so that the
 * client can leave it again.
 */
const merged = (
  published: readonly PublishedSegment[],
  chosen: readonly PublishedSegment[],
  isTaken: (segment: PublishedSegment) => boolean,
): PublishedSegment[] => {
  const after = new Map(chosen.map((segment) => [segment.uuid, segment]))
  return published.map((segment) => {
    const { documents, option } = segment
    return {
      ...(after.get(segment.uuid) ?? { ...segment, choice: null }),
      pictures: segment.pictures,
      ...(documents ? { documents } : {}),
      ...(option ? { option: { ...option, isTaken: isTaken(segment) } } : {}),
    }
  })
}

const picturesOf = (publication: Publication): Picture[] => [
  ...publication.days.flatMap((day) => day.segments.flatMap(({ pictures }) => pictures)),
  ...publication.stays.flatMap(({ picture }) => picture ?? []),
]

/** The media items of published images, as they were when they were published. */
const sourcesOf = (pictures: readonly Picture[]): ReadonlyMap<string, PictureSource> =>
  new Map(
    pictures.map(({ media, alt, caption, credit, width, height, focal, placeholder, version }) => [
      media,
      {
        uuid: media,
        kind: 'image',
        filename: '',
        alt: alt === '' ? null : alt,
        decorative: alt === '',
        caption,
        credit,
        width,
        height,
        focal,
        placeholder,
        version,
      },
    ]),
  )
