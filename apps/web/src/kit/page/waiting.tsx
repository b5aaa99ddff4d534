import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiProblem } from '../../data/http.ts'
import { startOf } from '../words/words.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'

type WaitingProps = {
  query: Pick<UseQueryResult, 'isPaused' | 'isError' | 'isRefetching' | 'error' | 'refetch'>
  /** What is loading, in a sentence: `the images`. */
  what: string
  /** The expected number of rows. */
  rows?: number
  /** Shown while it loads, if it is not a list. */
  skeleton?: ReactNode
}

/** Shown instead of data that has not loaded: that it is loading, that there is no network, or why it failed. */
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

/** If the server has responded, the connection works. */
const adviceFor = (error: Error | null): string =>
  error instanceof ApiProblem && error.status > 0 ? 'Try again in a moment.' : 'Check your connection and try again.'
