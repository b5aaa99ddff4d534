import type { Segment } from '@sojourn/contract/document/document'
import type { ContentField } from '@sojourn/contract/document/content-fields'
import type { RichText } from '@sojourn/contract/kit/rich-text'
import type { Location, MediaRef } from '@sojourn/contract/kit/values'
import { durationInWords } from '../../kit/words/words.ts'
import { RichTextView } from '../../ui/rich-text/rich-text-view.tsx'
import { MediaPicture } from '../media/media-picture.tsx'
import * as wording from './wording.ts'

type Value = Segment[ContentField]

/** The value of a content field of a segment, to be compared with an earlier one. */
export function ContentValue({ field, value }: { field: ContentField; value: Value }) {
  if (value === null || (Array.isArray(value) && value.length === 0))
    return <p className="text-ink-faint">{wording.empty}</p>
  if (typeof value === 'string') return <p dir="auto">{value}</p>
  if (typeof value === 'number') return <p>{durationInWords(value)}</p>
  if (field === 'media') return <Pictures pictures={asPictures(value)} />
  if (Array.isArray(value))
    return (
      <ul className="list-disc ps-5">
        {asLines(value).map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    )
  return field === 'location' ? <Place place={asPlace(value)} /> : <RichTextView value={asText(value)} level={4} />
}

function Place({ place }: { place: Location }) {
  const { label, city, region, lat, lng } = place
  return (
    <>
      <p dir="auto">{label}</p>
      <p className="text-ink-soft">
        {[city, region, lat !== null && lng !== null && `${lat.toFixed(4)}, ${lng.toFixed(4)}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  )
}

function Pictures({ pictures }: { pictures: readonly MediaRef[] }) {
  return (
    <div className="grid grid-cols-3 gap-2">
      {pictures.map((picture) => (
        <MediaPicture key={picture.media} reference={picture} ratio="3 / 2" sizes="8rem" className="rounded-xs" />
      ))}
    </div>
  )
}

// The field determines the type of its value, but the compiler cannot know that.
const asPictures = (value: Value): MediaRef[] => value as MediaRef[]
const asLines = (value: Value): string[] => value as string[]
const asPlace = (value: Value): Location => value as Location
const asText = (value: Value): RichText => value as RichText
