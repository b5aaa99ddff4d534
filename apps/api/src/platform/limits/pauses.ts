import { LRUCache } from 'lru-cache'

/** Names that have to wait, in the memory of this process. */
export type Pauses = {
  begin(name: string): void
  /** How long a name still has to wait, in whole seconds; 0 if it need not. */
  secondsLeft(name: string): number
}

/** A pause lasts `seconds`. At most `max` names are kept; beyond that, the pauses that began first are dropped. */
export const createPauses = ({ seconds, max }: { seconds: number; max: number }): Pauses => {
  const pausedNames = new LRUCache<string, true>({ max, ttl: seconds * 1000 })
  return {
    begin: (name) => void pausedNames.set(name, true),
    secondsLeft: (name) => Math.max(0, Math.ceil(pausedNames.getRemainingTTL(name) / 1000)),
  }
}
