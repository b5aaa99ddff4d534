import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type ListRules, type ListState, readListState, searchOf } from './list-state.ts'

/** The state of the list in the address, and what changes it. Another selection starts at its first page. */
export const useListState = (rules: ListRules) => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const state = useMemo(() => readListState(search, rules), [search, rules])
  const change = useCallback(
    (changes: Partial<ListState>, options: { replace?: boolean } = {}) =>
      void navigate({
        to: '.',
        search: (before: Readonly<Record<string, unknown>>) => ({
          ...searchOf({ ...readListState(before, rules), page: 1, ...changes }, rules),
        }),
        replace: options.replace ?? false,
        resetScroll: 'page' in changes,
      }),
    [navigate, rules],
  )
  return { state, change }
}
