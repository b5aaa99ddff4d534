import type { Import } from '@sojourn/contract/imports'

const inWords = (count: number): string => count.toLocaleString('en-GB')

/** How many rows the server has dealt with, of how many: while it checks them, or while it stores them. */
export const rowsDone = ({ state, counts }: Import): { done: string; total: string; percent: number } => {
  const { total, checked, created, updated, skipped, failed } = counts
  const done = state === 'running' ? created + updated + skipped + failed : checked
  return { done: inWords(done), total: inWords(total), percent: total === 0 ? 100 : (done / total) * 100 }
}

const ends: Partial<Record<Import['state'], string>> = {
  done: 'The import is complete.',
  cancelled: 'The import was cancelled.',
  failed: 'The import ended early: who began it may not add to this list any more.',
}

/** How it ended; nothing while it has not. */
export const endInWords = ({ state }: Import): string | undefined => ends[state]

/** What became of the rows: `4,963 added, 0 changed, 0 there already, 37 left out`. */
export const resultInWords = ({ counts: { created, updated, skipped, failed } }: Import): string =>
  [
    [created, 'added'] as const,
    [updated, 'changed'] as const,
    [skipped, 'there already'] as const,
    [failed, 'left out'] as const,
  ]
    .map(([count, word]) => `${inWords(count)} ${word}`)
    .join(', ')
