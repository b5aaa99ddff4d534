import { useQueries, useQuery } from '@tanstack/react-query'
import type { Allocation } from '@sojourn/contract/resources/payment'
import { clients } from '../../data/clients.ts'
import { useTenant } from '../../data/session.ts'

/** An invoice that a payment can pay, or a refund can be for. */
export type OpenInvoice = {
  uuid: string
  number: string | null
  title: string
  due: string | null
  open: number
  currency: string
  payer: string | null
}

type Wanted = {
  isRefund: boolean
  currency: string
  payer: string | null
  allocations: readonly Allocation[]
  /** Finds invoices of all payers by a text. */
  search?: string
}

const perPage = 96

/** The invoices that have something open for a payment, the one due first at the top, and those that it already pays. */
export const useOpenInvoices = ({ isRefund, currency, payer, allocations, search = '' }: Wanted) => {
  const tenant = useTenant().uuid
  const query = useQuery({
    ...clients.invoices.list(
      tenant,
      {
        kind: 'invoice',
        // Overpaid invoices have the status paid or void.
        status: isRefund ? ['paid', 'void'] : ['issued', 'overdue'],
        ...(search === '' ? (payer === null ? {} : { payer }) : { q: search }),
        sort: isRefund ? '-due' : 'due',
        perPage: String(perPage),
      },
      ['payer'],
    ),
    refetchOnMount: 'always',
  })
  const uuids = allocations.flatMap(({ invoice }) => invoice ?? [])
  const others = useQueries({ queries: uuids.map((uuid) => clients.invoices.get(tenant, uuid)) })
  const listed: readonly OpenInvoice[] = (query.data?.data ?? []).filter(
    (one) => one.currency === currency && (isRefund ? one.open < 0 : one.open > 0),
  )
  const paid: readonly OpenInvoice[] = others.flatMap(({ data }) => data ?? [])
  return {
    query,
    invoices: [...paid, ...listed.filter(({ uuid }) => !uuids.includes(uuid))],
    isPart: (query.data?.meta.total ?? 0) > perPage,
  }
}
