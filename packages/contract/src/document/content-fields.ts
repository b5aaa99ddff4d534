/** The fields that a segment takes from a library item and that the designer may override. */
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
