/** What a library item lends to a segment, and what the designer may lay over it. */
export const contentFields = [
  'title',
  'description',
  'included',
  'excluded',
  'media',
  'location',
  'durationMin',
] as const
export type ContentField = (typeof contentFields)[number]
