import { useRef, useState } from 'react'
import { toast } from '../../ui/toast.ts'
import { errorMessage } from '../words/error-message.ts'
import { type Outcome, runEach } from './run-each.ts'
import * as wording from './wording.ts'

/** What is being done with many records, and the progress. */
export type Progress = { doing: string; finished: number; total: number }

type Job<T> = {
  /** `Deleting`. */
  doing: string
  items: readonly T[]
  work: (item: T) => Promise<unknown>
  nameOf: (item: T) => string
  /** What users are told about the records that failed: `2 of 5 were not deleted`. */
  failure: (counts: { failed: number; total: number }) => string
  /** Errors that are shown elsewhere, and are left out of the message here. */
  isShownElsewhere?: (error: unknown) => boolean
}

const maxNamed = 3

/** Runs work for many records, with progress and a way to cancel it. Failures are reported by name. */
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
      const named = failed
        .slice(0, maxNamed)
        .map(({ item, error }) => wording.failedRecord({ name: nameOf(item), reason: errorMessage(error) }))
      const more = failed.length > maxNamed ? [wording.andMore({ count: failed.length - maxNamed })] : []
      toast({
        title: failure({ failed: failed.length, total }),
        description: [...named, ...more].join(' '),
        tone: 'danger',
      })
    }
    return outcome
  }
  return { progress, run, cancel: () => canceller.current?.abort() }
}
