import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import { ArrowRight, Building2, CircleHelp, House, Keyboard, LogOut, Palette, PanelLeft, Plus } from 'lucide-react'
import type { Thumbnail } from '@sojourn/contract/kit/thumbnail'
import type { TenantOfMember } from '@sojourn/contract/account'
import { openAppearance } from '../../kit/appearance/appearance-choice.ts'
import { publicConfig } from '../../data/public-config.ts'
import { currentTenant, mayIn, useIsAdmin, useSession } from '../../data/session.ts'
import { openShortcuts } from '../../kit/page/shortcuts.ts'
import { presentPerson } from '../enter.ts'
import { guard } from '../guard.ts'
import { inMenuOrder } from '../shell/company-order.ts'
import { adminLinks, demoLinks, platformLinks, sidebarEntries } from '../shell/sidebar-entries.ts'
import { setSidebarOpen, useSidebar } from '../shell/sidebar-state.ts'
import { useChangeCompany } from '../shell/use-change-company.ts'
import * as wording from './wording.ts'

/** One entry of the palette. */
export type Choice = {
  id: string
  title: string
  /** Tells it apart from others with the same name. */
  detail?: string | null
  icon: LucideIcon
  /** Of a record: its image, null if it has none. */
  thumbnail?: Thumbnail | null
  choose: () => void
  /** Its path and the kind of record, which are stored for recent choices. */
  leadsTo?: { href: string; kind: string | null }
}

const none: readonly TenantOfMember[] = []

/** The pages that the user may open now. */
export const usePages = (): Choice[] => {
  const navigate = useNavigate()
  const session = useSession()
  const isAdmin = useIsAdmin()
  const isDemo = Boolean(useQuery(publicConfig).data?.demo)
  const tenant = currentTenant(session)
  const pages: { path: string; title: string; icon?: LucideIcon }[] = [
    { path: '/', title: wording.homePage, icon: House },
    ...(tenant ? sidebarEntries.filter(({ seenWith }) => !seenWith || mayIn(session, tenant.uuid, seenWith)) : []),
    { path: '/profile', title: wording.profilePage },
    { path: '/help', title: wording.helpPage, icon: CircleHelp },
    ...(tenant || session.user?.is_god ? [{ path: '/support', title: wording.supportPage }] : []),
    ...(isAdmin ? adminLinks.filter(({ path }) => path !== '/help' && (tenant || path !== '/users')) : []),
    ...(tenant && mayIn(session, tenant.uuid, 'company:manage')
      ? [{ path: '/audit', title: wording.activityLogPage }]
      : []),
    ...(tenant && mayIn(session, tenant.uuid, 'api-keys:manage')
      ? [{ path: '/settings/api-keys', title: wording.apiKeysPage }]
      : []),
    ...(session.user?.is_god ? platformLinks : []),
    ...(session.user?.is_god && isDemo ? demoLinks : []),
  ]
  const person = presentPerson()
  return pages
    .filter(({ path }) => guard(path, person) === null)
    .map(({ path, title, icon = ArrowRight }) => ({
      id: `page ${path}`,
      title,
      icon,
      choose: () => void navigate({ href: path }),
      leadsTo: { href: path, kind: null },
    }))
}

/** The actions that the user can start from anywhere. */
export const useActions = (): Choice[] => {
  const navigate = useNavigate()
  const session = useSession()
  const tenant = currentTenant(session)
  const change = useChangeCompany(tenant?.uuid ?? null)
  const { isOpen } = useSidebar()
  const companies = useSession(({ user }) => user?.tenants ?? none)
  const person = presentPerson()

  const adding = sidebarEntries.flatMap(({ path, one, addHref, addWith }): Choice[] =>
    tenant && mayIn(session, tenant.uuid, addWith) && guard(path, person) === null
      ? [
          {
            id: `new ${path}`,
            title: wording.newRecordAction({ resource: one }),
            icon: Plus,
            choose: () => void navigate({ href: addHref }),
          },
        ]
      : [],
  )
  const changing = inMenuOrder(companies, tenant?.uuid ?? '').flatMap(({ uuid, name }): Choice[] =>
    uuid === tenant?.uuid
      ? []
      : [
          {
            id: `company ${uuid}`,
            title: wording.changeCompanyAction({ company: name }),
            icon: Building2,
            choose: () => change(uuid),
          },
        ],
  )
  return [
    ...adding,
    ...changing,
    {
      id: 'appearance',
      title: wording.appearanceAction,
      detail: wording.appearanceDetail,
      icon: Palette,
      choose: openAppearance,
    },
    { id: 'shortcuts', title: wording.shortcutsAction, icon: Keyboard, choose: openShortcuts },
    ...(tenant
      ? [
          {
            id: 'sidebar',
            title: isOpen ? wording.closeSidebarAction : wording.openSidebarAction,
            icon: PanelLeft,
            choose: () => setSidebarOpen(!isOpen),
          },
        ]
      : []),
    { id: 'logout', title: wording.logoutAction, icon: LogOut, choose: () => void navigate({ href: '/logout' }) },
  ]
}
