/** What the bar at the top of the page shows. */
export type ProgressState = 'idle' | 'running' | 'done' | 'failed'

let running = 0
let state: ProgressState = 'idle'
const listeners = new Set<() => void>()

/** Reports that a page is loading. Call the returned function once, with `failed` if the load failed. */
export function startProgress(): (outcome?: 'done' | 'failed') => void {
  running += 1
  set('running')
  let isOver = false
  return (outcome = 'done') => {
    if (isOver) return
    isOver = true
    running -= 1
    if (outcome === 'failed') set('failed')
    else if (running === 0) set('done')
  }
}

/** For `useSyncExternalStore`. */
export function subscribeToProgress(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The current state of the bar. */
export function currentProgress(): ProgressState {
  return state
}

function set(next: ProgressState): void {
  state = next
  for (const listener of listeners) listener()
}
