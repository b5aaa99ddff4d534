import { type RefObject, useEffect } from 'react'
import { announce } from '../../ui/announce.ts'
import type { useNeighbours } from './use-neighbours.ts'
import * as wording from './wording.ts'

/** What led to a neighbour: one of the two buttons, or a key. */
export type Way = 'previous' | 'next' | 'key'

/** The way to the record that is being opened. Not in the history, because a reload must not move the focus. */
let way: { to: string; by: Way } | null = null

/** Notes that a neighbour is being opened. */
export const noteWay = (to: string, by: Way): void => {
  way = { to, by }
}

type Arrival = {
  uuid: string
  name: string
  neighbours: ReturnType<typeof useNeighbours>
  /** The elements of the new page that get the focus. */
  targets: Readonly<Record<Way, RefObject<HTMLElement | null>>>
}

/**
 * Each record has its own instance of the page, so the button that was pressed is gone. The focus returns to the button of the
 * same name or, where the list ends, to the title; the record and its position are announced.
 */
export const useArrival = ({ uuid, name, neighbours, targets }: Arrival): void => {
  useEffect(() => {
    if (!neighbours || neighbours.isPending || way?.to !== uuid) return
    const { by } = way
    way = null
    announce(wording.arrived({ name, position: neighbours.position, total: neighbours.total }))
    // The user has moved the focus in the meantime.
    if (document.activeElement !== document.body) return
    const isEnd = by !== 'key' && !neighbours[by]
    targets[isEnd ? 'key' : by].current?.focus()
  })
}
