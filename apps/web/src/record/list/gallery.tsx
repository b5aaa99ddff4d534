import { Images, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import type { Summary } from '@sojourn/contract/kit/define-resource'
import type { Thumbnail } from '@sojourn/contract/kit/thumbnail'
import type { Wire } from '../../data/resource-lists.ts'
import { RecordImage } from '../../kit/images/record-image.tsx'
import type { ListView, RowsProps } from '../../kit/list/list-definition.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import * as wording from './wording.ts'

type Card<R extends Wire> = {
  /** Shown for a record without an image. */
  icon: LucideIcon
  thumbnailOf: (record: Summary<R>) => Thumbnail | null
  /** Below the name: what tells records apart. */
  detailOf: (record: Summary<R>) => ReactNode
  /** Over the image, such as a status. */
  badgeOf?: (record: Summary<R>) => ReactNode
}

const COLUMNS = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-x-4 gap-y-6'

/** Visible on hover, with the focus, and always on touch devices. */
const HIDDEN_AT_REST =
  'opacity-0 group-data-hovered:opacity-100 group-data-selected:opacity-100 group-focus-within:opacity-100 group-focus:opacity-100 pointer-coarse:opacity-100'

/** The view of a list that shows each record as its image with its name below. */
export const galleryView = <R extends Wire>(card: Card<R>): ListView<R> => ({
  id: 'gallery',
  label: wording.galleryView,
  icon: Images,
  rows: (props) => <Gallery {...props} card={card} />,
  skeleton: <GallerySkeleton />,
})

function Gallery<R extends Wire>(props: RowsProps<R> & { card: Card<R> }) {
  const { label, rows, nameOf, hrefOf, renderActions, selected, onSelectedChange, card } = props
  const isSelectable = Boolean(selected && onSelectedChange)
  const isChoosing = (selected?.size ?? 0) > 0
  return (
    <GridList
      aria-label={label}
      layout="grid"
      keyboardNavigationBehavior="tab"
      items={rows}
      dependencies={[isChoosing, isSelectable, hrefOf, renderActions]}
      selectionMode={isSelectable ? 'multiple' : 'none'}
      selectedKeys={selected}
      onSelectionChange={(keys) =>
        onSelectedChange?.(new Set(keys === 'all' ? rows.map(({ uuid }) => uuid) : [...keys].map(String)))
      }
      className={classNames(COLUMNS, 'outline-none')}
    >
      {(row) => (
        <GridListItem
          id={row.uuid}
          textValue={nameOf(row)}
          href={hrefOf?.(row)}
          className="focus-ring group relative flex cursor-default flex-col rounded-md data-href:cursor-pointer data-selected:bg-brand-tint data-selected:outline-2 data-selected:outline-brand"
        >
          <RecordImage
            thumbnail={card.thumbnailOf(row)}
            icon={card.icon}
            className="w-full rounded-md transition-[filter] group-data-hovered:brightness-95"
          />
          <span className="flex flex-col gap-0.5 px-0.5 pt-2 pb-1">
            <span dir="auto" className="line-clamp-2 font-medium wrap-anywhere">
              {nameOf(row)}
            </span>
            <span className="text-sm wrap-anywhere text-ink-soft">{card.detailOf(row)}</span>
          </span>
          {card.badgeOf && <span className="absolute start-2 bottom-auto top-2">{card.badgeOf(row)}</span>}
          <span className="absolute end-2 top-2 flex items-center gap-1">
            {isSelectable && (
              <span
                className={classNames(
                  'flex size-8 items-center justify-center rounded-sm bg-surface',
                  !isChoosing && HIDDEN_AT_REST,
                )}
              >
                <Checkbox slot="selection" />
              </span>
            )}
            <span className={classNames('flex rounded-sm bg-surface empty:hidden', hrefOf && HIDDEN_AT_REST)}>
              {renderActions(row)}
            </span>
          </span>
        </GridListItem>
      )}
    </GridList>
  )
}

function GallerySkeleton() {
  return (
    <div className={COLUMNS}>
      {Array.from({ length: 8 }, (_, place) => (
        <div key={place}>
          <Skeleton className="aspect-4/3 w-full" />
          <Skeleton className="mt-2 h-4 w-2/3" />
        </div>
      ))}
    </div>
  )
}
