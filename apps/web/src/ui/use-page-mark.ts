import { useLayoutEffect } from 'react'

const held = new Map<string, number>()

/**
 * Marks the page while something stands in it, for the style sheet: `data-save-line` on `<html>`. A rule that looked for it
 * with `html:has(…)` would make the browser search the whole page after each change of it.
 */
export const usePageMark = (mark: 'data-open' | 'data-save-line' | 'data-chosen-bar'): void =>
  useLayoutEffect(() => {
    held.set(mark, (held.get(mark) ?? 0) + 1)
    document.documentElement.setAttribute(mark, '')
    return () => {
      const left = (held.get(mark) ?? 1) - 1
      held.set(mark, left)
      if (left === 0) document.documentElement.removeAttribute(mark)
    }
  }, [mark])
