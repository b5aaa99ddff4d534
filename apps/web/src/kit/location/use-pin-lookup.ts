import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import type { Location } from '@sojourn/contract/kit/values'
import { completed, type Filled, pinOf } from './location-value.ts'
import { placesAt } from './places.ts'

const rest = 400

/**
 * Completes a location once its pin has come to rest: country, time zone and what is empty. What was changed meanwhile
 * stays; without an answer everything stays as it is.
 */
export const usePinLookup = (value: Location | null, onChange: (location: Location) => void) => {
  const client = useQueryClient()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef<Filled | null>(null)
  const latest = useRef({ value, onChange })
  useEffect(() => {
    latest.current = { value, onChange }
  })
  useEffect(() => () => clearTimeout(waiting.current), [])

  /** What a search filled in is the search's. */
  const remember = useCallback((filled: Filled | null) => {
    last.current = filled
    clearTimeout(waiting.current)
  }, [])
  const lookUp = useCallback(
    (location: Location) => {
      const pin = pinOf(location)
      clearTimeout(waiting.current)
      if (!pin) return
      const complete = async () => {
        const answer = await client.fetchQuery(placesAt(pin)).catch(() => null)
        const now = latest.current.value
        const where = pinOf(now)
        if (!answer || !now || where?.lat !== pin.lat || where.lng !== pin.lng) return
        const { filled, location: next } = completed(now, answer, last.current)
        last.current = filled
        latest.current.onChange(next)
      }
      waiting.current = setTimeout(() => void complete(), rest)
    },
    [client],
  )
  return { lookUp, remember }
}
