import type { Import } from '@sojourn/contract/imports'
import * as wording from './wording.ts'

/** How many rows the server has checked or stored so far, and of how many. */
export const rowsDone = ({ state, counts }: Import): { done: number; total: number; percent: number } => {
  const { total, checked, created, updated, skipped, failed } = counts
  const done = state === 'running' ? created + updated + skipped + failed : checked
  return { done, total, percent: total === 0 ? 100 : (done / total) * 100 }
}

/** How many values were left out although their row was imported: `37 cells cannot be read`. */
export const unreadInWords = ({ counts: { unreadCells } }: Import): string | undefined =>
  unreadCells === 0 ? undefined : wording.unreadCells({ count: unreadCells })

/** How the import ended; undefined if it has not ended. */
export const endInWords = ({ state }: Import): string | undefined => wording.ends[state]

/** The result of the import: `4,963 added, 0 updated, 0 already existed, 37 skipped.` */
export const resultInWords = ({ counts: { created, updated, skipped, failed } }: Import): string =>
  wording.result({ created, updated, unchanged: skipped, skipped: failed })
