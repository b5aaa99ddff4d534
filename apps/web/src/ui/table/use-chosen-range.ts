import { useRef } from 'react'

/**
 * Selects rows one by one, and in ranges that start at the row that was last selected or deselected. A new range from the same
 * row replaces the previous one, as in a file manager.
 */
export const useChosenRange = (
  ids: readonly string[],
  selected: ReadonlySet<string> | undefined,
  onChange: ((ids: ReadonlySet<string>) => void) | undefined,
) => {
  const range = useRef<{ from: string; to: string } | null>(null)
  const between = (from: string, to: string): string[] => {
    const [first, last] = [ids.indexOf(from), ids.indexOf(to)].toSorted((a, b) => a - b)
    return first === undefined || last === undefined || first < 0 ? [to] : ids.slice(first, last + 1)
  }
  const change = (next: ReadonlySet<string>) => onChange?.(next)

  return {
    toggle: (id: string): void => {
      const next = new Set(selected)
      if (!next.delete(id)) next.add(id)
      range.current = { from: id, to: id }
      change(next)
    },
    /** @param start where the range starts if there is none yet */
    extend: (to: string, start: string): void => {
      const { from, to: before } =
        range.current && ids.includes(range.current.from) ? range.current : { from: start, to: start }
      const next = new Set(selected)
      for (const id of between(from, before)) next.delete(id)
      for (const id of between(from, to)) next.add(id)
      range.current = { from, to }
      change(next)
    },
    /** Returns false if rows cannot be selected. */
    chooseAll: (): boolean => {
      onChange?.(new Set(ids))
      return onChange !== undefined
    },
    chooseNone: (): boolean => {
      range.current = null
      if (!selected || selected.size === 0) return false
      change(new Set())
      return true
    },
  }
}
