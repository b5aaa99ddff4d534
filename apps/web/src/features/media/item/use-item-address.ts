import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { isUuid } from '@sojourn/contract/kit/uuid'

/** The file that the URL opens over the list, `?item=…`, and functions to open another one or close it. */
export const useItemAddress = () => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const { history } = useRouter()
  const item = search['item']
  const uuid = typeof item === 'string' && isUuid(item) ? item : null
  /** Whether the list was shown before the file, so that it is the previous history entry. */
  const hasList = useRef(false)
  useEffect(() => {
    if (uuid === null) hasList.current = true
  }, [uuid])

  const go = useCallback(
    (to: string | undefined): void =>
      void navigate({
        to: '.',
        search: (before: Readonly<Record<string, unknown>>) => ({ ...before, item: to }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  const close = useCallback(() => {
    if (hasList.current) history.back()
    else go(undefined)
  }, [history, go])
  return { uuid, go, close }
}
