import { useQuery } from '@tanstack/react-query'
import { BookOpen, KeyRound, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
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
import * as wording from './wording.ts'

/** The API keys of the company. */
export function ApiKeysPage() {
  const tenant = useSession(currentTenant)
  const mayManage = useCan('api-keys:manage')
  if (tenant && mayManage) return <Keys tenant={tenant.uuid} />
  return (
    <>
      <PageHeader title={wording.keysTitle} />
      {tenant ? <WhomToAsk only={wording.onlyAdminsCreate} /> : <NoCompany page={wording.keysTitle} />}
    </>
  )
}

const linkTo = (href: string) => (chunks: ReactNode) => (
  <Link key="link" href={href} target="_blank">
    {chunks}
  </Link>
)

function Keys({ tenant }: { tenant: string }) {
  const query = useQuery(apiKeys(tenant))
  const docs = useQuery(publicConfig).data?.apiDocsUrl
  const [isCreating, setIsCreating] = useState(false)
  const keys = query.data
  const isFull = (keys?.length ?? 0) >= apiKeyLimits.keys
  const create = (
    <Button variant="primary" icon={Plus} isDisabled={isFull} onPress={() => setIsCreating(true)}>
      {wording.createKeyLabel}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={wording.keysTitle}
        count={keys?.length || undefined}
        actions={keys?.length ? create : undefined}
      >
        <span>{docs ? wording.keysHintWithDocs({ link: linkTo(docs) }) : wording.keysHint}</span>
      </PageHeader>
      {isFull && <p className="mb-4 text-sm text-ink-soft">{wording.keysFullHint({ count: apiKeyLimits.keys })}</p>}
      {!keys ? (
        <Waiting query={query} words={wording.waitingForKeys} rows={4} />
      ) : keys.length > 0 ? (
        <ApiKeyList tenant={tenant} keys={keys} />
      ) : (
        <EmptyState
          icon={KeyRound}
          title={wording.noKeysTitle}
          actions={
            <>
              {create}
              {docs && (
                <ButtonLink icon={BookOpen} href={docs} target="_blank">
                  {wording.readDocsLabel}
                </ButtonLink>
              )}
            </>
          }
        >
          {wording.noKeysText}
        </EmptyState>
      )}
      {isCreating && <CreateKeyDialog tenant={tenant} onClose={() => setIsCreating(false)} />}
    </>
  )
}
