import { useRef, useState } from 'react'
import { factorFailure } from './own-factors.ts'

type Failure = ReturnType<typeof factorFailure>

/** Runs the steps of a dialog one at a time, and holds the error of the last one. */
export const useFactorStep = () => {
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isPending, setIsPending] = useState(false)
  const isBusy = useRef(false)
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (isBusy.current) return
    isBusy.current = true
    setIsPending(true)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      setFailure(factorFailure(error))
    } finally {
      isBusy.current = false
      setIsPending(false)
    }
  }
  return {
    run,
    isPending,
    /** The error message of one field, or the one that belongs to no field (null). */
    complaintOn: (field: Failure['field']) => (failure?.field === field ? failure.message : undefined),
    complain: (field: Failure['field'], message: string) => setFailure({ field, message }),
  }
}
