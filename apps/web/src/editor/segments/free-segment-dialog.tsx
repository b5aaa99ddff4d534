import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { kindTraits, type SegmentKind, segmentKinds } from '@sojourn/contract/document/segment-kinds'
import { emptySegment } from '@sojourn/contract/itinerary/from-library'
import { Dialog } from '../../ui/dialog.tsx'
import { dayNumber } from '../words/day-words.ts'
import { closeDaysDialog, useDaysDialog } from '../panes/open-dialog.ts'
import { kindIcons } from '../words/segment-kinds.ts'
import { useAddSegment } from '../store/deferred/use-add-segment.ts'
import { useOpenForm } from '../panes/use-pane.ts'
import { markFresh } from './fresh-segment.ts'
import * as wording from './wording.ts'

/** Asks for the kind of the segment to add. Everything else is entered in its form, starting with the title. */
export function FreeSegmentDialog() {
  const about = useDaysDialog(({ open }) => (open?.from === 'scratch' ? open : null))
  const addSegment = useAddSegment()
  const openForm = useOpenForm()
  if (!about) return null
  const add = (kind: SegmentKind) => {
    const uuid = crypto.randomUUID()
    const segment = emptySegment(uuid, kind, kindTraits[kind].words.editor)
    closeDaysDialog()
    markFresh(uuid)
    addSegment(kind === 'accommodation' ? { ...segment, nights: 1 } : segment, about)
    openForm()
  }
  return (
    <Dialog
      title={wording.addTitle({ day: dayNumber(about.to) })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && closeDaysDialog()}
    >
      <ListBox
        aria-label={wording.kindsLabel}
        layout="grid"
        autoFocus="first"
        onAction={(key) => {
          const kind = segmentKinds.find((one) => one === key)
          if (kind) add(kind)
        }}
        className="grid grid-cols-2 gap-1.5 outline-none xs:grid-cols-3"
      >
        {segmentKinds.map((kind) => {
          const [Icon, label] = [kindIcons[kind], kindTraits[kind].words.editor]
          return (
            <ListBoxItem
              key={kind}
              id={kind}
              textValue={label}
              className="focus-ring flex min-h-12 cursor-pointer items-center gap-2.5 rounded-sm border border-line bg-surface px-3 py-2 text-sm font-medium data-focused:border-brand data-focused:bg-brand-tint data-hovered:border-line-strong"
            >
              <Icon aria-hidden size={18} className="shrink-0 text-brand" />
              {label}
            </ListBoxItem>
          )
        })}
      </ListBox>
    </Dialog>
  )
}
