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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastFilled = useRef<Filled | null>(null)
  const latest = useRef({ value, onChange })
  useEffect(() => {
    latest.current = { value, onChange }
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  /** Records what a search filled in, and cancels a pending lookup. */
  const remember = useCallback((filled: Filled | null) => {
    lastFilled.current = filled
    clearTimeout(timer.current)
  }, [])
  const lookUp = useCallback(
    (location: Location) => {
      const pin = pinOf(location)
      clearTimeout(timer.current)
      if (!pin) return
      const complete = async () => {
        const answer = await client.fetchQuery(placesAt(pin)).catch(() => null)
        const now = latest.current.value
        const where = pinOf(now)
        if (!answer || !now || where?.lat !== pin.lat || where.lng !== pin.lng) return
        const { filled, location: next } = completed(now, answer, lastFilled.current)
        lastFilled.current = filled
        latest.current.onChange(next)
      }
      timer.current = setTimeout(() => void complete(), debounceMs)
    },
    [client],
  )
  return { lookUp, remember }
}
