import { useEffect } from 'react'
import type { Parameters } from './resource-lists.ts'

/** The page of a list from which a record was opened; the browser's history keeps it with the record. */
export type ListOrigin = {
  /** The path of the list: `/accommodations`. */
  path: string
  /** The company of the list, or `platform`. */
  scope: string
  parameters: Parameters
}

declare module '@tanstack/history' {
  interface HistoryState {
    list?: ListOrigin
    /** Whether the page moves the focus itself, instead of having it moved to its title. */
    focusesItself?: boolean
  }
}

let visible: ListOrigin | null = null

/** Records that are opened while the caller is mounted come from this list; none do if it is null. */
export const useListOrigin = (origin: ListOrigin | null): void => {
  useEffect(() => {
    visible = origin
  })
  useEffect(
    () => () => {
      visible = null
    },
    [],
  )
}

/** The list that a page of a record is being opened from, if it is the visible one. */
export const originOf = (path: string): ListOrigin | null =>
  visible && path.startsWith(`${visible.path}/`) ? visible : null
