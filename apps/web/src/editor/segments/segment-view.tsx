import { maxSegmentImages } from '@sojourn/contract/document/document-limits'
import type { ReactNode } from 'react'
import { documentsOf } from '@sojourn/contract/itinerary/segment-documents'
import type { Segment } from '@sojourn/contract/document/document'
import { effectiveSegment } from '@sojourn/contract/itinerary/effective'
import { MediaList } from '../../media/inputs/media-list.tsx'
import { RichTextView } from '../../ui/rich-text/rich-text-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FormPart } from '../panes/form-head.tsx'
import { lazyPane } from '../panes/lazy-pane.tsx'
import { tagsOf } from '@sojourn/contract/itinerary/segment-tags'
import { factsOf } from './segment-facts.ts'
import * as wording from './wording.ts'

const DocumentsView = lazyPane(
  async () => (await import('./documents/documents-view.tsx')).DocumentsView,
  <Skeleton className="h-17" />,
)

/** A segment as shown to users who may view but not edit it. */
export function SegmentView({ segment }: { segment: Segment }) {
  const effective = effectiveSegment(segment)
  const facts = factsOf(segment)
  return (
    <>
      {facts.length > 0 && (
        <dl className="mb-7 grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(8rem,auto)_minmax(0,1fr)]">
          {facts.map(({ name, text }) => (
            <div key={name} className="contents">
              <dt className="text-sm text-ink-soft sm:pt-0.5">{name}</dt>
              <dd dir="auto" className="-mt-2 wrap-anywhere whitespace-pre-line sm:mt-0">
                {text}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {effective.description && (
        <FormPart title={wording.descriptionLabel}>
          <RichTextView value={effective.description} level={4} />
        </FormPart>
      )}
      <Lines title={wording.included} lines={effective.included} />
      <Lines title={wording.excluded} lines={effective.excluded} />
      {segment.notesClient && <Prose title={wording.clientNotesLabel}>{segment.notesClient}</Prose>}
      {segment.notesInternal && <Prose title={wording.internalNotesLabel}>{segment.notesInternal}</Prose>}
      {tagsOf(segment).length > 0 && <Prose title={wording.tags}>{tagsOf(segment).join(', ')}</Prose>}
      {documentsOf(segment).length > 0 && (
        <FormPart title={wording.documentsTitle}>
          <DocumentsView segment={segment} />
        </FormPart>
      )}
      {effective.media.length > 0 && (
        <FormPart title={wording.imagesTitle}>
          <MediaList
            label={wording.imagesTitle}
            isLabelHidden
            isReadOnly
            max={maxSegmentImages}
            value={effective.media}
            onChange={() => {}}
          />
        </FormPart>
      )}
    </>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    lines.length > 0 && (
      <FormPart title={title}>
        <ul className="list-disc ps-5">
          {lines.map((line) => (
            <li key={line} dir="auto">
              {line}
            </li>
          ))}
        </ul>
      </FormPart>
    )
  )
}

function Prose({ title, children }: { title: string; children: ReactNode }) {
  return (
    <FormPart title={title}>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {children}
      </p>
    </FormPart>
  )
}
