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
import * as wording from './wording.ts'

/** `/settings/single-sign-on`: the identity provider that members log in with. */
export function SingleSignOnPage() {
  const tenant = useSession(currentTenant)
  const mayManage = useCan('company:manage')
  if (tenant && mayManage) return <Settings tenant={tenant.uuid} />
  return (
    <>
      <PageHeader title={wording.pageTitle} />
      {tenant ? <WhomToAsk only={wording.onlyAdminsSetUp} /> : <NoCompany page={wording.pageTitle} />}
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
      {wording.setUp}
    </Button>
  )
  return (
    <>
      <PageHeader title={wording.pageTitle}>{wording.pageHint}</PageHeader>
      {!data ? (
        <Waiting query={query} words={wording.waitingForPage} rows={2} />
      ) : data.provider ? (
        <CurrentProvider
          tenant={tenant}
          settings={{ ...data, provider: data.provider }}
          onEdit={() => setIsEditing(true)}
          onRemoved={() => query.refetch()}
        />
      ) : (
        <>
          <EmptyState icon={KeyRound} title={wording.offTitle} actions={setUp}>
            {wording.offHint}
          </EmptyState>
          <div className="mt-8 max-w-160">
            <CopyField
              label={wording.redirectUri}
              what={wording.redirectUriInSentence}
              description={wording.redirectUriFirstHint({ product })}
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
