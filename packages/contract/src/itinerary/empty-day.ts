import type { Day } from '../document/document.ts'

/** A day without content. */
export const emptyDay = (uuid: string): Day => ({
  uuid,
  title: null,
  routeLine: null,
  description: null,
  destination: null,
  hero: null,
  meals: { b: null, l: null, d: null },
  notesInternal: null,
})
