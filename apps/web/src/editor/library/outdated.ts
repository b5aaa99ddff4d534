import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'
import { create } from 'zustand'

/** Segments whose library item says something else by now. */
export const useOutdated = create<{ segments: ReadonlySet<string> }>(() => ({ segments: new Set() }))

/** Whether the library says something else by now than a segment took from it. */
export const useIsOutdated = (segment: string): boolean => useOutdated(({ segments }) => segments.has(segment))

/**
 * Finds out which segments the library has changed since, as soon as the code that does is there; where it cannot be
 * fetched, nothing is marked. Draws nothing.
 */
export function LaterOutdatedFinder(): ReactNode {
  const [Finder, setFinder] = useState<ComponentType | null>(null)
  useEffect(() => {
    let isGone = false
    import('./outdated-finder.ts').then(
      ({ OutdatedFinder }) => !isGone && setFinder(() => OutdatedFinder),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [])
  return Finder && createElement(Finder)
}
