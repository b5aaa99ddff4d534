import { useQuery } from '@tanstack/react-query'
import type { Read } from '@sojourn/contract/kit/define-resource'
import type { invoice } from '@sojourn/contract/resources/invoice'
import type { ReactNode } from 'react'
import { clients } from '../../data/clients.ts'
import { useTenant } from '../../data/session.ts'
import { kindNames } from '../../kit/invoices/wording.ts'
import { formatDate } from '../../kit/words/dates.ts'
import { Link } from '../../ui/link.tsx'
import * as wording from './wording.ts'

type Invoice = Read<typeof invoice>

/** The head of an invoice: from whom and to whom, its dates, and what it is for. */
export function InvoiceParties({ invoice }: { invoice: Invoice }) {
  const { kind, number, title, issued, issuedOn, due, payer, itinerary, payment, corrects } = invoice
  return (
    <div className="flex flex-col gap-6">
      <div>
        <p className="eyebrow">{kindNames[kind]}</p>
        <h2 className="title text-2xl tabular-nums wrap-anywhere">{number ?? title}</h2>
        {number !== null && <p className="text-ink-soft wrap-anywhere">{title}</p>}
      </div>
      <div className="grid gap-6 sm:grid-cols-3">
        <Part title={wording.from}>{issued ? <Company company={issued.company} /> : <OwnName />}</Part>
        <Part title={wording.to}>
          {issued ? (
            <Lines of={[issued.payer.name, issued.payer.organisation, issued.payer.address]} />
          ) : payer ? (
            <ContactLink uuid={payer} />
          ) : (
            <span className="text-ink-soft">{wording.noPayer}</span>
          )}
        </Part>
        <dl className="flex flex-col gap-2">
          {issuedOn !== null && <Fact name={wording.issuedOn}>{formatDate(issuedOn)}</Fact>}
          {kind === 'invoice' && <Fact name={wording.due}>{due === null ? wording.dueOnIssue : formatDate(due)}</Fact>}
          {itinerary !== null && (
            <Fact name={wording.itinerary}>
              <ItineraryLink uuid={itinerary} />
            </Fact>
          )}
          {corrects !== null && (
            <Fact name={wording.corrects}>
              <CorrectedLink uuid={corrects} />
            </Fact>
          )}
          {payment !== null && (
            <Fact name={wording.confirms}>
              <Link href={`/payments/${payment}`}>{wording.thePayment}</Link>
            </Fact>
          )}
        </dl>
      </div>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="eyebrow mb-1">{title}</h3>
      <div className="wrap-anywhere">{children}</div>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="tabular-nums wrap-anywhere">{children}</dd>
    </div>
  )
}

/** Texts below each other, those of several lines too. */
function Lines({ of }: { of: readonly (string | null)[] }) {
  return of.filter(Boolean).map((text, index) => (
    <span key={index} className="block whitespace-pre-line">
      {text}
    </span>
  ))
}

function Company({ company }: { company: NonNullable<Invoice['issued']>['company'] }) {
  const { name, address, email, phone, website, taxId } = company
  const taxNumber = taxId === null ? null : wording.taxNumber({ number: taxId })
  return <Lines of={[name, address, email, phone, website, taxNumber]} />
}

function OwnName() {
  return useTenant().name
}

function ContactLink({ uuid }: { uuid: string }) {
  const { data } = useQuery(clients.contacts.get(useTenant().uuid, uuid))
  return data ? <Link href={`/contacts/${uuid}`}>{data.name}</Link> : null
}

function ItineraryLink({ uuid }: { uuid: string }) {
  const { data } = useQuery(clients.itineraries.get(useTenant().uuid, uuid))
  return data ? <Link href={`/itineraries/${uuid}`}>{data.title}</Link> : null
}

function CorrectedLink({ uuid }: { uuid: string }) {
  const { data } = useQuery(clients.invoices.get(useTenant().uuid, uuid))
  if (!data || data.number === null || data.issuedOn === null) return null
  return (
    <Link href={`/invoices/${uuid}`}>
      {wording.invoiceOf({ number: data.number, date: formatDate(data.issuedOn) })}
    </Link>
  )
}
