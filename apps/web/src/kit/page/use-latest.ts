import { type RefObject, useLayoutEffect, useRef } from 'react'

/** What was drawn last, for what is called later: handlers that stay the same let what they are given to stay as drawn. */
export const useLatest = <T>(value: T): RefObject<T> => {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
