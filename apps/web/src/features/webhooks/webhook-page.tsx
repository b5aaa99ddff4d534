import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { KeyRound, Pencil, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { oldSecretHours, type Webhook, type WebhookWithSecret } from '@sojourn/contract/webhooks'
import { errorMessage } from '../../kit/words/error-message.ts'
import { formatWhen } from '../../kit/words/dates.ts'
import { request } from '../../data/http.ts'
import { Loaded } from '../../kit/page/loaded.tsx'
import { currentTenant, useCan, useSession } from '../../data/session.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toast.ts'
import { Deliveries } from './deliveries.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { oneWebhook, useReadAnew, webhooksPath } from './webhook-client.ts'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhooksPage } from './webhooks-page.tsx'
import { eventsInWords, stateOf } from './webhook-words.ts'
import * as wording from './wording.ts'

const list = { label: wording.webhooksTitle, href: '/settings/webhooks' }

/** `/settings/webhooks/{uuid}`: one webhook with its deliveries. */
export function WebhookPage() {
  const uuid = String(useParams({ strict: false }).uuid)
  const tenant = useSession(currentTenant)
  const mayManage = useCan('webhooks:manage')
  // For users who may not manage webhooks, that page says so.
  if (!tenant || !mayManage) return <WebhooksPage />
  return <Found tenant={tenant.uuid} uuid={uuid} />
}

function Found({ tenant, uuid }: { tenant: string; uuid: string }) {
  const query = useQuery(oneWebhook(tenant, uuid))
  return (
    <Loaded
      query={query}
      words={wording.waitingForWebhook}
      record={{ uuid }}
      list={list}
      column=""
      skeleton={<SkeletonRows rows={4} label={wording.webhookLoadingLabel} />}
    >
      {(webhook) => <OneWebhook tenant={tenant} webhook={webhook} />}
    </Loaded>
  )
}

type Opened = 'edit' | 'rotate' | 'delete' | null

function OneWebhook({ tenant, webhook }: { tenant: string; webhook: Webhook }) {
  const navigate = useNavigate()
  const readAnew = useReadAnew(tenant)
  const [opened, setOpened] = useState<Opened>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const path = `${webhooksPath(tenant)}/${webhook.uuid}`
  const { label, tone, note } = stateOf(webhook)
  const close = () => setOpened(null)
  /** Runs an action, then fetches the webhook again. An error is shown as a toast. */
  const attempt = async (failed: string, work: () => Promise<unknown>) => {
    try {
      await work()
      await readAnew()
    } catch (error) {
      toast({ title: failed, description: errorMessage(error), tone: 'danger' })
    }
  }
  return (
    <>
      <PageHeader
        title={webhook.description ?? new URL(webhook.url).host}
        crumbs={[list]}
        actions={
          <>
            <Button icon={Pencil} onPress={() => setOpened('edit')}>
              {wording.editLabel}
            </Button>
            <Button
              variant="primary"
              icon={Send}
              isDisabled={!webhook.isActive}
              onPress={() =>
                void attempt(wording.testNotSent, async () => {
                  await request('POST', `${path}/test`)
                  toast({ title: wording.testSent, description: wording.testSentHint, tone: 'success' })
                })
              }
            >
              {wording.sendTestLabel}
            </Button>
          </>
        }
      >
        <Badge tone={tone}>{label}</Badge>
        <span>{eventsInWords(webhook)}</span>
        <span className="w-full">{webhook.url}</span>
      </PageHeader>
      <div className="flex flex-col gap-4 rounded-md border border-line bg-surface p-4 sm:flex-row sm:items-center sm:justify-between">
        <Switch
          isSelected={webhook.isActive}
          onChange={(isActive) =>
            void attempt(wording.webhookNotChanged, () => request('PUT', path, { body: { isActive } }))
          }
          description={note ?? wording.sendEventsHint}
        >
          {wording.sendEventsLabel}
        </Switch>
        <div className="flex flex-wrap gap-2">
          <Button size="small" icon={KeyRound} onPress={() => setOpened('rotate')}>
            {wording.rotateLabel}
          </Button>
          <Button size="small" variant="quiet" icon={Trash2} onPress={() => setOpened('delete')}>
            {wording.deleteLabel}
          </Button>
        </div>
      </div>
      {webhook.oldSecretUntil && (
        <p className="mt-3 text-sm text-ink-soft">
          {wording.oldSecretText({ when: formatWhen(webhook.oldSecretUntil) })}
        </p>
      )}
      <Deliveries tenant={tenant} webhook={webhook} />
      {opened === 'edit' && (
        <WebhookDialog
          title={wording.editWebhookTitle}
          saveLabel={wording.saveLabel}
          webhook={webhook}
          onClose={close}
          save={async (fields) => {
            await request('PUT', path, { body: fields, rev: webhook.rev })
            await readAnew()
          }}
        />
      )}
      <AlertDialog
        title={wording.rotateTitle}
        confirmLabel={wording.rotateLabel}
        isOpen={opened === 'rotate'}
        onOpenChange={(isOpen) => !isOpen && close()}
        onConfirm={() =>
          attempt(wording.secretNotRotated, async () => {
            const { data } = await request<{ data: WebhookWithSecret }>('POST', `${path}/rotate-secret`)
            setSecret(data.secret)
          })
        }
      >
        {wording.rotateText({ hours: oldSecretHours })}
      </AlertDialog>
      <AlertDialog
        title={wording.deleteTitle}
        confirmLabel={wording.deleteConfirmLabel}
        isDanger
        isOpen={opened === 'delete'}
        onOpenChange={(isOpen) => !isOpen && close()}
        onConfirm={async () => {
          try {
            await request('DELETE', path)
            toast({ title: wording.webhookDeleted })
            await navigate({ href: list.href })
          } catch (error) {
            toast({ title: wording.webhookNotDeleted, description: errorMessage(error), tone: 'danger' })
          }
        }}
      >
        {wording.deleteText({ url: webhook.url })}
      </AlertDialog>
      {secret !== null && opened === null && <SecretDialog secret={secret} isRotated onClose={() => setSecret(null)} />}
    </>
  )
}
