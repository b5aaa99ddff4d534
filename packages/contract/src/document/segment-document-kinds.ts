/** What a document of a segment is. */
export const segmentDocumentKinds = ['voucher', 'ticket', 'confirmation', 'other'] as const
export type SegmentDocumentKind = (typeof segmentDocumentKinds)[number]
