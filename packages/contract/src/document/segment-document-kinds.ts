/** The kinds of documents of segments. */
export const segmentDocumentKinds = ['voucher', 'ticket', 'confirmation', 'other'] as const
export type SegmentDocumentKind = (typeof segmentDocumentKinds)[number]
