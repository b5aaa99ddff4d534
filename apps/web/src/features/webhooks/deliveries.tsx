import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Inbox, RotateCw } from 'lucide-react'
import { useState } from 'react'
import type { Webhook, WebhookDelivery } from '@sojourn/contract/webhooks'
import { errorMessage } from '../../kit/words/error-message.ts'
import { formatWhen } from '../../kit/words/dates.ts'
import { request } from '../../data/http.ts'
import { Waiting } from '../../kit/page/waiting.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { toast } from '../../ui/toast.ts'
import { useReadAnew, webhookDeliveries, webhooksPath } from './webhook-client.ts'
import { deliveryStates } from './webhook-words.ts'
import * as wording from './wording.ts'

/** The log of a webhook: each event with its delivery attempts and the responses. */
export function Deliveries({ tenant, webhook }: { tenant: string; webhook: Webhook }) {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const wanted = Number(search['page'] ?? 1)
  const page = Number.isInteger(wanted) && wanted > 0 ? wanted : 1
  const query = useQuery(webhookDeliveries(tenant, webhook.uuid, page))
  const { data } = query
  return (
    <section aria-label={wording.deliveriesTitle} className="pt-8">
      <h2 className="title pb-2 text-xl">{wording.deliveriesTitle}</h2>
      <p className="pb-3 text-sm text-ink-soft">{wording.deliveriesHint}</p>
      {!data ? (
        <Waiting query={query} words={wording.waitingForDeliveries} rows={4} />
      ) : data.data.length === 0 ? (
        <EmptyState icon={Inbox} title={wording.noDeliveriesTitle}>
          {wording.noDeliveriesText}
        </EmptyState>
      ) : (
        <>
          <div className="border-t border-line">
            {data.data.map((delivery) => (
              <Delivery key={delivery.uuid} tenant={tenant} webhook={webhook} delivery={delivery} />
            ))}
          </div>
          <div className="pt-5">
            <Pagination
              label={wording.deliveriesTitle}
              page={data.meta.page}
              pageCount={data.meta.pageCount}
              from={data.meta.from ?? 0}
              to={data.meta.to ?? 0}
              total={data.meta.total}
              isEstimate={data.meta.totalIsEstimate}
              onPageChange={(next) => void navigate({ to: '.', search: next === 1 ? {} : { page: next } })}
            />
          </div>
        </>
      )}
    </section>
  )
}

type DeliveryProps = { tenant: string; webhook: Webhook; delivery: WebhookDelivery }

function Delivery({ tenant, webhook, delivery }: DeliveryProps) {
  const { event, status, createdAt, attempts, nextAttemptAt, data } = delivery
  const { label, tone } = deliveryStates[status]
  return (
    <Disclosure
      title={
        <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-sm wrap-anywhere">{event}</span>
          <Badge tone={tone}>{label}</Badge>
          <span className="text-sm font-normal text-ink-soft sm:ms-auto">{formatWhen(createdAt)}</span>
        </span>
      }
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        <dt>{wording.deliveryIdLabel}</dt>
        <dd className="wrap-anywhere text-ink">{delivery.uuid}</dd>
        <dt>{wording.deliveryRecordLabel}</dt>
        <dd className="wrap-anywhere text-ink">
          {data.resource}/{data.uuid}
        </dd>
        {nextAttemptAt && (
          <>
            <dt>{wording.nextAttemptLabel}</dt>
            <dd className="text-ink">{formatWhen(nextAttemptAt)}</dd>
          </>
        )}
      </dl>
      {attempts.length > 0 && <Attempts attempts={attempts} />}
      <Replay tenant={tenant} webhook={webhook} delivery={delivery} />
    </Disclosure>
  )
}

const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'medium' })

function Attempts({ attempts }: Pick<WebhookDelivery, 'attempts'>) {
  return (
    <ol aria-label={wording.attemptsLabel({ count: attempts.length })} className="mt-4 flex flex-col gap-3">
      {attempts.map(({ at, status, durationMs, answer, error }) => (
        <li key={at} className="rounded-md border border-line bg-sunken px-3 py-2 text-sm">
          <p className="flex flex-wrap gap-x-4 tabular-nums">
            <span className="font-medium text-ink">
              {status === null ? wording.noAnswer : wording.attemptAnswer({ status })}
            </span>
            <span>{wording.attemptDuration({ milliseconds: durationMs })}</span>
            <time dateTime={at}>{clock.format(new Date(at))}</time>
          </p>
          {error && <p className="mt-1 text-danger">{error}.</p>}
          {answer && (
            <pre className="mt-1 max-h-40 overflow-auto text-xs wrap-anywhere whitespace-pre-wrap">{answer}</pre>
          )}
        </li>
      ))}
    </ol>
  )
}

function Replay({ tenant, webhook, delivery }: DeliveryProps) {
  const readAnew = useReadAnew(tenant)
  const [isSending, setIsSending] = useState(false)
  if (delivery.status === 'pending') return null
  const replay = async () => {
    setIsSending(true)
    try {
      await request('POST', `${webhooksPath(tenant)}/${webhook.uuid}/deliveries/${delivery.uuid}/replay`)
      toast({ title: wording.sentAgain, tone: 'success' })
    } catch (error) {
      toast({ title: wording.notSentAgain, description: errorMessage(error), tone: 'danger' })
    }
    await readAnew()
    setIsSending(false)
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <Button
        size="small"
        icon={RotateCw}
        isPending={isSending}
        isDisabled={!webhook.isActive}
        onPress={() => void replay()}
      >
        {wording.sendAgainLabel}
      </Button>
      {!webhook.isActive && <span className="text-sm">{wording.sendAgainHint}</span>}
    </div>
  )
}
