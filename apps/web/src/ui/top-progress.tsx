import { useEffect, useState, useSyncExternalStore } from 'react'
import { classNames } from './class-names.ts'
import { PROGRESS_DURATION, PROGRESS_THROTTLE } from './constants.ts'
import { currentProgress, subscribeToProgress } from './progress.ts'

const LEAVE_AFTER = 400

/** The line at the top of the page while a page loads; loads under 200 ms never show it. Mounted by `UiProvider`. */
export function TopProgress() {
  const state = useSyncExternalStore(subscribeToProgress, currentProgress, currentProgress)
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    const delay = state === 'running' ? PROGRESS_THROTTLE : LEAVE_AFTER
    const timer = setTimeout(() => setIsShown(state === 'running'), delay)
    return () => clearTimeout(timer)
  }, [state])

  if (!isShown) return null
  return (
    <div aria-hidden className="fixed inset-x-0 top-0 z-60 h-0.75">
      <div
        className={classNames('h-full origin-left rtl:origin-right', state === 'failed' ? 'bg-danger' : 'bg-brand')}
        style={{
          animation: state === 'running' ? `fill ${PROGRESS_DURATION}ms var(--ease-calm) both` : undefined,
        }}
      />
    </div>
  )
}
