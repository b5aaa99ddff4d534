import { useEffect, useState } from 'react'
import { FETCH_DELAY } from '../../ui/constants.ts'

/** A text once the user has paused typing, to search for it. */
export const useDebounced = (text: string): string => {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), FETCH_DELAY)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
