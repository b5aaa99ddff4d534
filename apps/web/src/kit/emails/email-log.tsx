import { useQuery } from '@tanstack/react-query'
import type { SentEmail } from '@sojourn/contract/sent-email'
import { useState } from 'react'
import { useTenant } from '../../data/session.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Waiting } from '../page/waiting.tsx'
import { formatWhen } from '../words/dates.ts'
import { linkTo } from '../words/message-tags.tsx'
import { emailLog, type EmailLogOf, isBeingSent } from './email-log-query.ts'
import * as wording from './wording.ts'

const tones: Record<SentEmail['state'], BadgeTone> = {
  queued: 'info',
  sent: 'success',
  bounced: 'danger',
  failed: 'danger',
}

/** How many emails are visible at first. */
const maxAtFirst = 5

/** The emails about an itinerary or to a contact: to whom, when, by whom, and what became of each. */
export function EmailLog({ of, uuid }: { of: EmailLogOf; uuid: string }) {
  const query = useQuery(emailLog(useTenant().uuid, of, uuid))
  const [showsAll, setShowsAll] = useState(false)
  if (!query.data) return <Waiting query={query} words={wording.waitingForEmails} rows={2} />
  const emails = showsAll ? query.data : query.data.slice(0, maxAtFirst)
  if (emails.length === 0) {
    return (
      <p className="text-sm text-ink-soft">{of === 'contacts' ? wording.noneOfContact : wording.noneOfItinerary}</p>
    )
  }
  return (
    <>
      <ul className="-my-3 flex flex-col divide-y divide-line">
        {emails.map((email) => (
          <Entry key={email.uuid} of={of} email={email} readAt={query.dataUpdatedAt} />
        ))}
      </ul>
      {emails.length < query.data.length && (
        <Button size="small" className="mt-5" onPress={() => setShowsAll(true)}>
          {wording.showAll({ count: query.data.length })}
        </Button>
      )}
    </>
  )
}

function Entry({ of, email, readAt }: { of: EmailLogOf; email: SentEmail; readAt: number }) {
  const { subject, state, createdAt, sender, itinerary } = email
  const when = formatWhen(createdAt)
  const problem = problemOf(email, readAt)
  return (
    <li className="py-3 text-sm text-ink-soft">
      <div className="flex items-start justify-between gap-3">
        <p dir="auto" className="min-w-0 font-medium wrap-anywhere text-ink">
          {subject}
        </p>
        <span className="shrink-0">
          <Badge tone={tones[state]}>{wording.states[state]}</Badge>
        </span>
      </div>
      <p className="mt-0.5 wrap-anywhere">
        <Recipient of={of} email={email} />
      </p>
      {of === 'contacts' && (
        <p className="wrap-anywhere">
          {wording.about({ title: itinerary.title, link: linkTo(`/itineraries/${itinerary.uuid}`) })}
        </p>
      )}
      <p>
        <time dateTime={createdAt}>{sender === null ? when : wording.whenBy({ when, sender: sender.name })}</time>
      </p>
      {problem && <p className={state === 'queued' ? 'mt-1' : 'mt-1 wrap-anywhere text-danger'}>{problem}</p>}
    </li>
  )
}

function Recipient({ of, email: { to, contact } }: { of: EmailLogOf; email: SentEmail }) {
  if (of === 'contacts' || contact === null) return wording.toAddress({ address: to })
  return wording.toContact({ name: contact.name, address: to, link: linkTo(`/contacts/${contact.uuid}`) })
}

const problemOf = (email: SentEmail, readAt: number): string | null => {
  const { state, error } = email
  if (state === 'queued') return isBeingSent(email, readAt) ? null : wording.waiting
  if (state === 'bounced') return error === null ? wording.bounced : wording.bouncedBecause({ reason: error })
  if (state === 'failed') return error === null ? wording.failed : wording.failedBecause({ reason: error })
  return null
}
