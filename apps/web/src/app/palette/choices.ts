import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import { ArrowRight, Building2, CircleHelp, House, Keyboard, LogOut, Palette, PanelLeft, Plus } from 'lucide-react'
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

/** One entry of the palette. */
export type Choice = {
  id: string
  title: string
  /** Tells it apart from others with the same name. */
  detail?: string | null
  icon: LucideIcon
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
    { path: '/', title: 'Home', icon: House },
    ...(tenant ? sidebarEntries.filter(({ seenWith }) => !seenWith || mayIn(session, tenant.uuid, seenWith)) : []),
    { path: '/profile', title: 'Profile' },
    { path: '/help', title: 'Help', icon: CircleHelp },
    ...(tenant || session.user?.is_god ? [{ path: '/support', title: 'Support' }] : []),
    ...(isAdmin ? adminLinks.filter(({ path }) => path !== '/help' && (tenant || path !== '/users')) : []),
    ...(tenant && mayIn(session, tenant.uuid, 'company:manage') ? [{ path: '/audit', title: 'Audit' }] : []),
    ...(tenant && mayIn(session, tenant.uuid, 'api-keys:manage')
      ? [{ path: '/settings/api-keys', title: 'API keys' }]
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
            title: `New ${one}`,
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
            title: `Change company to ${name}`,
            icon: Building2,
            choose: () => change(uuid),
          },
        ],
  )
  return [
    ...adding,
    ...changing,
    { id: 'appearance', title: 'Appearance', detail: 'Colours and text size', icon: Palette, choose: openAppearance },
    { id: 'shortcuts', title: 'Keyboard shortcuts', icon: Keyboard, choose: openShortcuts },
    ...(tenant
      ? [
          {
            id: 'sidebar',
            title: isOpen ? 'Close sidebar' : 'Open sidebar',
            icon: PanelLeft,
            choose: () => setSidebarOpen(!isOpen),
          },
        ]
      : []),
    { id: 'logout', title: 'Log out', icon: LogOut, choose: () => void navigate({ href: '/logout' }) },
  ]
}
