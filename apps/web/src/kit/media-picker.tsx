import { useQuery } from '@tanstack/react-query'
import { Images, SearchX } from 'lucide-react'
import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Link } from '../ui/link.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { MediaThumbnail, mediaClient, nameOfMedia } from './media-picture.tsx'
import { useTenant } from './session.ts'
import { useRested } from './use-rested.ts'
import { Waiting } from './waiting.tsx'

type MediaPickerProps = {
  /** What the picture is for: `Choose a logo`. */
  title: string
  /** What can be chosen; pictures if left out. */
  kind?: 'image' | 'document'
  isOpen: boolean
  onClose: () => void
  /** The uuid of the chosen picture. */
  onChoose: (uuid: string) => void
}

/** A picture of the library, chosen by eye or by name. */
export function MediaPicker({ title, kind = 'image', isOpen, onClose, onChoose }: MediaPickerProps) {
  return (
    <Dialog
      title={title}
      width="wide"
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      {(close) => (
        <Choice
          kind={kind}
          onChoose={(uuid) => {
            onChoose(uuid)
            close()
          }}
        />
      )}
    </Dialog>
  )
}

function Choice({ kind, onChoose }: { kind: 'image' | 'document'; onChoose: (uuid: string) => void }) {
  const { uuid: tenant } = useTenant()
  const [text, setText] = useState('')
  const q = useRested(text.trim())
  const [page, setPage] = useState(1)
  const query = useQuery(
    mediaClient.list(tenant, { kind, perPage: '24', page: String(page), ...(q === '' ? {} : { q }) }),
  )
  const { data } = query
  return (
    <div className="flex flex-col gap-4">
      <SearchField
        label="Search pictures"
        value={text}
        onChange={(typed) => {
          setText(typed)
          setPage(1)
        }}
      />
      {!data ? (
        <Waiting query={query} what="the pictures" />
      ) : data.data.length === 0 ? (
        <NoPictures isSearched={q !== ''} onClear={() => setText('')} />
      ) : (
        <>
          <ul className="grid grid-cols-2 gap-3 xs:grid-cols-3 md:grid-cols-4">
            {data.data.map((item) => (
              <li key={item.uuid}>
                <AriaButton
                  onPress={() => onChoose(item.uuid)}
                  className="focus-ring group block w-full cursor-pointer rounded-sm border border-line bg-surface p-1.5 text-start data-hovered:border-brand"
                >
                  <MediaThumbnail item={item} sizes="(width < 48em) 45vw, 13rem" className="w-full rounded-xs" />
                  <span className="mt-1.5 line-clamp-2 px-0.5 text-sm wrap-anywhere">{nameOfMedia(item)}</span>
                </AriaButton>
              </li>
            ))}
          </ul>
          {data.meta.pageCount > 1 && (
            <Pagination
              label="Pictures"
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
    </div>
  )
}

function NoPictures({ isSearched, onClear }: { isSearched: boolean; onClear: () => void }) {
  return isSearched ? (
    <EmptyState icon={SearchX} title="No pictures like that" actions={<Button onPress={onClear}>Show all</Button>}>
      Try fewer letters.
    </EmptyState>
  ) : (
    <EmptyState icon={Images} title="No pictures yet">
      Add some to the <Link href="/media">media library</Link> first.
    </EmptyState>
  )
}
