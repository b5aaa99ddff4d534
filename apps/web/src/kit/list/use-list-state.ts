import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { useLatest } from '../page/use-latest.ts'
import { type ListRules, type ListState, readListState, searchOf } from './list-state.ts'

/** Changes the state of a list. */
export type ChangeList = (changes: Partial<ListState>, options?: { replace?: boolean }) => void

/**
 * The state of the list in the URL, and a function to change it. A change of filters or order starts at the first page.
 * @param onChange called with the next state before the URL changes
 */
export const useListState = (rules: ListRules, onChange?: (next: ListState) => void) => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const state = useMemo(() => readListState(search, rules), [search, rules])
  const latest = useLatest({ state, onChange })
  const change = useCallback<ChangeList>(
    (changes, options = {}) => {
      latest.current.onChange?.({ ...latest.current.state, page: 1, ...changes })
      void navigate({
        to: '.',
        search: (before: Readonly<Record<string, unknown>>) => ({
          ...searchOf({ ...readListState(before, rules), page: 1, ...changes }, rules),
        }),
        replace: options.replace ?? false,
        resetScroll: 'page' in changes,
      })
    },
    [navigate, rules, latest],
  )
  return { state, change }
}
