import type { Permission } from '@sojourn/contract/access'
import type { ResourceCount } from '@sojourn/contract/lists'
import type { LucideIcon } from 'lucide-react'
import {
  Building2,
  CircleQuestionMark,
  CreditCard,
  Inbox,
  MessageCircleQuestionMark,
  Settings,
  Users,
} from 'lucide-react'
import { iconOf } from '../../kit/resource-icons.ts'
import { webResources } from '../resources.ts'
import * as wording from './wording.ts'

/** A resource in the sidebar. */
export type SidebarEntry = {
  path: string
  title: string
  /** What *Add* adds. */
  one: string
  /** The path of *Add*. */
  addHref: string
  count: keyof ResourceCount
  icon: LucideIcon
  addWith: Permission
  /** The permission to see it; without it, all members do. */
  seenWith?: Permission
  /** The group that it is in, below the entries without one. */
  group?: 'finance'
}

/** The resources in the order of their use. */
export const sidebarEntries: readonly SidebarEntry[] = webResources.flatMap(
  ({ name, path, title, one, permissions, sidebar }) =>
    sidebar
      ? {
          path,
          title,
          one: sidebar.one ?? one,
          addHref: sidebar.addHref ?? `${path}/create`,
          count: sidebar.count,
          icon: iconOf(name),
          addWith: permissions.add,
          seenWith: permissions.read,
          group: sidebar.group,
        }
      : [],
)

type PageLink = { path: string; title: string; icon: LucideIcon }

/** What Admins see below the resources. */
export const adminLinks: readonly PageLink[] = [
  { path: '/settings', title: wording.settingsLink, icon: Settings },
  { path: '/account', title: wording.accountLink, icon: CreditCard },
  { path: '/users', title: wording.usersLink, icon: Users },
  { path: '/help', title: wording.helpLink, icon: CircleQuestionMark },
]

/** What only super admins see. */
export const platformLinks: readonly PageLink[] = [
  { path: '/tenants', title: wording.tenantsLink, icon: Building2 },
  { path: '/faqs', title: wording.faqsLink, icon: MessageCircleQuestionMark },
]

/** What super admins also see in a demonstration. */
export const demoLinks: readonly PageLink[] = [{ path: '/outbox', title: wording.outboxLink, icon: Inbox }]
