import { create } from 'zustand'

/** Segments whose library item says something else by now. */
export const useOutdated = create<{ segments: ReadonlySet<string> }>(() => ({ segments: new Set() }))

/** Whether the library says something else by now than a segment took from it. */
export const useIsOutdated = (segment: string): boolean => useOutdated(({ segments }) => segments.has(segment))
