import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WholeEmail } from '@sojourn/contract/outbox'
import { formatDate } from '../../kit/words/dates.ts'
import { Loaded } from '../../kit/page/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TabPanel, Tabs } from '../../ui/tabs.tsx'
import { framed } from './framed.ts'
import { wholeEmail } from './outbox-client.ts'
import * as wording from './wording.ts'

const column = 'page-column max-w-240'
const outbox = { label: wording.pageTitle, href: '/outbox' }

/** One email, as HTML and as text. */
export function EmailView({ uuid }: { uuid: string }) {
  return (
    <Loaded
      query={useQuery(wholeEmail(uuid))}
      words={wording.waitingForEmail}
      record={{ uuid }}
      list={outbox}
      skeleton={<Skeleton className="h-96 w-full" />}
      column={column}
    >
      {(email) => <Email email={email} />}
    </Loaded>
  )
}

const timeOf = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })
const tabs = [
  { id: 'look', label: wording.previewTab },
  { id: 'text', label: wording.textTab },
] as const

function Email({ email: { subject, from, to, replyTo, sentAt, html, text } }: { email: WholeEmail }) {
  const [tab, setTab] = useState<'look' | 'text'>('look')
  const heads = [
    [wording.from, from],
    [wording.to, to],
    [wording.replyTo, replyTo],
    [wording.sentAt, wording.sentAtValue({ date: formatDate(sentAt), time: timeOf.format(new Date(sentAt)) })],
  ] as const
  return (
    <div className={column}>
      <PageHeader title={subject} crumbs={[outbox]} />
      <dl className="mb-6 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {heads.map(
          ([title, words]) =>
            words && (
              <div key={title} className="contents">
                <dt className="text-ink-soft">{title}</dt>
                <dd className="wrap-anywhere">{words}</dd>
              </div>
            ),
        )}
      </dl>
      <Tabs label={wording.viewLabel} items={tabs} value={tab} onChange={setTab}>
        <TabPanel id="look">
          <iframe
            title={wording.previewTitle({ subject })}
            // No scripts, no forms and no access to this page: only links, which open in a new tab.
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            srcDoc={framed(html)}
            className="h-[38rem] w-full rounded-md border border-line bg-white"
          />
        </TabPanel>
        <TabPanel id="text">
          <pre className="rounded-md border border-line bg-surface p-6 font-sans wrap-anywhere whitespace-pre-wrap">
            {text}
          </pre>
        </TabPanel>
      </Tabs>
    </div>
  )
}
