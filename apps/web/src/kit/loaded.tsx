import type { UseQueryResult } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { ApiProblem } from './http.ts'

type LoadedProps<T> = {
  query: UseQueryResult<T>
  /** What it is, in a sentence: `question`. */
  one: string
  /** Where to go when it is not there. */
  list: { href: string; title: string }
  /** What is drawn while it loads. */
  skeleton: ReactNode
  children: (data: T) => ReactNode
}

/** One record that is read from the server: drawn once it is there, and until then what it waits for or why it will not come. */
export function Loaded<T>({ query, one, list, skeleton, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isPaused) {
    return (
      <>
        <h1 className="sr-only">You are offline</h1>
        <ErrorState title="You are offline" onRetry={() => void query.refetch()}>
          This device has not kept this {one}. It comes as soon as there is a connection.
        </ErrorState>
      </>
    )
  }
  if (query.error instanceof ApiProblem && query.error.status === 404) {
    return (
      <>
        <h1 className="sr-only">Not found</h1>
        <EmptyState
          icon={SearchX}
          title={`There is no such ${one}`}
          actions={<ButtonLink href={list.href}>{list.title}</ButtonLink>}
        >
          It may have been deleted, or it belongs to another company.
        </EmptyState>
      </>
    )
  }
  if (query.isError) {
    return (
      <>
        <h1 className="sr-only">Not loaded</h1>
        <ErrorState
          title={`This ${one} could not be loaded`}
          onRetry={() => void query.refetch()}
          isRetrying={query.isRefetching}
        >
          {query.error.message}. Check your connection and try again.
        </ErrorState>
      </>
    )
  }
  return (
    <>
      <h1 className="sr-only">Loading</h1>
      {skeleton}
    </>
  )
}
