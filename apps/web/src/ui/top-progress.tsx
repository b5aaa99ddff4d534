import { useEffect, useState, useSyncExternalStore } from 'react'
import { classNames } from './class-names.ts'
import { PROGRESS_DURATION, PROGRESS_THROTTLE } from './constants.ts'
import { currentProgress, subscribeToProgress } from './progress.ts'

const LEAVE_AFTER = 400

/** The line at the top while a page loads; loads under 200 ms do not show it. Mounted by `UiProvider`. */
export function TopProgress() {
  const state = useSyncExternalStore(subscribeToProgress, currentProgress, currentProgress)
  /** The state whose delay has passed: before that, a load is not shown yet, and one that has ended still is. */
  const [past, setPast] = useState(state)

  useEffect(() => {
    const timer = setTimeout(() => setPast(state), state === 'running' ? PROGRESS_THROTTLE : LEAVE_AFTER)
    return () => clearTimeout(timer)
  }, [state])

  // A failure is shown even if the load was too short to be shown.
  const isShown = past === 'running' || (state === 'failed' && past !== 'failed')
  if (!isShown) return null
  return (
    <div aria-hidden data-progress={state} className="fixed inset-x-0 top-0 z-60 h-0.75">
      <div
        className={classNames('h-full origin-left rtl:origin-right', state === 'failed' ? 'bg-danger' : 'bg-brand')}
        style={{
          animation: state === 'running' ? `fill ${PROGRESS_DURATION}ms var(--ease-calm) both` : undefined,
        }}
      />
    </div>
  )
}
