import { useCallback } from 'react'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { BREAKPOINTS } from '../../ui/constants.ts'

/** Where there is room for list and form beside each other. */
export const wideScreen = globalThis.matchMedia(`(width >= ${BREAKPOINTS.lg})`)

/**
 * Which part of the Days tab a small screen shows, as it stands in the address: `?pane=form`. Each is a step of the
 * browser's history, so that Back leads from the form to the list. The first, where the address names none.
 */
export const usePane = <Id extends string>(panes: readonly { id: Id }[]): [Id | undefined, (pane: Id) => void] => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const go = useGoTo()
  return [
    (panes.find(({ id }) => id === search['pane']) ?? panes[0])?.id,
    (pane) => go(pane === panes[0]?.id ? null : pane),
  ]
}

/** On a small screen, shows the form of what is chosen. On a wide one it is there already. */
export const useOpenForm = (): (() => void) => {
  const go = useGoTo()
  return useCallback(() => {
    if (wideScreen.matches) return
    wasOpenedHere = true
    go('form')
  }, [go])
}

/** Back to the list, as the browser's Back does it where that leads there. */
export const useBackToList = (): (() => void) => {
  const go = useGoTo()
  const { history } = useRouter()
  return () => {
    if (wasOpenedHere) history.back()
    else go(null)
    wasOpenedHere = false
  }
}

/** Whether the step before this one is the list. */
let wasOpenedHere = false

const useGoTo = () => {
  const navigate = useNavigate()
  return useCallback(
    (pane: string | null) =>
      void navigate({ to: '.', search: pane === null ? {} : { pane }, resetScroll: pane !== null }),
    [navigate],
  )
}
