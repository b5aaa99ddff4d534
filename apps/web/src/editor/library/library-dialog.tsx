import { useRef, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import type { Segment } from '@sojourn/contract/document/document'
import { foldText } from '@sojourn/contract/kit/fold-text'
import { segmentFromAccommodation, segmentFromExcursion } from '@sojourn/contract/itinerary/from-library'
import { swapSource } from '@sojourn/contract/itinerary/library-update'
import { useTenant } from '../../data/session.ts'
import { useDebounced } from '../../kit/page/use-debounced.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { dayNumber } from '../words/day-words.ts'
import { closeDaysDialog, useDaysDialog } from '../panes/open-dialog.ts'
import { lastPlaceBefore, lastPlaceUpTo } from '../segments/last-place.ts'
import { useItineraryState } from '../store/itinerary-context.tsx'
import { titleOf } from '../words/segment-words.ts'
import { useAddSegment } from '../store/deferred/use-add-segment.ts'
import { useDone } from '../panes/use-done.ts'
import type { LibraryItem } from './library-item.ts'
import { CreateItems } from './create-items.tsx'
import { noteUsed } from './recently-used.ts'
import { Results } from './results.tsx'
import { SearchBar } from './search-bar.tsx'
import { isOfLibrary, segmentOfSentence, withSentence } from './segment-of-sentence.ts'
import { SentenceFields } from './sentence-fields.tsx'
import { sentenceKey } from './sentence-option.tsx'
import { useSentencePlaces } from './sentence-places.ts'
import { bestMatch, keyed, type Section } from './suggestions.ts'
import { useItemFacts } from './use-item-facts.ts'
import { type Understood, useSentence } from './use-sentence.ts'
import { type LibraryScope, useLibrary } from './use-library.ts'
import * as wording from './wording.ts'

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

type LibraryProps = { at: number | null; before?: string | null; instead?: Segment }

function Library({ at, before = null, instead }: LibraryProps) {
  const addSegment = useAddSegment()
  const document = useItineraryState((state) => state.document)
  const [to, setTo] = useState(at)
  const [text, setText] = useState('')
  const [scope, setScope] = useState<LibraryScope>(instead?.source?.resource ?? 'all')
  const [added, setAdded] = useState<string | null>(null)
  const [additions, setAdditions] = useState(0)
  const [isEditing, setEditing] = useState(false)
  const sentence = useSentence(instead ? '' : text)
  const wanted = sentence ? sentence.sentence.search : text.trim()
  const q = useDebounced(wanted)
  // Each addition moves the place where travellers are. While the dialog is open, the list stays as it is.
  const [near, setNear] = useState(() => (instead ? lastPlaceBefore(document, instead) : lastPlaceUpTo(document, at)))
  const { sections, isPending, hasFailed, isOffline, retry } = useLibrary(q, scope, near)
  const match = sentence && matchOf(sentence, sections, wanted)
  const day = sentence?.sentence.day ?? to
  const facts = useItemFacts(day, sentence?.sentence ?? null)
  const replaceOr = useReplace(instead)
  const withPlaces = useSentencePlaces(near)
  const isAdding = useRef(false)

  const add = (segment: Segment) => {
    // Another day was chosen in the meantime: the segment goes to its end.
    addSegment(segment, { to: day, before: day === at ? before : null })
    setAdded(wording.added({ name: segment.title, day: dayNumber(day) }))
    // The user may have typed another text while the places were searched for.
    setText((now) => (now === text ? '' : now))
    setEditing(false)
    setAdditions((count) => count + 1)
  }
  const take = replaceOr((found) => {
    const segment = segmentOf(found)
    add(sentence ? withSentence(segment, sentence.sentence) : segment)
  })
  const addSentence = async () => {
    if (match) return take(match)
    // A second Enter may come before the places have been found.
    if (!sentence || isAdding.current) return
    isAdding.current = true
    const segment = segmentOfSentence(crypto.randomUUID(), sentence.sentence)
    add(await withPlaces(segment, sentence.sentence))
    isAdding.current = false
  }
  const choose = (key: React.Key) => {
    if (key === sentenceKey) return void addSentence()
    const found = sections.flatMap(keyed).find((one) => one.key === key)
    if (found) take(found)
  }
  const goTo = (next: number | null) => {
    setTo(next)
    // The chosen day overrides the one in the text.
    sentence?.change({ day: next })
    setNear(lastPlaceUpTo(document, next))
  }
  return (
    <Dialog
      title={instead ? wording.replaceTitle({ title: titleOf(instead) }) : wording.addTitle({ day: dayNumber(to) })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && closeDaysDialog()}
    >
      {/* Mounted again after each addition, because otherwise the input would refer to an option that no longer exists. */}
      <Autocomplete key={additions} inputValue={text} onInputChange={setText}>
        <SearchBar
          {...{ text, setText, scope, setScope, added, isOffline }}
          target={instead ? null : { days: document.days, day, goTo }}
          onEnter={() => sentence && !sentence.isOnlyKind && void addSentence()}
          onEdit={sentence && !isEditing ? () => setEditing(true) : null}
        />
        {isEditing && sentence ? null : hasFailed && !sentence ? (
          <ErrorState title={wording.loadFailed} onRetry={retry} />
        ) : isPending && !sentence ? (
          <SkeletonRows rows={4} label={wording.loading} />
        ) : (
          <Results
            sections={sections}
            sentence={sentence}
            match={match}
            day={day}
            isBlank={!text.trim()}
            onChoose={choose}
          />
        )}
      </Autocomplete>
      {isEditing && sentence && (
        <SentenceFields
          understood={sentence}
          matched={match?.item.name ?? null}
          onAdd={() => void addSentence()}
          onCancel={() => setEditing(false)}
        />
      )}
      <CreateItems
        scope={scope}
        text={q}
        facts={facts}
        isOffered={
          !isPending &&
          !hasFailed &&
          !isOffline &&
          wanted === q &&
          !isThere(sections, q) &&
          (!sentence || isOfLibrary(sentence.sentence))
        }
        onCreated={take}
      />
    </Dialog>
  )
}

/** The item of the library that a sentence is about, if its name was typed. */
const matchOf = ({ sentence }: Understood, sections: readonly Section[], q: string): LibraryItem | null =>
  isOfLibrary(sentence)
    ? bestMatch(
        sections.flatMap(({ items }) => items).filter(({ kind }) => sentence.kind === null || kind === sentence.kind),
        q,
      )
    : null

/** Wraps a function that adds an item: if the dialog is open to replace the source of a segment, it does that instead. */
const useReplace = (instead: Segment | undefined) => {
  const { uuid: tenant } = useTenant()
  const done = useDone()
  return (add: (found: LibraryItem) => void) =>
    (found: LibraryItem): void => {
      noteUsed(tenant, { kind: found.kind, uuid: found.item.uuid })
      if (!instead) return add(found)
      closeDaysDialog()
      done(swapSource(instead, segmentOf(found)), wording.replacedHint)
    }
}

/** Whether nothing is missing: something was found that is called exactly that, or nothing was searched for. */
const isThere = (sections: readonly Section[], q: string): boolean =>
  sections.some(({ items }) => q === '' || items.some(({ item }) => foldText(item.name) === foldText(q)))

const segmentOf = ({ kind, item }: LibraryItem) =>
  kind === 'accommodation'
    ? segmentFromAccommodation(crypto.randomUUID(), item)
    : segmentFromExcursion(crypto.randomUUID(), item)
