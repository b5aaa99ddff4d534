import { Outlet, useLocation } from '@tanstack/react-router'
import { Fragment, useDeferredValue, useEffect, useRef } from 'react'
import { lazy } from '../../kit/lazy/lazy.tsx'
import { useBegunImports } from '../../kit/import/begun-imports.ts'
import { startServiceWorker } from '../../data/service-worker.ts'
import { currentTenant, useSession } from '../../data/session.ts'
import { forgetUndo } from '../../ui/last-undo.ts'
import { SkipLink } from '../../ui/skip-link.tsx'
import { toast } from '../../ui/toast.ts'
import { needsCompany } from '../addresses.ts'
import { Footer } from '../footer.tsx'
import { contentId, MainLandmark } from '../main-landmark.tsx'
import { PageFade } from '../page-fade.tsx'
import { Header } from './header.tsx'
import { ShellDialogs } from './shell-dialogs.tsx'
import { useShellKeys } from './shortcut-keys.ts'
import { closeDrawer, useSidebar } from './sidebar-state.ts'
import { Sidebar } from './sidebar.tsx'
import { VisitBanner } from './visit-banner.tsx'
import * as wording from './wording.ts'

/** The default layout: header, sidebar (inside a company only), page and footer. */
export function Shell() {
  const user = useSession((session) => session.user)
  const tenant = useSession(currentTenant)
  const { isWide, isOpen } = useSidebar()
  const hasImports = useBegunImports().begun.length > 0
  const path = useLocation({ select: ({ pathname }) => pathname })
  useEffect(closeDrawer, [path])
  useEffect(workOffline, [])
  useForgottenUndo(`${user?.uuid} ${tenant?.uuid}`)
  useShellKeys()
  // Rendered in steps, between which the browser can respond; otherwise, a slow phone would freeze.
  const isDrawn = useDeferredValue(true, false)

  if (!user || !isDrawn) return null
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target={contentId} />
      <Header user={user} hasSidebar={tenant !== null} />
      <div className="flex grow">
        {tenant && isWide && isOpen && (
          <aside
            id={sidebarId}
            aria-label={wording.sidebarLabel}
            tabIndex={-1}
            className="sticky top-14 h-[calc(100dvh-3.5rem)] w-66 shrink-0 overflow-y-auto border-e border-line p-3 pt-4 outline-none"
          >
            <Sidebar tenant={tenant} />
            <SkipLink target={sidebarId} isInPlace>
              {wording.backToMenuLabel}
            </SkipLink>
          </aside>
        )}
        <div className="flex min-w-0 grow flex-col">
          <VisitBanner />
          {hasImports && <ImportNotes />}
          <MainLandmark className="grow px-4 py-6 sm:px-6 lg:px-8 lg:pt-7">
            <PageHelp />
            <PageFade>
              <PageOfCompany path={path} />
            </PageFade>
          </MainLandmark>
          <Footer />
        </div>
      </div>
      <ShellDialogs />
    </div>
  )
}

/** What another user did, or was done in another company, is not taken back here. */
const useForgottenUndo = (scope: string): void => {
  const seen = useRef(scope)
  useEffect(() => {
    if (seen.current !== scope) forgetUndo()
    seen.current = scope
  }, [scope])
}

/**
 * A page belongs to the company it was opened in. In another company, it is a new instance, so that a form filled in for one
 * company is never saved in another. If the user has lost access to the company, a message replaces the page.
 */
function PageOfCompany({ path }: { path: string }) {
  const user = useSession((session) => session.user)
  const lost = useSession((session) => session.lost)
  const tenant = useSession((session) => currentTenant(session)?.uuid)
  if (user && lost && needsCompany(path)) return <CompanyGone key={lost.uuid} user={user} lost={lost} />
  return (
    <Fragment key={tenant}>
      <Outlet />
    </Fragment>
  )
}

/** Appears once the browser is idle. */
const PageHelp = lazy(async () => (await import('../../features/page-help/page-help.tsx')).PageHelp, {
  missing: 'toast',
})

const ImportNotes = lazy(async () => (await import('../../kit/import/import-notes.tsx')).ImportNotes)

const CompanyGone = lazy(async () => (await import('./deferred/company-gone.tsx')).CompanyGone)

/**
 * The target of a second skip link. Without it, a user who tabs back from the page would have to go through the whole sidebar.
 */
const sidebarId = 'sidebar'

let worksOffline = false

/** Logged-in users will return, perhaps offline, so from now on the app's files are stored on their device. */
const workOffline = (): void => {
  if (worksOffline || !import.meta.env.PROD) return
  worksOffline = true
  startServiceWorker(() =>
    toast({
      title: wording.updateTitle,
      description: wording.updateText,
      action: { label: wording.updateLabel, onAction: () => globalThis.location.reload() },
    }),
  )
}
