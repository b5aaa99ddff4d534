import { useEffect, useState } from 'react'
import { FETCH_DELAY } from '../../ui/constants.ts'
import { SearchField } from '../../ui/search-field.tsx'
import type { ChangeList } from './use-list-state.ts'

/** Searches when the user stops typing, and follows the URL when that changes by itself. */
export function ListSearch({ label, value, change }: { label: string; value: string; change: ChangeList }) {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  /** The last value written to the URL: when the URL changes to it, the user may already have typed more. */
  const [sentValue, setSentValue] = useState(value)
  if (seen !== value) {
    setSeen(value)
    if (value !== sentValue) {
      setSentValue(value)
      setTyped(value)
    }
  }
  useEffect(() => {
    if (typed.trim() === value) return undefined
    const timer = setTimeout(() => {
      setSentValue(typed.trim())
      change({ q: typed.trim() }, { replace: true })
    }, FETCH_DELAY)
    return () => clearTimeout(timer)
  }, [typed, value, change])
  return (
    <SearchField
      label={label}
      value={typed}
      onChange={setTyped}
      // On a phone, it has a row of its own, so that what it searches is legible.
      className="min-w-0 grow basis-56 max-md:order-first max-md:basis-full xl:max-w-80 xl:basis-40"
    />
  )
}
