import type { mediaItem } from '@sojourn/contract/resources/media-item'
import { create } from 'zustand'
import type { ChosenChange } from '../../kit/list/list-definition.ts'
import type { MediaSummary } from '../../media/item/media-picture.tsx'

/** Files that were chosen in the list, and what writes to each of them. */
export type Chosen = {
  records: readonly Pick<MediaSummary, 'folder' | 'licence' | 'licenceExpires' | 'credit' | 'kind'>[]
  write: (change: ChosenChange<typeof mediaItem>) => void
}

/** A dialog of the library, and what it is about. */
export type MediaDialog =
  | ({ kind: 'folder' | 'licence' | 'credit' } & Chosen)
  /** A picture is cropped and turned, or replaced. */
  | { kind: 'edit' | 'replace'; uuid: string }
  /** New files come, to a folder or to none. */
  | { kind: 'upload'; folder: string | null }

/** Which dialog of the library is open beside that of a file; one at a time. */
export const useMediaDialog = create<{ open: MediaDialog | null }>(() => ({ open: null }))

/** Opens one; its code is fetched then. */
export const openMediaDialog = (open: MediaDialog): void => useMediaDialog.setState({ open })

/** Closes whichever is open. */
export const closeMediaDialog = (): void => useMediaDialog.setState({ open: null })
