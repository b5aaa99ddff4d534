import { Library, PenLine } from 'lucide-react'
import { type ContentField, contentFields, type Segment } from '@sojourn/contract/itinerary/document'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { useTrip } from './trip-context.tsx'

const folders = { accommodation: 'accommodations', excursion: 'excursions' } as const

/** What this form can change of a segment's content and go back from. */
const fieldWords: Partial<Record<ContentField, string>> = { title: 'title', description: 'description' }

/** Says that a segment was taken from the library, and which of its words are the designer's own. */
export function LibraryNote({ segment }: { segment: Segment }) {
  const { source, overrides } = segment
  if (!source) return null
  const own = contentFields.filter((field) => field in overrides).map((field) => fieldWords[field] ?? field)
  return (
    <p className="mb-6 flex items-start gap-2 rounded-sm bg-sunken px-3 py-2 text-sm text-ink-soft">
      <Library aria-hidden size={16} className="mt-0.5 shrink-0" />
      <span className="min-w-0">
        From your library:{' '}
        <Link href={`/${folders[source.resource]}/${source.uuid}`} dir="auto" className="wrap-anywhere">
          {segment.title}
        </Link>
        {own.length > 0 && `. Changed for this trip: ${own.join(', ')}.`}
      </span>
    </p>
  )
}

/** Marks a field whose words are not the library's any more, with the way back. */
export function OwnWords({ segment, field }: { segment: Segment; field: 'title' | 'description' }) {
  const trip = useTrip()
  if (!segment.source || !(field in segment.overrides)) return null
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      <PenLine aria-hidden size={14} className="shrink-0 text-brand" />
      Your own {field} for this trip
      {!trip.isReadOnly && (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Use the library’s ${field}`}
          onPress={() => trip.dispatch({ kind: 'resetSegment', segment: segment.uuid, fields: [field] })}
        >
          Use the library’s
        </Button>
      )}
    </p>
  )
}
