import { Outlet, useLocation } from '@tanstack/react-router'
import { Fragment } from 'react'
import { currentTenant, useCan, useSession } from '../data/session.ts'
import { LinkTabs } from '../ui/link-tabs.tsx'
import { SettingsDialog } from './settings-dialog.tsx'

const tabs = [
  { href: '/settings', label: 'Settings' },
  { href: '/account', label: 'Account' },
]
const apiKeys = { href: '/settings/api-keys', label: 'API keys' }
const singleSignOn = { href: '/settings/single-sign-on', label: 'Single sign-on' }
const webhooks = { href: '/settings/webhooks', label: 'Webhooks' }

/** The layout of a company's settings and billing: a tab for each page, and the message that the URL asks for. */
export function SettingsLayout() {
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '').toLowerCase() })
  const tenant = useSession(currentTenant)
  const mayManageWebhooks = useCan('webhooks:manage')
  const isLoggedIn = useSession(({ user }) => user !== null)
  const mayManageKeys = useCan('api-keys:manage')
  const mayManageCompany = useCan('company:manage')
  if (!isLoggedIn) return null
  return (
    <div className="page-column max-w-280">
      <LinkTabs
        label="Settings and account"
        items={[
          ...tabs,
          ...(mayManageCompany ? [singleSignOn] : []),
          ...(mayManageKeys ? [apiKeys] : []),
          ...(mayManageWebhooks ? [webhooks] : []),
        ]}
        current={path.startsWith(webhooks.href) ? webhooks.href : path}
      />
      <Fragment key={tenant?.uuid}>
        <div className="pt-6">
          <Outlet />
        </div>
        <SettingsDialog tenant={tenant} />
      </Fragment>
    </div>
  )
}
