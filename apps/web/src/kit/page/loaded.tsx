import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx'
import { ApiProblem } from '../../data/http.ts'
import { lazy } from '../lazy/lazy.tsx'
import { type LoadingWords, Waiting } from './waiting.tsx'
import * as wording from './wording.ts'

const RecordElsewhere = lazy(async () => (await import('./external-record-link.tsx')).RecordElsewhere)

type LoadedProps<T> = {
  query: UseQueryResult<T>
  /** For a record that is not called a record. */
  words?: LoadingWords
  /** Which record it is: another company of the user may have it. */
  record: { plural?: string; uuid: string }
  /** The list to go back to if the record has not loaded or does not exist. */
  list: Crumb
  /** Shown while it loads. */
  skeleton: ReactNode
  /** The column class of the record's page, so that nothing moves when it has loaded. */
  column?: string
  children: (data: T) => ReactNode
}

/** A record from the server: rendered once it has loaded; until then, a skeleton or the reason why it cannot be loaded. */
export function Loaded<T>({
  query,
  words = wording.waitingForRecord,
  record,
  list,
  skeleton,
  column = 'page-column max-w-320',
  children,
}: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error instanceof ApiProblem && query.error.status === 404)
    return <RecordElsewhere {...record} fallback={<div className={column}>{skeleton}</div>} />
  return (
    <div className={column}>
      <Breadcrumbs crumbs={[list]} />
      <h1 className="sr-only">
        {query.isPaused ? wording.offlineTitle : query.isError ? wording.notLoaded : wording.loading}
      </h1>
      <Waiting query={query} words={words} skeleton={skeleton} />
    </div>
  )
}
