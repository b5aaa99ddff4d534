import { useCallback } from 'react'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { BREAKPOINTS } from '../../ui/constants.ts'

/** Screens with room for the list and the form side by side. */
export const wideScreen = globalThis.matchMedia(`(width >= ${BREAKPOINTS.lg})`)

/**
 * The pane of the Days tab that a small screen shows, as in the URL: `?pane=form`. Each is an entry in the browser's history,
 * so that Back leads from the form to the list. The default is the first pane.
 */
export const usePane = <Id extends string>(panes: readonly { id: Id }[]): [Id | undefined, (pane: Id) => void] => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const go = useGoTo()
  return [
    (panes.find(({ id }) => id === search['pane']) ?? panes[0])?.id,
    (pane) => go(pane === panes[0]?.id ? null : pane),
  ]
}

/** On a small screen, shows the form of the selected day or segment. On a wide screen, it is visible already. */
export const useOpenForm = (): (() => void) => {
  const go = useGoTo()
  return useCallback(() => {
    if (wideScreen.matches) return
    wasOpenedHere = true
    go('form')
  }, [go])
}

/** Returns to the list: with the browser's Back if the previous history entry is the list. */
export const useBackToList = (): (() => void) => {
  const go = useGoTo()
  const { history } = useRouter()
  return () => {
    if (wasOpenedHere) history.back()
    else go(null)
    wasOpenedHere = false
  }
}

/** Whether the previous history entry is the list. */
let wasOpenedHere = false

const useGoTo = () => {
  const navigate = useNavigate()
  return useCallback(
    (pane: string | null) =>
      void navigate({ to: '.', search: pane === null ? {} : { pane }, resetScroll: pane !== null }),
    [navigate],
  )
}
