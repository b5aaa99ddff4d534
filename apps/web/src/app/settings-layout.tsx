import { Outlet, useLocation } from '@tanstack/react-router'
import { Fragment } from 'react'
import { currentTenant, useCan, useSession } from '../kit/session.ts'
import { LinkTabs } from '../ui/link-tabs.tsx'
import { SettingsDialog } from './settings-dialog.tsx'

const tabs = [
  { href: '/settings', label: 'Settings' },
  { href: '/account', label: 'Account' },
]
const adminTabs = [...tabs, { href: '/settings/api-keys', label: 'API keys' }]

/** The layout of what a company sets and pays: tabs, and what the address asks to be said. */
export function SettingsLayout() {
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '').toLowerCase() })
  const tenant = useSession(currentTenant)
  const isLoggedIn = useSession(({ user }) => user !== null)
  const mayManageKeys = useCan('api-keys:manage')
  if (!isLoggedIn) return null
  return (
    <div className="page-column max-w-280">
      <LinkTabs label="Settings and account" items={mayManageKeys ? adminTabs : tabs} current={path} />
      <Fragment key={tenant?.uuid}>
        <div className="pt-6">
          <Outlet />
        </div>
        <SettingsDialog tenant={tenant} />
      </Fragment>
    </div>
  )
}
