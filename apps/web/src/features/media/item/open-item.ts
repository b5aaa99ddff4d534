import { createContext, use } from 'react'
import type { MediaSummary } from '../../../media/item/media-picture.tsx'

/** The file that is open over the list. */
export type OpenItem = {
  uuid: string | null
  /** The files of the page that is shown, in its order: the neighbours of the one that is open. */
  records: readonly MediaSummary[]
  /** Shows another one in its place. */
  go: (uuid: string) => void
  close: () => void
}

/** Given by the list to the dialogs over it. */
export const OpenItemContext = createContext<OpenItem>({ uuid: null, records: [], go: () => {}, close: () => {} })

/** The file that is open, its neighbours, and the ways to them. */
export const useOpenItem = (): OpenItem => use(OpenItemContext)
