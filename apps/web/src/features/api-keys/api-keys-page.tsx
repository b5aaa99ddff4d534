import { useQuery } from '@tanstack/react-query'
import { BookOpen, KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { apiKeyLimits } from '@sojourn/contract/api-key'
import { NoCompany } from '../../kit/notices/no-company.tsx'
import { publicConfig } from '../../data/public-config.ts'
import { currentTenant, useCan, useSession } from '../../data/session.ts'
import { Waiting } from '../../kit/page/waiting.tsx'
import { WhomToAsk } from '../../kit/notices/ask-owner-notice.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { apiKeys } from './api-key-client.ts'
import { ApiKeyList } from './api-key-list.tsx'
import { CreateKeyDialog } from './create-key-dialog.tsx'

/** The API keys of the company. */
export function ApiKeysPage() {
  const tenant = useSession(currentTenant)
  const mayManage = useCan('api-keys:manage')
  if (tenant && mayManage) return <Keys tenant={tenant.uuid} />
  return (
    <>
      <PageHeader title="API keys" />
      {tenant ? <WhomToAsk to="create API keys" /> : <NoCompany page="API keys" />}
    </>
  )
}

function Keys({ tenant }: { tenant: string }) {
  const query = useQuery(apiKeys(tenant))
  const docs = useQuery(publicConfig).data?.apiDocsUrl
  const [isCreating, setIsCreating] = useState(false)
  const keys = query.data
  const isFull = (keys?.length ?? 0) >= apiKeyLimits.keys
  const create = (
    <Button variant="primary" icon={Plus} isDisabled={isFull} onPress={() => setIsCreating(true)}>
      Create key
    </Button>
  )
  return (
    <>
      <PageHeader title="API keys" count={keys?.length || undefined} actions={keys?.length ? create : undefined}>
        <span>
          Let other programs, such as your website, work with your data.
          {docs && (
            <>
              {' '}
              <Link href={docs} target="_blank">
                API documentation
              </Link>
            </>
          )}
        </span>
      </PageHeader>
      {isFull && (
        <p className="mb-4 text-sm text-ink-soft">
          A company can have {apiKeyLimits.keys} keys. Revoke one to create another.
        </p>
      )}
      {!keys ? (
        <Waiting query={query} what="the API keys" rows={4} />
      ) : keys.length > 0 ? (
        <ApiKeyList tenant={tenant} keys={keys} />
      ) : (
        <EmptyState
          icon={KeyRound}
          title="No API keys yet"
          actions={
            <>
              {create}
              {docs && (
                <ButtonLink icon={BookOpen} href={docs} target="_blank">
                  Read the documentation
                </ButtonLink>
              )}
            </>
          }
        >
          With a key, a program such as your website or accounting can read or change what you allow it, without
          anyone’s password.
        </EmptyState>
      )}
      {isCreating && <CreateKeyDialog tenant={tenant} onClose={() => setIsCreating(false)} />}
    </>
  )
}
