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

/** `/settings/webhooks`: the webhooks of the company. */
export function WebhooksPage() {
  const tenant = useSession(currentTenant)
  const mayManage = useCan('webhooks:manage')
  if (tenant && mayManage) return <Webhooks tenant={tenant.uuid} />
  return (
    <>
      <PageHeader title="Webhooks" />
      {tenant ? <WhomToAsk to="manage webhooks" /> : <NoCompany page="Webhooks" />}
    </>
  )
}

const columns: readonly TableColumn<Webhook>[] = [
  {
    id: 'url',
    title: 'URL',
    isRowHeader: true,
    render: ({ url, description }) => (
      <span className="flex flex-col">
        <span className="wrap-anywhere">{description ?? url}</span>
        {description && <span className="text-sm font-normal wrap-anywhere text-ink-soft">{url}</span>}
      </span>
    ),
  },
  { id: 'events', title: 'Events', width: '8rem', render: (webhook) => eventsInWords(webhook) },
  {
    id: 'state',
    title: 'Last delivery',
    width: '10rem',
    render: (webhook) => {
      const { label, tone } = stateOf(webhook)
      return <Badge tone={tone}>{label}</Badge>
    },
  },
  {
    id: 'when',
    title: 'When',
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
      Add webhook
    </Button>
  )
  return (
    <>
      <PageHeader title="Webhooks" actions={data && data.length > 0 && add}>
        {isFull
          ? `You have ${maxWebhooks} webhooks, which is the maximum. Delete one to add another.`
          : 'Tell your other systems when something changes here.'}
      </PageHeader>
      {!data ? (
        <Waiting query={query} what="the webhooks" rows={3} />
      ) : data.length === 0 ? (
        <EmptyState icon={WebhookIcon} title="No webhooks yet" actions={add}>
          A webhook sends a short signed message to an address of yours as soon as a record is created, changed or
          published, so that your accounting, website or CRM can fetch it.
        </EmptyState>
      ) : (
        <Table
          label="Webhooks"
          columns={columns}
          rows={data}
          rowId={({ uuid }) => uuid}
          rowName={({ url, description }) => description ?? url}
          rowHref={({ uuid }) => `/settings/webhooks/${uuid}`}
        />
      )}
      {isAdding && (
        <WebhookDialog
          title="Add webhook"
          saveLabel="Add webhook"
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
