import type { LucideIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { create } from 'zustand'

/** Something that can be done with what the page shows, for the palette. */
export type PageVerb = {
  id: string
  title: string
  /** Other words that users may type for it. */
  words?: string
  icon: LucideIcon
  choose: () => void
}

/** The verbs for a typed text, such as "Go to day 5" for "day 5". */
export type VerbsFor = (typed: string) => readonly PageVerb[]

const usePageVerbs = create<{ load: (() => Promise<VerbsFor>) | null }>(() => ({ load: null }))

/** Offers verbs in the palette while the caller is mounted. `load` is called when the palette opens, and must stay the same function. */
export const useOfferVerbs = (load: () => Promise<VerbsFor>): void => {
  useEffect(() => {
    usePageVerbs.setState({ load })
    return () => usePageVerbs.setState({ load: null })
  }, [load])
}

/** The verbs of the page under the palette. None if their code cannot be loaded. */
export const useVerbsFor = (typed: string): readonly PageVerb[] => {
  const load = usePageVerbs((state) => state.load)
  const [verbsFor, setVerbsFor] = useState<{ of: VerbsFor } | null>(null)
  useEffect(() => {
    let isGone = false
    void load?.().then(
      (of) => !isGone && setVerbsFor({ of }),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [load])
  return load && verbsFor ? verbsFor.of(typed) : []
}
