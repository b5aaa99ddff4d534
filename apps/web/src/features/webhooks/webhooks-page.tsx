import { useQuery } from '@tanstack/react-query'
import { Plus, Webhook as WebhookIcon } from 'lucide-react'
import { useState } from 'react'
import { maxWebhooks, type Webhook, type WebhookWithSecret } from '@sojourn/contract/webhooks'
import { formatWhen } from '../../kit/words/dates.ts'
import { request } from '../../data/http.ts'
import { NoCompany } from '../../kit/notices/no-company.tsx'
import { currentTenant, useCan, useSession } from '../../data/session.ts'
import { Waiting } from '../../kit/page/waiting.tsx'
import { WhomToAsk } from '../../kit/notices/ask-owner-notice.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Table, type TableColumn } from '../../ui/table/table.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { useReadAnew, webhookList, webhooksPath } from './webhook-client.ts'
import { WebhookDialog } from './webhook-dialog.tsx'
import { eventsInWords, stateOf } from './webhook-words.ts'
import * as wording from './wording.ts'

/** `/settings/webhooks`: the webhooks of the company. */
export function WebhooksPage() {
  const tenant = useSession(currentTenant)
  const mayManage = useCan('webhooks:manage')
  if (tenant && mayManage) return <Webhooks tenant={tenant.uuid} />
  return (
    <>
      <PageHeader title={wording.webhooksTitle} />
      {tenant ? <WhomToAsk only={wording.onlyAdminsManage} /> : <NoCompany page={wording.webhooksTitle} />}
    </>
  )
}

const columns: readonly TableColumn<Webhook>[] = [
  {
    id: 'url',
    title: wording.urlColumn,
    isRowHeader: true,
    render: ({ url, description }) => (
      <span className="flex flex-col">
        <span className="wrap-anywhere">{description ?? url}</span>
        {description && <span className="text-sm font-normal wrap-anywhere text-ink-soft">{url}</span>}
      </span>
    ),
  },
  { id: 'events', title: wording.eventsColumn, width: '8rem', render: (webhook) => eventsInWords(webhook) },
  {
    id: 'state',
    title: wording.stateColumn,
    width: '10rem',
    render: (webhook) => {
      const { label, tone } = stateOf(webhook)
      return <Badge tone={tone}>{label}</Badge>
    },
  },
  {
    id: 'when',
    title: wording.timeColumn,
    align: 'end',
    width: '9rem',
    render: ({ lastDelivery }) => (
      <span className="text-ink-soft">{lastDelivery ? formatWhen(lastDelivery.createdAt) : '–'}</span>
    ),
  },
]

function Webhooks({ tenant }: { tenant: string }) {
  const query = useQuery(webhookList(tenant))
  const [isAdding, setIsAdding] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const readAnew = useReadAnew(tenant)
  const { data } = query
  const isFull = (data?.length ?? 0) >= maxWebhooks
  const add = (
    <Button variant="primary" icon={Plus} isDisabled={isFull} onPress={() => setIsAdding(true)}>
      {wording.addWebhookLabel}
    </Button>
  )
  return (
    <>
      <PageHeader title={wording.webhooksTitle} actions={data && data.length > 0 && add}>
        {isFull ? wording.webhooksFullHint({ count: maxWebhooks }) : wording.webhooksHint}
      </PageHeader>
      {!data ? (
        <Waiting query={query} words={wording.waitingForWebhooks} rows={3} />
      ) : data.length === 0 ? (
        <EmptyState icon={WebhookIcon} title={wording.noWebhooksTitle} actions={add}>
          {wording.noWebhooksText}
        </EmptyState>
      ) : (
        <Table
          label={wording.webhooksTitle}
          columns={columns}
          rows={data}
          rowId={({ uuid }) => uuid}
          rowName={({ url, description }) => description ?? url}
          rowHref={({ uuid }) => `/settings/webhooks/${uuid}`}
        />
      )}
      {isAdding && (
        <WebhookDialog
          title={wording.addWebhookLabel}
          saveLabel={wording.addWebhookLabel}
          onClose={() => setIsAdding(false)}
          save={async (fields) => {
            const response = await request<{ data: WebhookWithSecret }>('POST', `${webhooksPath(tenant)}/`, {
              body: fields,
            })
            setSecret(response.data.secret)
            await readAnew()
          }}
        />
      )}
      {secret !== null && !isAdding && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </>
  )
}
