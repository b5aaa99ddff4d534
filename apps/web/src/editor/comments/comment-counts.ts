import { create } from 'zustand'

/** How many open threads there are about each day and segment. Set by code that is loaded after the list is on screen. */
export const useCommentCounts = create<{ counts: ReadonlyMap<string, number> }>(() => ({ counts: new Map() }))
