import type { Import } from '@sojourn/contract/imports'
import { countOf } from '../words/words.ts'

const inWords = (count: number): string => count.toLocaleString('en-GB')

/** How many rows the server has checked or stored so far, and of how many. */
export const rowsDone = ({ state, counts }: Import): { done: string; total: string; percent: number } => {
  const { total, checked, created, updated, skipped, failed } = counts
  const done = state === 'running' ? created + updated + skipped + failed : checked
  return { done: inWords(done), total: inWords(total), percent: total === 0 ? 100 : (done / total) * 100 }
}

/** What a file contains: the rows of a table, or cards. */
export const rowWord = ({ format }: Pick<Import, 'format'>): string => (format === 'vcard' ? 'card' : 'row')

/** How many values were left out although their row was imported: `37 cells cannot be read as they are`. */
export const unreadInWords = ({ counts: { unreadCells } }: Import): string | undefined =>
  unreadCells === 0
    ? undefined
    : `${countOf(unreadCells, 'cell')} cannot be read as ${unreadCells === 1 ? 'it is' : 'they are'}; the rest of the row is imported.`

const ends: Partial<Record<Import['state'], string>> = {
  done: 'The import is complete.',
  cancelled: 'The import was cancelled.',
  failed:
    'The import stopped early: the person who started it may no longer add to this list, or something went wrong on our side. What was imported before that stays.',
}

/** How the import ended; undefined if it has not ended. */
export const endInWords = ({ state }: Import): string | undefined => ends[state]

/** The result of the import: `4,963 added, 0 changed, 0 there already, 37 left out`. */
export const resultInWords = ({ counts: { created, updated, skipped, failed } }: Import): string =>
  [
    [created, 'added'] as const,
    [updated, 'changed'] as const,
    [skipped, 'there already'] as const,
    [failed, 'left out'] as const,
  ]
    .map(([count, word]) => `${inWords(count)} ${word}`)
    .join(', ')
