import { startTransition, useEffect, useState } from 'react'

/**
 * Counts from 0 to `count`, each step when the browser has had a moment for the person: a page of many parts that draws
 * each in its turn stays answerable on a slow phone, where drawing them at once would stop it for half a second.
 */
export const useTurns = (count: number): number => {
  const [turn, setTurn] = useState(0)
  useEffect(() => (turn < count ? whenIdle(() => startTransition(() => setTurn(turn + 1))) : undefined), [turn, count])
  return turn
}

/** However busy the browser is, nobody waits longer for a part; in milliseconds. */
const longestWait = 100

/** Answers how to call it off. */
const whenIdle = (work: () => void): (() => void) => {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(work, { timeout: longestWait })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(work)
  return () => clearTimeout(timer)
}
