import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { ListBox } from 'react-aria-components/ListBox'
import { segmentFromAccommodation, segmentFromExcursion } from '@sojourn/contract/itinerary/from-library'
import type { Read } from '@sojourn/contract/kit/define-resource'
import type { Page } from '@sojourn/contract/kit/page'
import { accommodation } from '@sojourn/contract/resources/accommodation'
import { excursion } from '@sojourn/contract/resources/excursion'
import { request } from '../kit/http.ts'
import { useTenant } from '../kit/session.ts'
import { FETCH_DELAY } from '../ui/constants.ts'
import { Dialog } from '../ui/dialog.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { SkeletonRows } from '../ui/skeleton.tsx'
import { placeWords } from './add-buttons.tsx'
import { type LibraryItem, LibraryOption } from './library-option.tsx'
import { useAddSegment } from './use-add.ts'

type Shelf = 'all' | LibraryItem['kind']

const shelves: readonly { id: Shelf; label: string }[] = [
  { id: 'all', label: 'Everything' },
  { id: 'accommodation', label: 'Accommodations' },
  { id: 'excursion', label: 'Excursions' },
]

/** How many of each kind are shown; whoever wants more types more. */
const perPage = 12

/** Finds an accommodation or an excursion while typing and puts it into the trip. */
export function LibraryDialog({ to, onClose }: { to: number | null; onClose: () => void }) {
  const addSegment = useAddSegment()
  const [text, setText] = useState('')
  const [shelf, setShelf] = useState<Shelf>('all')
  const { items, isPending, hasFailed, retry } = useLibrary(useRested(text.trim()), shelf)

  const choose = (key: React.Key) => {
    const found = items.find(({ item }) => item.uuid === key)
    if (!found) return
    addSegment(segmentOf(found), to)
    onClose()
  }
  return (
    <Dialog title={`Add to ${placeWords(to)}`} width="wide" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Autocomplete inputValue={text} onInputChange={setText}>
        <div className="sticky -top-1 z-10 -mx-1 flex flex-col gap-3 bg-overlay px-1 pt-1 pb-3">
          <SearchField
            label="Search the library"
            placeholder="Name of a place to stay or of an excursion"
            autoFocus
            value={text}
            onChange={setText}
          />
          <SegmentedControl label="Kind" isLabelHidden options={shelves} value={shelf} onChange={setShelf} />
        </div>
        {hasFailed ? (
          <ErrorState title="The library could not be read" onRetry={retry} />
        ) : isPending ? (
          <SkeletonRows rows={4} label="Reading the library" />
        ) : (
          <ListBox
            aria-label="Found in the library"
            items={items.map((found) => ({ ...found, id: found.item.uuid }))}
            onAction={choose}
            renderEmptyState={() => (
              <p className="py-8 text-center text-ink-soft">
                {text.trim()
                  ? 'Nothing found. Try another word, or add a free segment.'
                  : 'The library is empty so far.'}
              </p>
            )}
            className="grid min-h-60 grid-cols-[minmax(0,1fr)] content-start gap-1 outline-none"
          >
            {(found) => <LibraryOption found={found} />}
          </ListBox>
        )}
      </Autocomplete>
    </Dialog>
  )
}

const segmentOf = ({ kind, item }: LibraryItem) =>
  kind === 'accommodation'
    ? segmentFromAccommodation(crypto.randomUUID(), item)
    : segmentFromExcursion(crypto.randomUUID(), item)

const useLibrary = (q: string, shelf: Shelf) => {
  const accommodations = useShelf<Read<typeof accommodation>>(accommodation, q, shelf !== 'excursion')
  const excursions = useShelf<Read<typeof excursion>>(excursion, q, shelf !== 'accommodation')
  const asked = [...(shelf === 'excursion' ? [] : [accommodations]), ...(shelf === 'accommodation' ? [] : [excursions])]
  const items: LibraryItem[] = [
    ...(shelf === 'excursion' ? [] : (accommodations.data ?? [])).map((item) => ({
      kind: 'accommodation' as const,
      item,
    })),
    ...(shelf === 'accommodation' ? [] : (excursions.data ?? [])).map((item) => ({ kind: 'excursion' as const, item })),
  ]
  return {
    items,
    isPending: asked.some((query) => query.isPending),
    hasFailed: asked.every((query) => query.isError && query.data === undefined),
    retry: () => asked.forEach((query) => void query.refetch()),
  }
}

/** The best matches of one noun, by name while nothing is typed. */
const useShelf = <T,>({ plural }: { plural: string }, q: string, enabled: boolean) => {
  const { uuid: tenant } = useTenant()
  const search = new URLSearchParams({ perPage: String(perPage), sort: 'name', ...(q ? { q } : {}) })
  return useQuery({
    queryKey: [tenant, plural, 'picked-from', q],
    queryFn: async ({ signal }) =>
      (await request<Page<T>>('GET', `/v1/${tenant}/${plural}/?${search}`, { signal })).data,
    placeholderData: keepPreviousData,
    enabled,
  })
}

/** What is typed, once typing rests. */
const useRested = (text: string): string => {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), FETCH_DELAY)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
