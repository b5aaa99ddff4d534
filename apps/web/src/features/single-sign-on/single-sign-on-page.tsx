import { queryOptions, useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { SingleSignOn } from '@sojourn/contract/single-sign-on'
import { CopyField } from '../../kit/page/copy-field.tsx'
import { request } from '../../data/http.ts'
import { NoCompany } from '../../kit/notices/no-company.tsx'
import { useProductName } from '../../data/public-config.ts'
import { currentTenant, useCan, useSession } from '../../data/session.ts'
import { Waiting } from '../../kit/page/waiting.tsx'
import { WhomToAsk } from '../../kit/notices/ask-owner-notice.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { CurrentProvider } from './current-provider.tsx'
import { ProviderDialog } from './provider-dialog.tsx'

/** `/settings/single-sign-on`: the identity provider that members log in with. */
export function SingleSignOnPage() {
  const tenant = useSession(currentTenant)
  const mayManage = useCan('company:manage')
  if (tenant && mayManage) return <Settings tenant={tenant.uuid} />
  return (
    <>
      <PageHeader title="Single sign-on" />
      {tenant ? <WhomToAsk to="set up single sign-on" /> : <NoCompany page="Single sign-on" />}
    </>
  )
}

const settingsOf = (tenant: string) =>
  queryOptions({
    queryKey: [tenant, 'single-sign-on'] as const,
    queryFn: async ({ signal }) =>
      (await request<{ data: SingleSignOn }>('GET', `/v1/${tenant}/single-sign-on`, { signal })).data,
    staleTime: 0,
  })

function Settings({ tenant }: { tenant: string }) {
  const query = useQuery(settingsOf(tenant))
  const [isEditing, setIsEditing] = useState(false)
  const product = useProductName()
  const { data } = query
  const setUp = (
    <Button variant="primary" onPress={() => setIsEditing(true)}>
      Set up single sign-on
    </Button>
  )
  return (
    <>
      <PageHeader title="Single sign-on">
        Let members log in with their company accounts, for example from Google Workspace, Okta or Keycloak.
      </PageHeader>
      {!data ? (
        <Waiting query={query} what="single sign-on" rows={2} />
      ) : data.provider ? (
        <CurrentProvider
          tenant={tenant}
          settings={{ ...data, provider: data.provider }}
          onEdit={() => setIsEditing(true)}
          onRemoved={() => query.refetch()}
        />
      ) : (
        <>
          <EmptyState icon={KeyRound} title="Single sign-on is off" actions={setUp}>
            Members log in with an email address and password. Connect an OpenID Connect provider so that they can use
            their existing company accounts.
          </EmptyState>
          <div className="mt-8 max-w-160">
            <CopyField
              label="Redirect URI"
              what="redirect URI"
              description={`Register ${product} with your provider as a web application, using this redirect URI. The provider will give you a client ID and a client secret.`}
              value={data.redirectUri}
            />
          </div>
        </>
      )}
      {isEditing && data && (
        <ProviderDialog
          tenant={tenant}
          provider={data.provider}
          onClose={() => setIsEditing(false)}
          onSaved={() => query.refetch()}
        />
      )}
    </>
  )
}
