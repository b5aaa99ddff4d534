import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Crop, Repeat2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import {
  isFailed,
  isProcessing,
  type MediaItem,
  mediaItemQuery,
  type MediaSummary,
  MediaThumbnail,
  nameOfMedia,
  shapeOf,
} from '../../../media/item/media-picture.tsx'
import { ApiProblem } from '../../../data/http.ts'
import { useCan, useTenant } from '../../../data/session.ts'
import { Waiting } from '../../../kit/page/waiting.tsx'
import { announce } from '../../../ui/announce.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SkeletonForm } from '../../../ui/skeleton.tsx'
import { LargeDialog } from '../large-dialog.tsx'
import { openMediaDialog } from '../media-dialogs.ts'
import { ItemFacts } from './item-facts.tsx'
import { ItemForm } from './item-form.tsx'
import { ItemText } from './item-text.tsx'
import { useOpenItem } from './open-item.ts'
import { TrackSketch } from './track-sketch.tsx'
import { TryAgain } from './try-again.tsx'
import * as wording from './wording.ts'

/** One file in a large dialog, with its details. The arrow keys lead to its neighbours in the list. */
export function ItemDialog() {
  const { uuid: tenant } = useTenant()
  const { uuid, records, go, close } = useOpenItem()
  const query = useQuery({ ...mediaItemQuery(tenant, uuid ?? ''), enabled: uuid !== null })
  const mayEdit = useCan('media:update')
  const place = records.findIndex((one) => one.uuid === uuid)
  const listed = records[place]
  const item = query.data
  const visibleItem = item ?? listed
  const before = place > 0 ? records[place - 1] : undefined
  const after = place === -1 ? undefined : records[place + 1]
  const isPicture = mayEdit && item?.kind === 'image'
  const canEdit = isPicture && item.variants.length > 0
  const hasFailed = mayEdit && item !== undefined && isFailed(item)
  if (uuid === null) return null
  const show = (wanted: MediaSummary | undefined) => {
    if (!wanted) return
    go(wanted.uuid)
    announce(
      wording.openedPosition({
        name: nameOfMedia(wanted),
        position: records.indexOf(wanted) + 1,
        total: records.length,
      }),
    )
  }
  return (
    <LargeDialog
      title={visibleItem ? nameOfMedia(visibleItem) : wording.file}
      onClose={close}
      onKeyDown={(event) => {
        const wanted = event.key === 'ArrowLeft' ? before : event.key === 'ArrowRight' ? after : undefined
        if (!wanted || usesArrows(event)) return
        event.preventDefault()
        show(wanted)
      }}
      actions={
        <>
          {records.length > 0 && place !== -1 && (
            <span className="text-sm whitespace-nowrap text-ink-soft tabular-nums max-sm:hidden">
              {wording.position({ position: place + 1, total: records.length })}
            </span>
          )}
          <IconButton
            icon={ChevronLeft}
            label={wording.previousFile}
            size="medium"
            placement="bottom"
            isDisabled={!before}
            onPress={() => show(before)}
          />
          <IconButton
            icon={ChevronRight}
            label={wording.nextFile}
            size="medium"
            placement="bottom"
            isDisabled={!after}
            onPress={() => show(after)}
          />
        </>
      }
      stage={
        <>
          {visibleItem && <Stage item={visibleItem} />}
          {(canEdit || hasFailed) && (
            <div className="flex flex-wrap gap-2 border-t border-line px-5 py-3">
              {hasFailed && item.stateReason && (
                <p className="w-full text-sm text-danger first-letter:uppercase">{item.stateReason}</p>
              )}
              {hasFailed && <TryAgain item={item} />}
              {canEdit && (
                <Button
                  size="small"
                  className="pointer-coarse:min-h-11"
                  icon={Crop}
                  onPress={() => openMediaDialog({ kind: 'edit', uuid })}
                >
                  {wording.cropAndAdjust}
                </Button>
              )}
              {isPicture && (
                <Button
                  size="small"
                  className="pointer-coarse:min-h-11"
                  icon={Repeat2}
                  onPress={() => openMediaDialog({ kind: 'replace', uuid })}
                >
                  {wording.replaceEverywhere}
                </Button>
              )}
            </div>
          )}
        </>
      }
    >
      {item ? (
        <div className="flex flex-col gap-8">
          {mayEdit ? <ItemForm key={uuid} item={item} /> : <ItemText item={item} />}
          <ItemFacts item={item} />
        </div>
      ) : query.error instanceof ApiProblem && query.error.status === 404 ? (
        <ErrorState title={wording.notFoundTitle}>{wording.notFoundText}</ErrorState>
      ) : (
        <Waiting query={query} words={wording.waitingForFile} skeleton={<SkeletonForm label={wording.loadingFile} />} />
      )}
    </LargeDialog>
  )
}

/** Whether the focused element uses the arrow keys itself. */
const usesArrows = ({ target, currentTarget, altKey, ctrlKey, metaKey }: KeyboardEvent<HTMLDivElement>): boolean =>
  altKey ||
  ctrlKey ||
  metaKey ||
  !(target instanceof Element) ||
  // Popovers that open over the dialog are elsewhere in the DOM.
  !currentTarget.contains(target) ||
  target.closest(
    'input:not([type=checkbox]), textarea, [contenteditable], [role=listbox], [role=grid], [role=group]',
  ) !== null

function Stage({ item }: { item: MediaSummary | MediaItem }) {
  const sketch = 'sketch' in item ? item.sketch : null
  return (
    <div className="flex h-[42dvh] min-h-0 items-center justify-center bg-sunken p-3 sm:p-5 lg:h-auto lg:grow">
      {sketch ? (
        <TrackSketch sketch={sketch} />
      ) : (
        <MediaThumbnail
          key={item.uuid}
          item={item}
          sizes="(width < 64em) 100vw, 70vw"
          alt={item.alt ?? ''}
          ratio={shapeOf(item)}
          isWhole
          isEager
          className="max-h-full max-w-full"
        />
      )}
      {isProcessing(item) && (
        <p className="absolute start-4 top-4 rounded-sm bg-overlay px-3 py-1.5 text-sm text-ink-soft">
          {item.variants.length > 0 ? wording.processingPreviousVersion : wording.processing}
        </p>
      )}
    </div>
  )
}
