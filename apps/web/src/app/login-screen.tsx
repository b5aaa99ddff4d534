import { useEffect } from 'react'
import { AppearanceHost } from '../kit/appearance/appearance-host.tsx'
import { dealWith } from '../kit/lazy/page-code.ts'
import { nameAddress } from '../kit/page/page-title.ts'
import { readPublicConfig, useProductName } from '../data/public-config.ts'
import { useSession } from '../data/session.ts'
import { whenIdle } from '../data/when-idle.ts'
import { LoginPage } from '../features/login/login-page.tsx'
import { loginTitle } from '../routes/wording.ts'
import { UiProvider } from '../ui/ui-provider.tsx'
import { Footer } from './footer.tsx'

/**
 * The login page without the router and the query cache of the app. Inside the app, after a logout, the same page is a route.
 * @param onLeave called with the path of a link, or without one when the user has logged in or gone back in the browser's history
 */
export function LoginScreen({ onLeave }: { onLeave: (path?: string) => void }) {
  const product = useProductName()
  useEffect(() => nameAddress(loginTitle, product), [product])
  useEffect(() => whenIdle(prefetch), [])
  useEffect(() => {
    const read = () => void readPublicConfig().catch(() => {})
    read()
    globalThis.addEventListener('online', read)
    return () => globalThis.removeEventListener('online', read)
  }, [])
  useEffect(() => {
    const leave = () => onLeave()
    // Another tab may also log in, even before this code has loaded.
    if (useSession.getState().token !== null) leave()
    const unsubscribe = useSession.subscribe(({ token }) => token !== null && leave())
    globalThis.addEventListener('popstate', leave)
    return () => {
      unsubscribe()
      globalThis.removeEventListener('popstate', leave)
    }
  }, [onLeave])
  return (
    <UiProvider navigate={onLeave}>
      <div className="flex min-h-dvh flex-col">
        <LoginPage />
        <Footer />
      </div>
      <AppearanceHost />
    </UiProvider>
  )
}

/** What comes next: the app, and the captcha of the other pages for guests. */
const prefetch = () => {
  import('./app.tsx').catch(dealWith)
  import('../kit/captcha/captcha-widget.ts').catch(dealWith)
}
