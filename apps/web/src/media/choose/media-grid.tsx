import { GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import type { DragAndDropHooks } from 'react-aria-components/useDragAndDrop'
import { Checkbox } from '../../ui/checkbox.tsx'
import { classNames } from '../../ui/class-names.ts'
import { genericMemo } from '../../ui/generic-memo.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AttentionBadges, attentionOf } from '../item/media-attention.tsx'
import { type MediaSummary, MediaThumbnail } from '../item/media-picture.tsx'

type MediaGridProps = {
  label: string
  rows: readonly MediaSummary[]
  nameOf: (item: MediaSummary) => string
  /** Where a click or Enter leads; or what it does. */
  hrefOf?: ((item: MediaSummary) => string) | undefined
  onAction?: (uuid: string) => void
  /** What can be done with one file. */
  renderActions?: (item: MediaSummary) => ReactNode
  /** Give both to let files be chosen. */
  selected?: ReadonlySet<string>
  onSelectedChange?: (uuids: ReadonlySet<string>) => void
  /** Lets files be dragged elsewhere: each has a handle for those who use the keyboard. */
  dragAndDropHooks?: DragAndDropHooks | undefined
}

/** Thumbnails 100 to 150 px wide, from 120 px where there is room for some. */
const COLUMNS =
  'grid items-start grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-3 gap-y-4 *:max-w-37.5 sm:grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))]'

/**
 * Files as thumbnails: arrow keys go from one to the next in both directions, Tab into what can be done with one. What it
 * is given should stay the same while it does: then nothing of it is drawn again.
 */
export const MediaGrid = genericMemo(DrawnGrid)

function DrawnGrid(props: MediaGridProps) {
  const { label, rows, nameOf, hrefOf, onAction, renderActions, selected, onSelectedChange, dragAndDropHooks } = props
  const isSelectable = Boolean(selected && onSelectedChange)
  const isChoosing = selected !== undefined && selected.size > 0
  return (
    <GridList
      aria-label={label}
      layout="grid"
      keyboardNavigationBehavior="tab"
      items={rows}
      dragAndDropHooks={dragAndDropHooks}
      dependencies={[isChoosing, isSelectable, hrefOf, renderActions]}
      selectionMode={isSelectable ? 'multiple' : 'none'}
      selectedKeys={selected}
      onSelectionChange={(keys) =>
        onSelectedChange?.(new Set(keys === 'all' ? rows.map(({ uuid }) => uuid) : [...keys].map(String)))
      }
      onAction={onAction && ((key) => onAction(String(key)))}
      className={classNames(COLUMNS, 'outline-none')}
    >
      {(item) => (
        <GridListItem
          id={item.uuid}
          textValue={spokenOf(item, nameOf(item))}
          href={hrefOf?.(item)}
          className="focus-ring group relative flex cursor-default flex-col rounded-sm border border-transparent data-href:cursor-pointer data-selected:border-brand data-selected:bg-brand-tint"
        >
          <Thumbnail item={item} />
          <span className="flex flex-col gap-1 px-1 pt-1.5 pb-1">
            <span dir="auto" className="line-clamp-2 text-sm leading-5 wrap-anywhere">
              {nameOf(item)}
            </span>
            <AttentionBadges item={item} />
          </span>
          {isSelectable && (
            <span
              className={classNames(
                'absolute start-1 top-1 flex rounded-xs bg-surface transition-opacity pointer-coarse:bg-transparent pointer-coarse:p-2',
                !isChoosing && HIDDEN_AT_REST,
              )}
            >
              <Checkbox slot="selection" className="-m-0.5 pointer-coarse:m-0" />
            </span>
          )}
          {dragAndDropHooks && (
            <span className={classNames('absolute end-1 top-1 flex rounded-sm bg-surface', HIDDEN_AT_REST)}>
              <IconButton slot="drag" icon={GripVertical} label={`Drag ${nameOf(item)}`} hasTooltip={false} />
            </span>
          )}
          {renderActions && (
            <span
              className={classNames(
                'absolute end-1 top-1 flex rounded-sm bg-surface transition-opacity empty:hidden',
                hrefOf && HIDDEN_AT_REST,
              )}
            >
              {renderActions(item)}
            </span>
          )}
        </GridListItem>
      )}
    </GridList>
  )
}

/** Shown under the pointer, with the focus, and always where there is only touch. */
const HIDDEN_AT_REST =
  'opacity-0 group-data-hovered:opacity-100 group-data-selected:opacity-100 group-focus-within:opacity-100 group-focus:opacity-100 pointer-coarse:opacity-100'

function Thumbnail({ item }: { item: MediaSummary }) {
  return (
    <MediaThumbnail
      item={item}
      // Its name stands below it.
      sizes="9.375rem"
      ratio="4 / 3"
      className="w-full rounded-xs group-data-hovered:brightness-95"
    />
  )
}

/** What a screen reader says of a file: its name and what needs attention. */
const spokenOf = (item: MediaSummary, name: string): string =>
  [name, ...attentionOf(item).map(({ label }) => label)].join(', ')

/** The shape of the grid while it loads. */
export function MediaGridSkeleton({ count = 12 }: { count?: number }) {
  return (
    <div className={COLUMNS}>
      <output className="sr-only">Loading the files</output>
      {Array.from({ length: count }, (_, place) => (
        <div key={place}>
          <Skeleton className="aspect-4/3 w-full" />
          <Skeleton className="mt-2 h-3 w-2/3" />
        </div>
      ))}
    </div>
  )
}
