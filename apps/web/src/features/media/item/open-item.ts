import { createContext, use } from 'react'
import type { MediaSummary } from '../../../media/item/media-picture.tsx'

/** The file that is open in a dialog over the list. */
export type OpenItem = {
  uuid: string | null
  /** The files of the current page in order, for the neighbours of the open one. */
  records: readonly MediaSummary[]
  /** Opens another file instead. */
  go: (uuid: string) => void
  close: () => void
}

/** Provided by the list to the dialogs over it. */
export const OpenItemContext = createContext<OpenItem>({ uuid: null, records: [], go: () => {}, close: () => {} })

/** The open file, its neighbours, and functions to open another or close it. */
export const useOpenItem = (): OpenItem => use(OpenItemContext)
