import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import type { Read } from '@sojourn/contract/kit/define-resource'
import type { Allocation, payment } from '@sojourn/contract/resources/payment'
import { clients } from '../../data/clients.ts'
import { useTenant } from '../../data/session.ts'
import { invoiceName } from '../../kit/invoices/invoice-name.ts'
import { methodOf } from '../../kit/invoices/payment-method.ts'
import { Link } from '../../ui/link.tsx'
import * as wording from './wording.ts'

type Payment = Read<typeof payment>

/** How a payment is shown to users who may not change it. */
export const paymentViews: Readonly<Record<string, (payment: Payment) => ReactNode>> = {
  kind: ({ kind }) => wording.kindNames[kind],
  payer: ({ payer }) => payer && <PayerLink uuid={payer} />,
  amount: ({ amount, currency }) => moneyInWords({ amount, currency }),
  currency: () => null,
  method: methodOf,
  allocations: ({ allocations, currency, unallocated }) => (
    <ul className="flex flex-col gap-1 tabular-nums">
      {allocations.map((one) => (
        <li key={one.invoice ?? `${one.itinerary} ${one.row}`}>
          {one.invoice === null ? (
            <ItineraryLink allocation={one} currency={currency} />
          ) : (
            <InvoiceLink uuid={one.invoice} amount={one.amount} currency={currency} />
          )}
        </li>
      ))}
      {unallocated !== 0 && (
        <li className="text-ink-soft">
          {wording.leftToAllocate({ amount: moneyInWords({ amount: unallocated, currency }) })}
        </li>
      )}
    </ul>
  ),
}

function PayerLink({ uuid }: { uuid: string }) {
  const { data } = useQuery(clients.contacts.get(useTenant().uuid, uuid))
  return data ? <Link href={`/contacts/${uuid}`}>{data.name}</Link> : null
}

function InvoiceLink({ uuid, amount, currency }: { uuid: string; amount: number; currency: string }) {
  const { data } = useQuery(clients.invoices.get(useTenant().uuid, uuid))
  return (
    <Link href={`/invoices/${uuid}`}>
      {wording.pays({ amount: moneyInWords({ amount, currency }), name: data ? invoiceName(data) : '…' })}
    </Link>
  )
}

function ItineraryLink({ allocation, currency }: { allocation: Allocation; currency: string }) {
  const { itinerary, row, amount } = allocation
  const { data } = useQuery({
    ...clients.itineraries.get(useTenant().uuid, itinerary ?? ''),
    enabled: itinerary !== null,
  })
  const label = data?.paymentSchedule[row ?? 0]?.label
  const name = data && label !== undefined ? wording.rowOf({ label, title: data.title }) : wording.missingRow
  return (
    <Link href={`/itineraries/${itinerary}`}>{wording.pays({ amount: moneyInWords({ amount, currency }), name })}</Link>
  )
}
