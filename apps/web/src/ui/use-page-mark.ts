import { useLayoutEffect } from 'react'

const counts = new Map<string, number>()

/**
 * Sets an attribute on `<html>` for the stylesheet while the caller is mounted, e.g. `data-save-line`. A rule with
 * `html:has(…)` would make the browser search the whole page after each change.
 */
export const usePageMark = (mark: 'data-open' | 'data-save-line' | 'data-chosen-bar'): void =>
  useLayoutEffect(() => {
    counts.set(mark, (counts.get(mark) ?? 0) + 1)
    document.documentElement.setAttribute(mark, '')
    return () => {
      const remaining = (counts.get(mark) ?? 1) - 1
      counts.set(mark, remaining)
      if (remaining === 0) document.documentElement.removeAttribute(mark)
    }
  }, [mark])
