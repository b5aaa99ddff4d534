import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorMessage } from '../words/error-message.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import * as wording from './wording.ts'

/** What is said while something loads, and if it could not be loaded. */
export type LoadingWords = { loading: string; failed: string }

type WaitingProps = {
  query: Pick<UseQueryResult, 'isPaused' | 'isError' | 'isRefetching' | 'error' | 'refetch'>
  /** That it is loading, for screen readers, and that it could not be loaded. */
  words: LoadingWords
  /** The expected number of rows. */
  rows?: number
  /** Shown while it loads, if it is not a list. */
  skeleton?: ReactNode
}

/** Shown instead of data that has not loaded: that it is loading, that there is no network, or why it failed. */
export function Waiting({ query, words, rows = 4, skeleton }: WaitingProps) {
  const retry = () => void query.refetch()
  if (query.isPaused) {
    return (
      <ErrorState title={wording.offlineTitle} onRetry={retry}>
        {wording.offlineHint}
      </ErrorState>
    )
  }
  if (query.isError) {
    return (
      <ErrorState title={words.failed} onRetry={retry} isRetrying={query.isRefetching}>
        {errorMessage(query.error)}
      </ErrorState>
    )
  }
  return skeleton ?? <SkeletonRows rows={rows} label={words.loading} />
}
