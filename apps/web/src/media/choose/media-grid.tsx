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
import * as wording from './wording.ts'

type MediaGridProps = {
  label: string
  rows: readonly MediaSummary[]
  nameOf: (item: MediaSummary) => string
  /** What a click or Enter opens, or does. */
  hrefOf?: ((item: MediaSummary) => string) | undefined
  onAction?: (uuid: string) => void
  /** The actions on one file. */
  renderActions?: (item: MediaSummary) => ReactNode
  /** Set both to make files selectable. */
  selected?: ReadonlySet<string>
  onSelectedChange?: (uuids: ReadonlySet<string>) => void
  /** Makes files draggable; each has a handle for keyboard users. */
  dragAndDropHooks?: DragAndDropHooks | undefined
}

/** Thumbnails 100 to 150 px wide, or from 120 px on wider screens. */
const COLUMNS =
  'grid items-start grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-3 gap-y-4 *:max-w-37.5 sm:grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))]'

/**
 * Files as thumbnails: arrow keys move between them in both directions, Tab moves to the actions on one. Keep props stable, so
 * that nothing is rendered again.
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
              <IconButton
                slot="drag"
                icon={GripVertical}
                label={wording.dragHandle({ name: nameOf(item) })}
                hasTooltip={false}
              />
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

/** Visible on hover, with the focus, and always on touch devices. */
const HIDDEN_AT_REST =
  'opacity-0 group-data-hovered:opacity-100 group-data-selected:opacity-100 group-focus-within:opacity-100 group-focus:opacity-100 pointer-coarse:opacity-100'

function Thumbnail({ item }: { item: MediaSummary }) {
  return (
    <MediaThumbnail
      item={item}
      // The name is shown below the image.
      sizes="9.375rem"
      ratio="4 / 3"
      className="w-full rounded-xs group-data-hovered:brightness-95"
    />
  )
}

/** The accessible name of a file: its name and what needs attention. */
const spokenOf = (item: MediaSummary, name: string): string =>
  [name, ...attentionOf(item).map(({ label }) => label)].join(', ')

/** A placeholder of the grid while it loads. */
export function MediaGridSkeleton({ count = 12 }: { count?: number }) {
  return (
    <div className={COLUMNS}>
      <output className="sr-only">{wording.loadingFiles}</output>
      {Array.from({ length: count }, (_, place) => (
        <div key={place}>
          <Skeleton className="aspect-4/3 w-full" />
          <Skeleton className="mt-2 h-3 w-2/3" />
        </div>
      ))}
    </div>
  )
}
