import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import * as wording from './wording.ts'

/** A card of the home page with its own request. It loads, fails and is retried independently of the others. */
export function HomeCard<T>({
  title,
  actions,
  query,
  failure,
  rows = 3,
  children,
}: {
  title: string
  actions?: ReactNode
  query: UseQueryResult<T>
  /** The error message, such as “Departures could not be loaded.” */
  failure: string
  /** The expected number of rows, for the skeleton. */
  rows?: number
  children: (data: T) => ReactNode
}) {
  const { data } = query
  return (
    <Card title={title} actions={actions} isFlush>
      {data !== undefined ? (
        children(data)
      ) : query.isError || query.isPaused ? (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-3 px-6 pt-1 pb-5 text-ink-soft">
          <p>{query.isPaused ? wording.offline : failure}</p>
          <Button size="small" onPress={() => void query.refetch()} isPending={query.isFetching}>
            {wording.tryAgain}
          </Button>
        </div>
      ) : (
        <div className="px-6 pb-2">
          <SkeletonRows rows={rows} label={wording.loading({ title })} />
        </div>
      )}
    </Card>
  )
}

/** The rows of a card, or a text if there are none. */
export function Rows({ children, empty, isEmpty }: { children: ReactNode; empty: string; isEmpty: boolean }) {
  if (isEmpty) return <p className="px-6 pt-1 pb-6 text-ink-soft">{empty}</p>
  return <ul className="px-6 pb-3">{children}</ul>
}

/** One row: its title, a note, and a badge at the end. */
export function Row({
  href,
  title,
  note,
  children,
}: {
  href: string
  title: string
  note: string
  children?: ReactNode
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3 last:border-b-0">
      <div className="min-w-0 grow basis-40">
        <Link href={href} variant="plain" className="font-medium wrap-anywhere">
          {title}
        </Link>
        <p className="text-sm text-ink-soft tabular-nums">{note}</p>
      </div>
      {children && <div className="shrink-0">{children}</div>}
    </li>
  )
}
