import { Library, RefreshCw } from 'lucide-react'
import type { Segment } from '@sojourn/contract/document/document'
import { contentFields } from '@sojourn/contract/document/content-fields'
import { libraryUpdates } from '@sojourn/contract/itinerary/library-update'
import { fieldWords } from '@sojourn/contract/itinerary/words'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { openDaysDialog } from '../panes/open-dialog.ts'
import { useItinerary } from '../store/itinerary-context.tsx'
import { useFreshSegment } from './outdated-finder.ts'
import * as wording from './wording.ts'

const folders = { accommodation: 'accommodations', excursion: 'excursions' } as const

/**
 * Says that a segment was taken from the library, which of its fields were overridden, and what has changed in the library
 * since.
 */
export function LibraryNote({ segment }: { segment: Segment }) {
  const { source, overrides } = segment
  const isSettled = useSettled()
  if (!source) return null
  const own = contentFields.filter((field) => field in overrides).map(fieldWords)
  return (
    <div className="mb-6 rounded-sm bg-sunken px-3 py-2 text-sm text-ink-soft">
      <p className="flex items-start gap-2">
        <Library aria-hidden size={16} className="mt-0.5 shrink-0" />
        <span className="min-w-0">
          {wording.fromLibrary({ title: segment.title, link: inLink(`/${folders[source.resource]}/${source.uuid}`) })}
          {own.length > 0 && <span className="block">{wording.overridden({ fields: own.join(', ') })}</span>}
        </span>
      </p>
      {isSettled && <UpdateNote segment={segment} />}
    </div>
  )
}

const inLink = (href: string) => (chunks: ReactNode) => (
  <Link key="link" href={href} dir="auto" className="wrap-anywhere">
    {chunks}
  </Link>
)

function UpdateNote({ segment }: { segment: Segment }) {
  const itinerary = useItinerary()
  const fresh = useFreshSegment(segment)
  if (fresh === undefined) return null
  if (fresh === null) return <p className="mt-1 ps-6">{wording.libraryMissing}</p>
  const updates = libraryUpdates(segment, fresh)
  if (updates.length === 0) return null
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-2">
      <p className="flex min-w-0 grow items-start gap-2 text-info">
        <RefreshCw aria-hidden size={16} className="mt-0.5 shrink-0" />
        <span>{wording.libraryChanged({ fields: updates.map(({ field }) => fieldWords(field)).join(', ') })}</span>
      </p>
      {!itinerary.isReadOnly && (
        <Button size="small" onPress={() => openDaysDialog({ from: 'update', segment: segment.uuid })}>
          {wording.seeChanges}
        </Button>
      )}
    </div>
  )
}

/** How long a segment must be open before its library item is fetched, in milliseconds. */
const delayMs = 300

const useSettled = (): boolean => {
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), delayMs)
    return () => clearTimeout(timer)
  }, [])
  return isSettled
}
