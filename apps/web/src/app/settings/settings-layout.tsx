import { Outlet, useLocation } from '@tanstack/react-router'
import { Fragment } from 'react'
import { currentTenant, useCan, useSession } from '../../data/session.ts'
import { LinkTabs } from '../../ui/link-tabs.tsx'
import { SettingsDialog } from './settings-dialog.tsx'
import * as wording from './wording.ts'

const tabs = [
  { href: '/settings', label: wording.settingsTab },
  { href: '/account', label: wording.accountTab },
]
const apiKeys = { href: '/settings/api-keys', label: wording.apiKeysTab }
const singleSignOn = { href: '/settings/single-sign-on', label: wording.singleSignOnTab }
const webhooks = { href: '/settings/webhooks', label: wording.webhooksTab }

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
        label={wording.tabsLabel}
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
