import { useQuery } from '@tanstack/react-query'
import type { Invoice } from '@sojourn/contract/payment'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import { formatDate } from '../../kit/words/dates.ts'
import { ApiProblem } from '../../data/http.ts'
import { Waiting } from '../../kit/page/waiting.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Table, type TableColumn } from '../../ui/table/table.tsx'
import { invoices } from './billing.ts'
import { invoiceTones, periodInWords } from './billing-words.ts'
import * as wording from './wording.ts'

/** The company's invoices, latest first. */
export function Invoices({ tenant }: { tenant: string }) {
  const query = useQuery(invoices(tenant))
  if (query.data?.length === 0) return <p className="text-ink-soft">{wording.noInvoices}</p>
  if (query.data) {
    const hasDocuments = query.data.some(({ url, pdfUrl }) => url ?? pdfUrl)
    return (
      <Table
        label={wording.invoicesTitle}
        columns={hasDocuments ? withDocuments : columns}
        rows={query.data}
        rowId={idOf}
        rowName={nameOf}
      />
    )
  }
  if (query.error instanceof ApiProblem && query.error.status === 503) {
    return (
      <ErrorState
        title={wording.invoicesUnavailable}
        onRetry={() => void query.refetch()}
        isRetrying={query.isRefetching}
      >
        {wording.invoicesUnavailableText}
      </ErrorState>
    )
  }
  return <Waiting query={query} words={wording.waitingForInvoices} rows={3} />
}

const idOf = ({ id }: Invoice) => id
const nameOf = ({ number, issuedAt }: Invoice) => number ?? formatDate(issuedAt)

const columns: readonly TableColumn<Invoice>[] = [
  {
    id: 'issuedAt',
    title: wording.invoiceDate,
    isRowHeader: true,
    render: ({ issuedAt }) => <span className="tabular-nums">{formatDate(issuedAt)}</span>,
  },
  {
    id: 'number',
    title: wording.invoiceNumber,
    render: ({ number }) => <span className="wrap-anywhere">{number ?? '–'}</span>,
  },
  {
    id: 'period',
    title: wording.invoicePeriod,
    render: (invoice) => <span className="tabular-nums">{periodInWords(invoice) || '–'}</span>,
  },
  {
    id: 'status',
    title: wording.invoiceStatus,
    render: ({ status }) => <Badge tone={invoiceTones[status]}>{wording.invoiceStates[status]}</Badge>,
  },
  {
    id: 'amount',
    title: wording.invoiceAmount,
    align: 'end',
    render: ({ amount }) => (
      <span className="tabular-nums">
        {moneyInWords(amount)}
        {amount.amount === 0 && <span className="block text-xs text-ink-soft">{wording.coveredByCredit}</span>}
      </span>
    ),
  },
]

const withDocuments: readonly TableColumn<Invoice>[] = [
  ...columns,
  {
    id: 'documents',
    title: wording.invoiceDocuments,
    isTitleHidden: true,
    align: 'end',
    render: (invoice) => <Documents invoice={invoice} />,
  },
]

function Documents({ invoice }: { invoice: Invoice }) {
  const { url, pdfUrl } = invoice
  if (!url && !pdfUrl) return null
  const name = nameOf(invoice)
  return (
    <span className="inline-flex gap-4">
      {url && (
        <Link href={url} target="_blank" rel="noreferrer" aria-label={wording.viewNamedInvoice({ number: name })}>
          {wording.viewInvoice}
        </Link>
      )}
      {pdfUrl && (
        <Link href={pdfUrl} target="_blank" rel="noreferrer" aria-label={wording.pdfOfInvoice({ number: name })}>
          {wording.invoicePdf}
        </Link>
      )}
    </span>
  )
}
