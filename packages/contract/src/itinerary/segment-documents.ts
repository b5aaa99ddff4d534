import type { Segment, SegmentDocument } from '../document/document.ts'

type WithDocuments = Pick<Segment, 'documents'>

/** The documents of a segment. Older segments do not have the field. */
export const documentsOf = (segment: WithDocuments): SegmentDocument[] => segment.documents ?? []

/** The documents that travellers see. */
export const visibleDocumentsOf = (segment: WithDocuments): SegmentDocument[] =>
  documentsOf(segment).filter(({ isVisible }) => isVisible)
