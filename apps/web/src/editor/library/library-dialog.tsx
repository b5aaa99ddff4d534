import { useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Header } from 'react-aria-components/Header'
import { Collection, ListBox, ListBoxSection } from 'react-aria-components/ListBox'
import type { Segment } from '@sojourn/contract/document/document'
import { foldText } from '@sojourn/contract/kit/fold-text'
import { segmentFromAccommodation, segmentFromExcursion } from '@sojourn/contract/itinerary/from-library'
import { swapSource } from '@sojourn/contract/itinerary/library-update'
import { useTenant } from '../../data/session.ts'
import { useDebounced } from '../../kit/page/use-debounced.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { dayName, dayNumber } from '../words/day-words.ts'
import { closeDaysDialog, useDaysDialog } from '../panes/open-dialog.ts'
import { lastPlaceBefore, lastPlaceUpTo } from '../segments/last-place.ts'
import { useItineraryState } from '../store/itinerary-context.tsx'
import { titleOf } from '../words/segment-words.ts'
import { useAddSegment } from '../store/deferred/use-add-segment.ts'
import { useDone } from '../panes/use-done.ts'
import type { LibraryItem } from './library-item.ts'
import { CreateItems } from './create-items.tsx'
import { LibraryOption } from './library-option.tsx'
import { noteUsed } from './recently-used.ts'
import type { Section } from './suggestions.ts'
import { type LibraryScope, useLibrary } from './use-library.ts'
import { unscheduledId } from '../days/day-groups.ts'
import * as wording from './wording.ts'

const scopes: readonly { id: LibraryScope; label: string }[] = [
  { id: 'all', label: wording.scopes.all },
  { id: 'accommodation', label: wording.scopes.accommodation },
  { id: 'excursion', label: wording.scopes.excursion },
]

/** The dialog that searches accommodations and excursions and adds them to the itinerary, one after the other. */
export function LibraryDialog() {
  const about = useDaysDialog(({ open }) => (open?.from === 'library' ? open : null))
  const instead = useItineraryState(({ document }) =>
    document.segments.find(({ uuid }) => about && 'instead' in about && uuid === about.instead),
  )
  if (!about) return null
  if ('to' in about) return <Library at={about.to} before={about.before} />
  return instead && <Library at={instead.day} instead={instead} />
}

function Library({ at, before = null, instead }: { at: number | null; before?: string | null; instead?: Segment }) {
  const { uuid: tenant } = useTenant()
  const addSegment = useAddSegment()
  const done = useDone()
  const document = useItineraryState((state) => state.document)
  const [to, setTo] = useState(at)
  const [text, setText] = useState('')
  const [scope, setScope] = useState<LibraryScope>(instead?.source?.resource ?? 'all')
  const [added, setAdded] = useState<string | null>(null)
  const [additions, setAdditions] = useState(0)
  const q = useDebounced(text.trim())
  // Each addition moves the place where travellers are. While the dialog is open, the list stays as it is.
  const [near, setNear] = useState(() => (instead ? lastPlaceBefore(document, instead) : lastPlaceUpTo(document, at)))
  const { sections, isPending, hasFailed, retry } = useLibrary(q, scope, near)

  const choose = (key: React.Key) => {
    const found = sections.flatMap(keyed).find((one) => one.key === key)
    if (found) take(found)
  }
  const take = (found: LibraryItem) => {
    noteUsed(tenant, { kind: found.kind, uuid: found.item.uuid })
    if (instead) {
      closeDaysDialog()
      done(swapSource(instead, segmentOf(found)), wording.replacedHint)
      return
    }
    // Another day was chosen in the meantime: the segment goes to its end.
    addSegment(segmentOf(found), { to, before: to === at ? before : null })
    setAdded(wording.added({ name: found.item.name, day: dayNumber(to) }))
    setText('')
    setAdditions(additions + 1)
  }
  const goTo = (day: number | null) => {
    setTo(day)
    setNear(lastPlaceUpTo(document, day))
  }
  return (
    <Dialog
      title={instead ? wording.replaceTitle({ title: titleOf(instead) }) : wording.addTitle({ day: dayNumber(to) })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && closeDaysDialog()}
    >
      {/* Mounted again after each addition, because otherwise the input would refer to an option that no longer exists. */}
      <Autocomplete key={additions} inputValue={text} onInputChange={setText}>
        <div className="sticky -top-1 z-10 -mx-1 flex flex-col gap-3 bg-overlay px-1 pt-1 pb-3">
          <SearchField
            label={wording.searchLabel}
            placeholder={wording.searchPlaceholder}
            autoFocus
            value={text}
            onChange={setText}
          />
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <SegmentedControl
              label={wording.scopeLabel}
              isLabelHidden
              options={scopes}
              value={scope}
              onChange={setScope}
            />
            {!instead && (
              <Select
                label={wording.targetLabel}
                isLabelHidden
                isSmall
                className="w-44"
                options={daysOf(document.days)}
                value={to === null ? unscheduledId : String(to)}
                onChange={(id) => goTo(id === unscheduledId ? null : Number(id))}
              />
            )}
          </div>
          {added && (
            <p className="rounded-sm bg-success-tint px-3 py-1.5 text-sm text-success" dir="auto">
              {added}
            </p>
          )}
        </div>
        {hasFailed ? (
          <ErrorState title={wording.loadFailed} onRetry={retry} />
        ) : isPending ? (
          <SkeletonRows rows={4} label={wording.loading} />
        ) : (
          <ListBox
            aria-label={wording.resultsLabel}
            items={sections}
            onAction={choose}
            renderEmptyState={() => (
              <p className="py-8 text-center text-ink-soft">
                {text.trim() ? wording.nothingFound : wording.libraryEmpty}
              </p>
            )}
            className="grid min-h-60 grid-cols-[minmax(0,1fr)] content-start gap-1 outline-none"
          >
            {(section) => (
              <ListBoxSection id={section.id} className="grid grid-cols-[minmax(0,1fr)] gap-1">
                <Header className="eyebrow px-1.5 pt-2">{section.title}</Header>
                <Collection items={keyed(section)}>
                  {(found) => <LibraryOption found={found} id={found.key} />}
                </Collection>
              </ListBoxSection>
            )}
          </ListBox>
        )}
      </Autocomplete>
      <CreateItems
        scope={scope}
        text={q}
        isOffered={!isPending && !hasFailed && text.trim() === q && !isThere(sections, q)}
        onCreated={take}
      />
    </Dialog>
  )
}

/** Whether nothing is missing: something was found that is called exactly that, or nothing was searched for. */
const isThere = (sections: readonly Section[], q: string): boolean =>
  sections.some(({ items }) => q === '' || items.some(({ item }) => foldText(item.name) === foldText(q)))

/** The same item can be in several sections, so each gets its own key. */
const keyed = ({ id, items }: Section): (LibraryItem & { id: string; key: string })[] =>
  items.map((found) => ({ ...found, id: `${id} ${found.item.uuid}`, key: `${id} ${found.item.uuid}` }))

const daysOf = (days: readonly { title: string | null }[]) => [
  ...days.map(({ title }, index) => ({
    id: String(index),
    label: dayName(index, title),
  })),
  { id: unscheduledId, label: dayName(null) },
]

const segmentOf = ({ kind, item }: LibraryItem) =>
  kind === 'accommodation'
    ? segmentFromAccommodation(crypto.randomUUID(), item)
    : segmentFromExcursion(crypto.randomUUID(), item)
