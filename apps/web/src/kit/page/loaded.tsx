import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx'
import { ApiProblem } from '../../data/http.ts'
import { lazy } from '../lazy/lazy.tsx'
import { Waiting } from './waiting.tsx'

const RecordElsewhere = lazy(async () => (await import('./external-record-link.tsx')).RecordElsewhere)

type LoadedProps<T> = {
  query: UseQueryResult<T>
  /** What it is, in a sentence: `question`. */
  one: string
  /** Which one: another company of the person may have it. */
  record: { plural?: string; uuid: string }
  /** The list it stands in, to go back to from where there is no record yet or none at all. */
  list: Crumb
  /** What is drawn while it loads. */
  skeleton: ReactNode
  /** The column that the record's page will stand in, so that nothing moves aside when it comes. */
  column?: string
  children: (data: T) => ReactNode
}

/** One record that is read from the server: drawn once it is there, and until then what it waits for or why it will not come. */
export function Loaded<T>({
  query,
  one,
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
      <h1 className="sr-only">{query.isPaused ? 'You are offline' : query.isError ? 'Not loaded' : 'Loading'}</h1>
      <Waiting query={query} what={`this ${one}`} skeleton={skeleton} />
    </div>
  )
}
