import { useEffect, useState } from 'react'
import { FETCH_DELAY } from '../../ui/constants.ts'

/** A text once nobody has typed for a moment: what a search is sent with. */
export const useDebounced = (text: string): string => {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), FETCH_DELAY)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
