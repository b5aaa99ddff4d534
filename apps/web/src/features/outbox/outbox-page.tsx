import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { MailOpen } from 'lucide-react'
import type { KeptEmail } from '@sojourn/contract/outbox'
import { formatWhen } from '../../kit/words/dates.ts'
import { ApiProblem } from '../../data/http.ts'
import { isUuid } from '@sojourn/contract/kit/uuid'
import { Waiting } from '../../kit/page/waiting.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Table, type TableColumn } from '../../ui/table/table.tsx'
import { EmailView } from './email-view.tsx'
import { keptEmails } from './outbox-client.ts'
import * as wording from './wording.ts'

/** `/outbox`: the emails of an installation without a mail server. `?letter=` opens one of them. */
export function OutboxPage() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const page = Number(search['page'] ?? 1)
  if (isUuid(search['letter'])) return <EmailView key={search['letter']} uuid={search['letter']} />
  return <Emails page={Number.isInteger(page) && page > 0 ? page : 1} />
}

const columns: readonly TableColumn<KeptEmail>[] = [
  {
    id: 'subject',
    title: wording.subject,
    isRowHeader: true,
    render: ({ subject }) => <span className="wrap-anywhere">{subject}</span>,
  },
  { id: 'to', title: wording.to, render: ({ to }) => <span className="wrap-anywhere">{to}</span> },
  {
    id: 'sentAt',
    title: wording.sentAt,
    align: 'end',
    width: '9rem',
    render: ({ sentAt }) => <span className="whitespace-nowrap text-ink-soft">{formatWhen(sentAt)}</span>,
  },
]

function Emails({ page }: { page: number }) {
  const navigate = useNavigate()
  const query = useQuery(keptEmails(page))
  const { data, error } = query
  return (
    <div className="page-column max-w-320">
      <PageHeader title={wording.pageTitle} count={data?.meta.total}>
        {wording.pageHint}
      </PageHeader>
      {data ? (
        data.data.length === 0 && page === 1 ? (
          <EmptyState icon={MailOpen} title={wording.noEmailsTitle}>
            {wording.noEmailsHint}
          </EmptyState>
        ) : (
          <>
            <Table
              label={wording.pageTitle}
              columns={columns}
              rows={data.data}
              rowId={({ uuid }) => uuid}
              rowName={({ subject, to }) => wording.rowName({ subject, to })}
              rowHref={({ uuid }) => `/outbox?letter=${uuid}`}
            />
            <div className="pt-5">
              <Pagination
                label={wording.pageTitle}
                page={data.meta.page}
                pageCount={data.meta.pageCount}
                from={data.meta.from ?? 0}
                to={data.meta.to ?? 0}
                total={data.meta.total}
                onPageChange={(next) => void navigate({ href: `/outbox?page=${next}` })}
              />
            </div>
          </>
        )
      ) : error instanceof ApiProblem && error.status === 404 ? (
        <EmptyState icon={MailOpen} title={wording.sentTitle}>
          {wording.sentHint}
        </EmptyState>
      ) : (
        <Waiting query={query} words={wording.waitingForEmails} rows={6} />
      )}
    </div>
  )
}
