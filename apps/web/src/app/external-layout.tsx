import { Outlet, useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { loadCaptcha } from '../kit/captcha-code.ts'
import { useProductName } from '../kit/public-config.ts'
import { Link } from '../ui/link.tsx'
import { Logo } from '../ui/logo.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { Footer } from './footer.tsx'
import { contentId, MainLandmark } from './main-landmark.tsx'
import { PageFade } from './page-fade.tsx'

/**
 * The layout of pages for those who are not logged in, and of what everybody may read. It loads the captcha's script for
 * the pages that need one, beside their own code.
 */
export function ExternalLayout() {
  const product = useProductName()
  const needsCaptcha = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.needsCaptcha) })
  useEffect(() => {
    // The box of the captcha says when it cannot be had.
    if (needsCaptcha) loadCaptcha().catch(() => {})
  }, [needsCaptcha])
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target={contentId} />
      <header className="border-b border-line px-4 py-3 sm:px-6">
        <Link href="/" variant="plain" className="inline-flex">
          <Logo name={product} />
        </Link>
      </header>
      <MainLandmark className="mx-auto w-full max-w-200 grow px-4 py-10 sm:px-6">
        <PageFade>
          <Outlet />
        </PageFade>
      </MainLandmark>
      <Footer />
    </div>
  )
}
