import { Check, CloudOff, CloudUpload, TriangleAlert } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import { useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import type { SaveState } from '../store/itinerary-store.ts'
import * as wording from './wording.ts'

/** `short` replaces the words on narrow screens. Without it, only the icon is shown there. */
type Look = { words: string; short?: string; icon: LucideIcon; colour: string }

const calm = 'text-ink-soft'

// There is no spinner while changes are being saved: constant movement is tiring, and slows down typing.
const looks: Readonly<Record<SaveState['kind'], Look>> = {
  saved: { words: wording.saved, icon: Check, colour: calm },
  waiting: { words: wording.saving, short: wording.saving, icon: CloudUpload, colour: calm },
  saving: { words: wording.saving, short: wording.saving, icon: CloudUpload, colour: calm },
  retrying: { words: wording.retrying, short: wording.notSaved, icon: TriangleAlert, colour: 'text-warning' },
  offline: { words: wording.offline, short: wording.offlineShort, icon: CloudOff, colour: 'text-warning' },
  rejected: { words: wording.notSaved, short: wording.notSaved, icon: TriangleAlert, colour: 'text-danger' },
  conflict: { words: wording.changedElsewhere, short: wording.notSaved, icon: TriangleAlert, colour: 'text-danger' },
}

/** Shows whether the changes are saved. */
export function SaveMark() {
  const { isReadOnly } = useItinerary()
  const kind = useItineraryState((state) => state.save.kind)
  if (isReadOnly) return null
  const { words, short, icon: Icon, colour } = looks[kind]
  return (
    <output
      aria-label={wording.saveStatus}
      className={classNames('flex items-center gap-1.5 text-sm whitespace-nowrap', colour)}
    >
      <Icon aria-hidden size={16} />
      <span className="sr-only lg:not-sr-only">{words}</span>
      {short && (
        <span aria-hidden data-short={short} className="hidden before:content-[attr(data-short)] xs:inline lg:hidden" />
      )}
    </output>
  )
}
