import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiProblem } from '../../data/http.ts'
import { startOf } from '../words/words.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'

type WaitingProps = {
  query: Pick<UseQueryResult, 'isPaused' | 'isError' | 'isRefetching' | 'error' | 'refetch'>
  /** What is waited for, in a sentence: `the pictures`. */
  what: string
  /** How many rows most likely come. */
  rows?: number
  /** Drawn while it loads, where it is no list. */
  skeleton?: ReactNode
}

/** What stands where something was not read yet: that it loads, that there is no network, or why it will not come. */
export function Waiting({ query, what, rows = 4, skeleton }: WaitingProps) {
  const retry = () => void query.refetch()
  if (query.isPaused) {
    return (
      <ErrorState title="You are offline" onRetry={retry}>
        This device has not kept {what}. As soon as there is a connection, it loads by itself.
      </ErrorState>
    )
  }
  if (query.isError) {
    return (
      <ErrorState title={`${startOf(what)} could not be loaded`} onRetry={retry} isRetrying={query.isRefetching}>
        {query.error?.message}. {adviceFor(query.error)}
      </ErrorState>
    )
  }
  return skeleton ?? <SkeletonRows rows={rows} label={`Loading ${what}`} />
}

/** Who was answered has a connection. */
const adviceFor = (error: Error | null): string =>
  error instanceof ApiProblem && error.status > 0 ? 'Try again in a moment.' : 'Check your connection and try again.'
