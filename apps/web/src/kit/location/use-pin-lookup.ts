import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import type { Location } from '@sojourn/contract/kit/values'
import { completed, type Filled, pinOf } from './location-value.ts'
import { placesAt } from './places.ts'

const debounceMs = 400

/**
 * Completes a location when its pin has stopped moving: country, time zone and empty fields. What was changed in the meantime
 * stays. If the lookup fails, nothing changes.
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

  /** Records what a search filled in, and cancels a pending lookup. */
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
      waiting.current = setTimeout(() => void complete(), debounceMs)
    },
    [client],
  )
  return { lookUp, remember }
}
