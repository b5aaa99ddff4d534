import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Link as AriaLink } from 'react-aria-components/Link'
import type { TenantOfMember } from '@sojourn/contract/account'
import { publicConfig } from '../../data/public-config.ts'
import { resourceCounts } from '../../data/resource-lists.ts'
import { mayIn, useIsAdmin, useSession } from '../../data/session.ts'
import { CompanyMenu } from './company-menu.tsx'
import { adminLinks, demoLinks, platformLinks, sidebarEntries, type SidebarEntry } from './sidebar-entries.ts'
import { ROW, SidebarRow } from './sidebar-row.tsx'
import * as wording from './wording.ts'

/** The current company, and links to all its resources. */
export function Sidebar({ tenant }: { tenant: TenantOfMember }) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const isSuperAdmin = useSession(({ user }) => user?.is_god ?? false)
  const isAdmin = useIsAdmin()
  const isDemo = Boolean(useQuery(publicConfig).data?.demo)
  const user = useSession((session) => session.user)
  const entries = sidebarEntries.filter(({ seenWith }) => !seenWith || mayIn({ user }, tenant.uuid, seenWith))
  const canAdd = entries.some(({ addWith }) => mayIn({ user }, tenant.uuid, addWith))
  const inFinance = entries.filter(({ group }) => group === 'finance')
  const all = { tenant: tenant.uuid, path, canAdd }
  return (
    <>
      <div className="px-2.5 pt-1 pb-4">
        <p className="title line-clamp-3 text-lg wrap-anywhere">{tenant.name.trim() || wording.unnamedCompany}</p>
        <CompanyMenu current={tenant} />
      </div>
      <nav aria-label={wording.navigationLabel}>
        <Entries {...all} entries={entries.filter(({ group }) => group === undefined)} />
        {inFinance.length > 0 && (
          <>
            <p className="eyebrow mt-6 mb-1 px-2.5">{wording.financeTitle}</p>
            <Entries {...all} entries={inFinance} />
          </>
        )}
        {isAdmin && <Links title={wording.companyLinksTitle} links={adminLinks} path={path} />}
        {isSuperAdmin && (
          <Links
            title={wording.platformLinksTitle}
            links={isDemo ? [...platformLinks, ...demoLinks] : platformLinks}
            path={path}
          />
        )}
      </nav>
    </>
  )
}

type EntriesProps = {
  entries: readonly SidebarEntry[]
  tenant: string
  /** The path of the page. */
  path: string
  /** Whether the user may add a record of any resource in the sidebar. */
  canAdd: boolean
}

function Entries({ entries, tenant, path, canAdd }: EntriesProps) {
  const { data: counts } = useQuery(resourceCounts(tenant))
  return (
    <ul className="flex flex-col gap-0.5">
      {entries.map((entry) => (
        <SidebarRow
          key={entry.path}
          entry={entry}
          count={counts?.[entry.count]}
          isCurrent={path === entry.path || path.startsWith(`${entry.path}/`)}
          canOthersAdd={canAdd}
        />
      ))}
    </ul>
  )
}

function Links({ title, links, path }: { title: string; links: typeof adminLinks; path: string }) {
  return (
    <>
      <p className="eyebrow mt-6 mb-1 px-2.5">{title}</p>
      <ul className="flex flex-col gap-0.5">
        {links.map(({ path: href, title: name, icon: Icon }) => (
          <li key={href} className="flex">
            <AriaLink
              href={href}
              aria-current={path === href || path.startsWith(`${href}/`) ? 'page' : undefined}
              className={ROW}
            >
              <Icon aria-hidden size={16} className="shrink-0" />
              {name}
            </AriaLink>
          </li>
        ))}
      </ul>
    </>
  )
}
