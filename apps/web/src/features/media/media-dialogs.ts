import type { mediaItem } from '@sojourn/contract/resources/media-item'
import { create } from 'zustand'
import type { ChosenChange } from '../../kit/list/list-definition.ts'
import type { MediaItem } from '../../media/item/media-picture.tsx'

/** What dialogs say of a selected file. Rows do not have its licence and credit, but records that have just been read do. */
export type ChosenFile = Pick<MediaItem, 'folder' | 'kind'> &
  Partial<Pick<MediaItem, 'licence' | 'licenceExpires' | 'credit'>>

/** The files selected in the list, and a function that updates each of them. */
export type Chosen = {
  records: readonly ChosenFile[]
  write: (change: ChosenChange<typeof mediaItem>) => void
}

/** A dialog of the library, with what it was opened for. */
export type MediaDialog =
  | ({ kind: 'folder' | 'licence' | 'credit' } & Chosen)
  /** An image is edited or replaced. */
  | { kind: 'edit' | 'replace'; uuid: string }
  /** New files are uploaded to a folder; null for none. */
  | { kind: 'upload'; folder: string | null }

/** The dialog of the library that is open, besides that of a file. Only one can be. */
export const useMediaDialog = create<{ open: MediaDialog | null }>(() => ({ open: null }))

/** Opens a dialog, whose code is loaded then. */
export const openMediaDialog = (open: MediaDialog): void => useMediaDialog.setState({ open })

/** Closes the open dialog. */
export const closeMediaDialog = (): void => useMediaDialog.setState({ open: null })
