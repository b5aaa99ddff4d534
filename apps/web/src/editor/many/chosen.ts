import { create } from 'zustand'

/** What is chosen in the list of days, to act on all of it at once: segments, or whole days. */
export type ChosenState = {
  /** Whether a press on a segment or day chooses it instead of opening it. */
  isChoosing: boolean
  kind: 'segments' | 'days'
  uuids: ReadonlySet<string>
}

const none: ChosenState = { isChoosing: false, kind: 'segments', uuids: new Set() }

export const useChosen = create<ChosenState>(() => none)

/** Chooses these and nothing else. */
export const choose = (kind: ChosenState['kind'], uuids: Iterable<string>): void =>
  useChosen.setState({ isChoosing: true, kind, uuids: new Set(uuids) })

/** Chooses a segment or day, or no longer chooses it. Segments and days cannot be chosen together. */
export const toggleChosen = (kind: ChosenState['kind'], uuid: string): void => {
  const { kind: before, uuids } = useChosen.getState()
  const next = new Set(kind === before ? uuids : [])
  if (!next.delete(uuid)) next.add(uuid)
  choose(kind, next)
}

/** Chooses nothing, so that a press opens again what is pressed. */
export const endChoosing = (): void => useChosen.setState(none)
