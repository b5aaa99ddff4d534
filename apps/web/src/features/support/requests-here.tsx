import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Waiting } from '../../kit/page/waiting.tsx'
import { announce } from '../../ui/announce.ts'
import { Card } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { toast } from '../../ui/toast.ts'
import { Conversation } from './conversation.tsx'
import { ReplyForm } from './reply-form.tsx'
import { RequestForm } from './request-form.tsx'
import { SupportStatus } from './support-badge.tsx'
import { supportClient } from './support-client.ts'
import * as wording from './wording.ts'

/** The form of a support request, for a company whose support pages are closed. */
export function AskHere({ tenant, onDone }: { tenant: string; onDone: () => void }) {
  return (
    <section aria-labelledby="ask">
      <h2 id="ask" className="title mb-4 text-xl">
        {wording.contactTitle}
      </h2>
      <RequestForm
        tenant={tenant}
        onCancel={onDone}
        onSent={() => {
          toast({ title: wording.requestSent, description: wording.requestSentHint, tone: 'success' })
          announce(wording.requestSent)
          onDone()
        }}
      />
    </section>
  )
}

/** The latest requests of such a company, with their conversations; nothing if there are none. */
export function RequestsHere({ tenant }: { tenant: string }) {
  const requests = useQuery(supportClient.list(tenant, { perPage: '12' })).data?.data ?? []
  const [open, setOpen] = useState<string | null>(null)
  if (requests.length === 0) return null
  return (
    <Card title={wording.yourRequestsLabel}>
      {requests.map((one) => (
        <Disclosure
          key={one.uuid}
          title={<span className="wrap-anywhere">{one.subject}</span>}
          isOpen={open === one.uuid}
          onOpenChange={(isOpen) => setOpen(isOpen ? one.uuid : null)}
        >
          <SupportStatus status={one.status} />
          {open === one.uuid && <Whole uuid={one.uuid} tenant={tenant} />}
        </Disclosure>
      ))}
    </Card>
  )
}

function Whole({ uuid, tenant }: { uuid: string; tenant: string }) {
  const query = useQuery(supportClient.get(tenant, uuid))
  return query.data ? (
    <>
      <Conversation messages={query.data.messages} />
      <ReplyForm request={query.data} tenant={tenant} isStaff={false} />
    </>
  ) : (
    <Waiting query={query} words={wording.waitingForRequest} rows={3} />
  )
}
