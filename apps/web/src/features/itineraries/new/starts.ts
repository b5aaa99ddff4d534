import type { Thumbnail } from '@sojourn/contract/kit/thumbnail'
import type { CopiedParts } from '../../../kit/list/duplicate/copied-parts.ts'

/** An itinerary or a template to start from. */
export type Source = {
  uuid: string
  title: string
  dayCount: number
  isTemplate: boolean
  startDate?: string | null
  clientName?: string | null
  thumbnail?: Thumbnail | null
}

/** Some days of a source, by their indexes from 0; null for all. */
export type ChosenDays = { source: Source; only: readonly number[] | null }

/** What a new itinerary starts from. */
export type Start = {
  kind: 'blank' | 'template' | 'itinerary' | 'days'
  template: Source | null
  itinerary: Source | null
  /** What is taken from the earlier itinerary. */
  parts: CopiedParts
  days: readonly ChosenDays[]
}

/** The source that is copied as a whole, if any. */
export const wholeSource = ({ kind, template, itinerary }: Start): Source | null =>
  kind === 'template' ? template : kind === 'itinerary' ? itinerary : null

/** How many days the start determines; null if the user chooses. */
export const dayCountOf = (start: Start): number | null => {
  if (start.kind === 'blank') return null
  if (start.kind !== 'days') return wholeSource(start)?.dayCount ?? null
  const count = start.days.reduce((sum, { source, only }) => sum + (only?.length ?? source.dayCount), 0)
  return count === 0 ? null : count
}
