import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Images, SearchX, Upload } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { DragAndDropHooks } from 'react-aria-components/useDragAndDrop'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toast.ts'
import { type ChosenKind, choiceOf } from './media-choice.ts'
import { FolderField } from '../folders/media-folder-field.tsx'
import { mediaFolders } from '../folders/media-folders.ts'
import { MediaGrid, MediaGridSkeleton } from './media-grid.tsx'
import { type MediaSummary, mediaClient, nameOfMedia } from '../item/media-picture.tsx'
import { MediaUpload } from '../upload/media-upload.tsx'
import { useCan, useTenant } from '../../data/session.ts'
import { useDebounced } from '../../kit/page/use-debounced.ts'
import { Waiting } from '../../kit/page/waiting.tsx'
import * as wording from './wording.ts'

type MediaPickerProps = {
  /** What the image is for: `Choose a logo`. */
  title: string
  /** What can be chosen; images by default. */
  kind?: ChosenKind
  isOpen: boolean
  onClose: () => void
  /** Called with the uuid of what was chosen; once for each of several. */
  onChoose: (uuid: string) => void
  /** Instead of `onChoose`, lets the user choose several at once, up to `most`. */
  several?: { most: number; onChoose: (uuids: readonly string[]) => void }
}

/** A dialog to choose files from the library, by sight, folder or name. */
export function MediaPicker({ title, kind = 'image', isOpen, onClose, onChoose, several }: MediaPickerProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(none)
  const close = () => {
    setChosen(none)
    onClose()
  }
  const isFull = several !== undefined && chosen.size > several.most
  return (
    <Dialog
      title={title}
      width="work-area"
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) close()
      }}
      renderFooter={
        several &&
        (() => (
          <>
            <p className={isFull ? 'me-auto self-center text-danger' : 'me-auto self-center text-ink-soft'}>
              {isFull ? wording.tooMany({ max: several.most }) : wording.selectedCount({ count: chosen.size })}
            </p>
            <Button onPress={close}>{wording.cancel}</Button>
            <Button
              variant="primary"
              isDisabled={chosen.size === 0 || isFull}
              onPress={() => {
                several.onChoose([...chosen])
                close()
              }}
            >
              {wording.add[kind]({ count: chosen.size })}
            </Button>
          </>
        ))
      }
    >
      <MediaChoice
        isFirst
        kind={kind}
        chosen={several && chosen}
        onChosenChange={setChosen}
        onChoose={(uuid) => {
          onChoose(uuid)
          close()
        }}
      />
    </Dialog>
  )
}

const none: ReadonlySet<string> = new Set()

type MediaChoiceProps = {
  kind: ChosenKind
  /** Undefined if choosing one file is all that the picker does. */
  chosen: ReadonlySet<string> | undefined
  onChosenChange: (chosen: ReadonlySet<string>) => void
  onChoose: (uuid: string) => void
  /** Makes files draggable. */
  dragAndDropHooks?: DragAndDropHooks
  /** Whether the search takes the focus. */
  isFirst?: boolean
}

/** Files of one kind, found by name or folder, to choose or to drag elsewhere. */
export function MediaChoice(props: MediaChoiceProps) {
  const { kind, chosen, onChosenChange, onChoose, dragAndDropHooks, isFirst } = props
  const { uuid: tenant } = useTenant()
  const queries = useQueryClient()
  const [isUploading, setIsUploading] = useState(false)
  const [leftOut, setLeftOut] = useState<string | null>(null)
  const mayUpload = useCan('media:create')
  const search = useMediaSearch(kind)
  const { query, setPage } = search
  const { data } = query
  const take = (items: readonly MediaSummary[]) => {
    const { uuids, leftOut: words } = choiceOf(kind, items)
    setLeftOut(words)
    if (words) announce(words)
    void queries.invalidateQueries({ queryKey: [tenant, 'media'] })
    setPage(1)
    const [first] = uuids
    if (first === undefined) return
    if (chosen) onChosenChange(new Set([...chosen, ...uuids]))
    else if (uuids.length === 1) {
      if (words) toast({ title: wording.notAllSelected, description: words, tone: 'warning' })
      onChoose(first)
    }
  }
  const upload = () => setIsUploading(true)
  return (
    <div className="flex min-h-96 flex-col gap-4">
      <SearchBar kind={kind} search={search} isFirst={isFirst} onUpload={mayUpload ? upload : undefined} />
      <output className="rounded-sm bg-warning-tint px-3 py-2 text-sm wrap-anywhere empty:hidden">{leftOut}</output>
      {!data ? (
        <Waiting query={query} words={wording.waitingFor[kind]} skeleton={<MediaGridSkeleton />} />
      ) : data.data.length === 0 ? (
        <NothingFound
          kind={kind}
          isNarrowed={search.isNarrowed}
          onUpload={mayUpload ? upload : undefined}
          onClear={() => {
            search.clear()
            announce(wording.allShown[kind])
          }}
        />
      ) : (
        <>
          <div className={query.isPlaceholderData ? 'opacity-60 transition-opacity delay-200' : undefined}>
            <MediaGrid
              label={wording.listLabels[kind]}
              rows={data.data}
              nameOf={nameOfMedia}
              dragAndDropHooks={dragAndDropHooks}
              {...(chosen
                ? { selected: onPage(chosen, data.data), onSelectedChange: together(chosen, data.data, onChosenChange) }
                : { onAction: onChoose })}
            />
          </div>
          {data.meta.pageCount > 1 && (
            <Pagination
              label={wording.listLabels[kind]}
              page={data.meta.page}
              pageCount={data.meta.pageCount}
              from={data.meta.from ?? 0}
              to={data.meta.to ?? 0}
              total={data.meta.total}
              isEstimate={data.meta.totalIsEstimate}
              onPageChange={setPage}
            />
          )}
        </>
      )}
      <MediaUpload
        isOpen={isUploading}
        folder={search.folder}
        onUploaded={take}
        onClose={() => setIsUploading(false)}
      />
    </div>
  )
}

/** The search in the library, and the page that was found. A new search starts on the first page. */
const useMediaSearch = (kind: ChosenKind) => {
  const { uuid: tenant } = useTenant()
  const [text, setText] = useState('')
  const q = useDebounced(text.trim())
  const [folder, setFolder] = useState<string | null>(null)
  const [order, setOrder] = useState('-createdAt')
  const [page, setPage] = useState(1)
  const query = useQuery({
    ...mediaClient.list(tenant, {
      kind: kind === 'file' ? ['image', 'document'] : kind,
      state: ['processing-complete', 'processing'],
      perPage: '24',
      page: String(page),
      ...(order === '-createdAt' ? {} : { sort: order }),
      ...(folder === null ? {} : { within: folder }),
      ...(q === '' ? {} : { q }),
    }),
    placeholderData: keepPreviousData,
  })
  const onFirstPage =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value)
      setPage(1)
    }
  return {
    text,
    folder,
    order,
    query,
    isNarrowed: q !== '' || folder !== null,
    type: onFirstPage(setText),
    open: onFirstPage(setFolder),
    sort: onFirstPage(setOrder),
    setPage,
    clear: () => {
      setText('')
      setFolder(null)
    },
  }
}

type SearchBarProps = Pick<MediaChoiceProps, 'kind' | 'isFirst'> & {
  search: ReturnType<typeof useMediaSearch>
  onUpload: (() => void) | undefined
}

function SearchBar({ kind, search, isFirst, onUpload }: SearchBarProps) {
  const { uuid: tenant } = useTenant()
  const { data: folders = [] } = useQuery(mediaFolders(tenant))
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchField
        label={wording.searchLabels[kind]}
        autoFocus={isFirst}
        value={search.text}
        onChange={search.type}
        className="min-w-0 grow basis-48"
      />
      {folders.length > 0 && (
        <FolderField
          className="w-52 max-xs:w-auto max-xs:grow max-xs:basis-32"
          value={search.folder}
          onChange={search.open}
        />
      )}
      <Select
        label={wording.sortLabel}
        isLabelHidden
        className="w-40 max-xs:w-auto max-xs:grow max-xs:basis-32"
        options={orders}
        value={search.order}
        onChange={search.sort}
      />
      {onUpload && (
        <Button icon={Upload} onPress={onUpload}>
          {wording.upload}
        </Button>
      )}
    </div>
  )
}

const orders = [
  { id: '-createdAt', label: wording.newestFirst },
  { id: 'filename', label: wording.nameAscending },
  { id: '-updatedAt', label: wording.lastChanged },
]

/** A list knows only its visible rows; what was chosen on another page stays chosen. */
const onPage = (chosen: ReadonlySet<string>, rows: readonly MediaSummary[]): ReadonlySet<string> =>
  new Set(rows.map(({ uuid }) => uuid).filter((uuid) => chosen.has(uuid)))

const together =
  (chosen: ReadonlySet<string>, rows: readonly MediaSummary[], onChange: (chosen: ReadonlySet<string>) => void) =>
  (here: ReadonlySet<string>) => {
    const pageUuids = new Set(rows.map(({ uuid }) => uuid))
    onChange(new Set([...[...chosen].filter((uuid) => !pageUuids.has(uuid) || here.has(uuid)), ...here]))
  }

type NothingProps = {
  kind: ChosenKind
  isNarrowed: boolean
  onClear: () => void
  /** Undefined for users who may not upload. */
  onUpload: (() => void) | undefined
}

function NothingFound({ kind, isNarrowed, onClear, onUpload }: NothingProps) {
  if (isNarrowed)
    return (
      <EmptyState
        icon={SearchX}
        title={wording.noneFound[kind]}
        actions={<Button onPress={onClear}>{wording.showAll}</Button>}
      >
        {wording.noneFoundHint}
      </EmptyState>
    )
  return onUpload ? (
    <EmptyState
      icon={Images}
      title={wording.noneYet[kind]}
      actions={
        <Button variant="primary" icon={Upload} onPress={onUpload}>
          {wording.uploadKind[kind]}
        </Button>
      }
    >
      {wording.uploadHint}
    </EmptyState>
  ) : (
    <EmptyState icon={Images} title={wording.noneYet[kind]}>
      {wording.askToUpload({ link: libraryLink })}
    </EmptyState>
  )
}

const libraryLink = (chunks: ReactNode) => (
  <Link key="library" href="/media">
    {chunks}
  </Link>
)
