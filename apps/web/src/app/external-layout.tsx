import { Outlet, useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { lazy } from '../kit/lazy/lazy.tsx'
import { useProductName } from '../data/public-config.ts'
import { useSession } from '../data/session.ts'
import { whenIdle } from '../data/when-idle.ts'
import { Link } from '../ui/link.tsx'
import { Logo } from '../ui/logo.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { Footer } from './footer.tsx'
import { contentId, MainLandmark } from './main-landmark.tsx'
import { PageFade } from './page-fade.tsx'

/**
 * The layout of login, registration and public pages. It loads the captcha's script: at once for the pages that need it, in an
 * idle moment for the others.
 */
export function ExternalLayout() {
  useCaptchaScript()
  const isFullWidth = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isFullWidth) })
  return (
    <div className="flex min-h-dvh flex-col">
      {isFullWidth ? <Outlet /> : <Column />}
      <Footer />
    </div>
  )
}

function Column() {
  const product = useProductName()
  const user = useSession((session) => session.user)
  return (
    <>
      <SkipLink target={contentId} />
      <header className="flex min-h-16 items-center justify-between gap-4 border-b border-line px-4 py-2 sm:px-6">
        <Link href="/" variant="plain" className="inline-flex">
          <Logo name={product} />
        </Link>
        {user && <UserMenu user={user} />}
      </header>
      <MainLandmark className="mx-auto w-full max-w-200 grow px-4 py-10 sm:px-6">
        <PageFade>
          <Outlet />
        </PageFade>
      </MainLandmark>
    </>
  )
}

const UserMenu = lazy(async () => (await import('./shell/user-menu.tsx')).UserMenu, { missing: 'toast' })

const useCaptchaScript = (): void => {
  const needsCaptcha = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.needsCaptcha) })
  useEffect(() => {
    // If it cannot be loaded, the captcha's box says so.
    const load = () => void import('../kit/captcha/captcha-widget.ts').catch(() => {})
    if (!needsCaptcha) return whenIdle(load)
    load()
    return undefined
  }, [needsCaptcha])
}
