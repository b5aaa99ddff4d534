import { classNames } from './class-names.ts'
import * as wording from './wording.ts'

/** A grey placeholder for content that is loading. Give it the content's size, so that nothing moves. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('block animate-shimmer rounded-xs bg-line', className)} />
}

/** The fields of a form that is loading, below the title of its page; announced once to screen readers. */
export function SkeletonForm({ label = wording.loading }: { label?: string }) {
  return (
    <div>
      <output className="sr-only">{label}</output>
      <Skeleton className="h-10 w-80 max-w-full" />
      <Skeleton className="mt-3 h-3.5 w-40" />
      <div className="mt-8 flex max-w-180 flex-col gap-6 lg:ms-58">
        {['h-10', 'h-10', 'h-20', 'h-40', 'h-10'].map((height, field) => (
          <div key={field}>
            <Skeleton className="mb-2 h-3.5 w-28" />
            <Skeleton className={height} />
          </div>
        ))}
      </div>
    </div>
  )
}

/** The rows of a list that is loading; announced once to screen readers. */
export function SkeletonRows({ rows = 6, label = wording.loading }: { rows?: number; label?: string }) {
  return (
    <div>
      <output className="sr-only">{label}</output>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex items-center gap-4 border-b border-line py-4">
          <div className="grow">
            <Skeleton className={row % 2 === 0 ? 'h-3.5 w-2/5' : 'h-3.5 w-1/3'} />
            <Skeleton className="mt-2 h-3 w-1/4" />
          </div>
          <Skeleton className="hidden h-6 w-20 sm:block" />
        </div>
      ))}
    </div>
  )
}
