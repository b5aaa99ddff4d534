import { create } from 'zustand'

/** The segments whose library item has changed since they were taken from it. */
export const useOutdated = create<{ segments: ReadonlySet<string> }>(() => ({ segments: new Set() }))

/** Whether the library item of a segment has changed since. */
export const useIsOutdated = (segment: string): boolean => useOutdated(({ segments }) => segments.has(segment))
