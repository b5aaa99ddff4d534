import { type Chosen, useMediaDialog } from '../media-dialogs.ts'

/** The files for which a dialog is open; null once it is closed. */
export const useBulk = (kind: 'folder' | 'licence' | 'credit'): Chosen | null =>
  useMediaDialog(({ open }) => (open?.kind === kind && 'records' in open ? open : null))

/** The value that all records have in common; undefined if they differ. */
export const commonOf = <T, K extends keyof T>(records: readonly T[], field: K): T[K] | undefined => {
  const [first] = records
  return first && records.every((one) => one[field] === first[field]) ? first[field] : undefined
}
