import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The value of the last render, for callbacks: a stable callback that reads it does not make its receivers render again. */
export const useLatest = <T>(value: T): RefObject<T> => {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
