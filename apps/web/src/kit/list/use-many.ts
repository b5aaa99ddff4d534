import { useRef, useState } from 'react'
import { toast } from '../../ui/toast.ts'
import { errorMessage } from '../words/error-message.ts'
import { type Outcome, runEach } from './run-each.ts'

/** What is being done with many records, and how far that has come. */
export type Progress = { doing: string; finished: number; total: number }

type Job<T> = {
  /** `Deleting`. */
  doing: string
  items: readonly T[]
  work: (item: T) => Promise<unknown>
  nameOf: (item: T) => string
  /** What people are told of those that it could not be done with: `not deleted`. */
  failure: string
  /** Failures that are shown otherwise, and left out of what people are told here. */
  isShownElsewhere?: (error: unknown) => boolean
}

const maxNamed = 3

/** Does something with many records: with progress, and in a way that can be cancelled. Failures are named. */
export const useMany = () => {
  const [progress, setProgress] = useState<Progress | null>(null)
  const canceller = useRef<AbortController>(null)

  const run = async <T>({ doing, items, work, nameOf, failure, isShownElsewhere }: Job<T>): Promise<Outcome<T>> => {
    const { signal } = (canceller.current = new AbortController())
    const total = items.length
    setProgress({ doing, finished: 0, total })
    const outcome = await runEach(items, work, {
      signal,
      onProgress: (finished) => setProgress({ doing, finished, total }),
    })
    setProgress(null)
    const failed = outcome.failed.filter(({ error }) => !isShownElsewhere?.(error))
    if (failed.length > 0) {
      const named = failed.slice(0, maxNamed).map(({ item, error }) => `“${nameOf(item)}”: ${errorMessage(error)}`)
      const more = failed.length > maxNamed ? [`And ${failed.length - maxNamed} more.`] : []
      toast({
        title: `${failed.length} of ${total} ${failed.length === 1 ? 'was' : 'were'} ${failure}`,
        description: [...named, ...more].join(' '),
        tone: 'danger',
      })
    }
    return outcome
  }
  return { progress, run, cancel: () => canceller.current?.abort() }
}
