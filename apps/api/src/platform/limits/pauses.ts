import { LRUCache } from 'lru-cache'

/** Names that were told to wait. They are remembered in the memory of this process. */
export type Pauses = {
  begin(name: string): void
  /** How long a name is still to wait, in whole seconds; 0 when it need not. */
  secondsLeft(name: string): number
}

/** A pause takes so many `seconds`. Of more than `max` names the ones told first are forgotten. */
export const createPauses = ({ seconds, max }: { seconds: number; max: number }): Pauses => {
  const pausedNames = new LRUCache<string, true>({ max, ttl: seconds * 1000 })
  return {
    begin: (name) => void pausedNames.set(name, true),
    secondsLeft: (name) => Math.max(0, Math.ceil(pausedNames.getRemainingTTL(name) / 1000)),
  }
}
