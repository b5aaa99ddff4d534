import type { Segment, SegmentDocument } from '@sojourn/contract/document/document'
import { documentsOf } from '@sojourn/contract/itinerary/segment-documents'
import { useTenant } from '../../../data/session.ts'
import { useMediaItem } from '../../../media/item/media-picture.tsx'
import { FileLink } from './file-link.tsx'
import * as wording from './wording.ts'

/** The files of a segment, for users who may view but not edit it. */
export function DocumentsView({ segment }: { segment: Segment }) {
  return (
    <ul className="flex flex-col gap-3">
      {documentsOf(segment).map((one, index) => (
        <Row key={`${one.media} ${index}`} document={one} />
      ))}
    </ul>
  )
}

function Row({ document: { media, name, kind, isVisible } }: { document: SegmentDocument }) {
  const { uuid: tenant } = useTenant()
  const item = useMediaItem(tenant, media)
  const words = wording.kinds[kind]
  return (
    <li>
      {name !== null && (
        <p dir="auto" className="wrap-anywhere">
          {name}
        </p>
      )}
      <FileLink item={item} />
      <p className="text-sm text-ink-soft">{isVisible ? wording.visibleTo({ kind: words }) : words}</p>
    </li>
  )
}
