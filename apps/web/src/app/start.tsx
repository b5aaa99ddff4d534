import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { followAppearance } from '../kit/appearance/appearance-choice.ts'
import { dealWith, pageCode, watchCode } from '../kit/lazy/page-code.ts'
import { useSession } from '../data/session.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { startProgress } from '../ui/progress.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { keepFocus } from './focus-keeper.ts'
import { guard } from './guard.ts'

followAppearance()
keepFocus()
watchCode()

const loadApp = pageCode(() => import('./app.tsx'))
const loadLogin = pageCode(() => import('./login-screen.tsx'))

/** Goes to the login page if the user must log in first. Returns whether the page is the login page. */
const isLoginFirst = (): boolean => {
  const { location, history } = globalThis
  if (useSession.getState().token !== null) return false
  const redirect = guard(location.pathname + location.search + location.hash, null)
  if (redirect !== null) history.replaceState(history.state, '', redirect)
  return location.pathname === '/login'
}

const startsWithLogin = isLoginFirst()
const firstPath = globalThis.location.pathname + globalThis.location.search

/** Whether the user has gone back to the login page meanwhile. It then stays, with what is typed in it. */
const isLoginAgain = (): boolean =>
  useSession.getState().token === null && globalThis.location.pathname + globalThis.location.search === firstPath

// Requested before the first render, if the boot script has not done so. An error is handled when the code is needed.
const firstCode = startsWithLogin ? loadLogin() : loadApp()
firstCode.catch(dealWith)

/**
 * The first screen. Users who must log in see the login page, which needs half of the code: the app is loaded while they type,
 * and replaces it once its own first page can be shown. For all others, the app starts at once.
 */
export function Start() {
  const [screen, setScreen] = useState<ReactNode>(null)
  const turn = useRef(0)
  const showError = useCallback(() => setScreen(failed), [])

  const leaveLogin = useCallback(
    async (path?: string) => {
      // A later press takes the place of the earlier ones.
      turn.current += 1
      const mine = turn.current
      const finish = startProgress()
      try {
        const { App, openPage } = await loadApp()
        if (mine === turn.current) await openPage(path)
        if (mine === turn.current && !isLoginAgain()) setScreen(<App />)
        finish()
      } catch {
        finish('failed')
        showError()
      }
    },
    [showError],
  )
  useEffect(() => {
    firstCode.then((code) => {
      if ('LoginScreen' in code) return setScreen(<code.LoginScreen onLeave={(path) => void leaveLogin(path)} />)
      code.startApp()
      setScreen(<code.App />)
    }, showError)
  }, [leaveLogin, showError])
  return <ErrorBoundary fallback={failed}>{screen}</ErrorBoundary>
}

const failed = <ErrorState onRetry={() => globalThis.location.reload()} />
