import type { Read } from '@sojourn/contract/kit/define-resource'
import type { Money } from '@sojourn/contract/kit/values'
import type { invoice, IssuedTexts } from '@sojourn/contract/resources/invoice'
import type { payment } from '@sojourn/contract/resources/payment'
import type { ReactNode } from 'react'
import { howToPay, invoiceHeading } from '../invoice/invoice-data.ts'
import { qrPath } from '../invoice/qr-drawing.ts'
import type { Words } from '../languages/words.ts'
import { CardNews, PayByCard } from '../pay/pay-by-card.tsx'
import type { CardOffer, ShownCards } from '../pay/shown-cards.ts'
import { dayAfter } from '../wording/dates.ts'
import { dueText } from '../wording/price.ts'
import { Ui, useWords, useWritten } from './written.tsx'

/** An issued invoice or credit note, as its client sees it. */
export type ShownInvoice = Pick<
  Read<typeof invoice>,
  'kind' | 'title' | 'currency' | 'due' | 'status' | 'paid' | 'credited' | 'open'
> & {
  uuid: string
  number: string
  issuedOn: string
  total: number
  company: Pick<IssuedTexts['company'], 'name' | 'bankAccount' | 'bankDetails'>
  /** The number of the invoice that a credit note corrects. */
  corrects: string | null
}

/** What was paid of an itinerary, or refunded (negative). */
export type ShownPayment = Pick<Read<typeof payment>, 'date' | 'method' | 'currency'> & {
  uuid: string
  /** Only what is allocated to the invoices shown and to this itinerary. */
  amount: number
  /** The uuids of the invoices that it pays. */
  invoices: string[]
  hasReceipt: boolean
}

/** A row of the payment schedule. `paid` is what was paid of it without an invoice; otherwise `invoice` is the uuid of its invoice. */
export type ShownRow = {
  label: string
  amount: Money
  due: string | null
  paid: number
  invoice: string | null
}

/** What a link shows of invoices and payments. */
export type ShownPayments = {
  company: string
  schedule: ShownRow[]
  invoices: ShownInvoice[]
  payments: ShownPayment[]
  /** How to pay by card, if that is possible. */
  cards?: ShownCards
}

type Props = {
  shown: ShownPayments
  /** The URL of the PDF of an invoice or credit note. */
  invoiceUrl: (uuid: string) => string
  /** The URL of the receipt of a payment. */
  receiptUrl: (uuid: string) => string
  /** Where the form that starts a payment by card is sent. */
  payUrl: string
}

/** The invoices of an itinerary with how to pay them, and the payments received. */
export function Payments({ shown, invoiceUrl, receiptUrl, payUrl }: Props) {
  const words = useWords()
  const { company, invoices, payments, cards } = shown
  const firstOpen = invoices.find(({ open }) => open > 0)
  const offerFor = ({ uuid }: ShownInvoice) => cards?.offers.find((offer) => offer.invoice === uuid)
  return (
    <section aria-labelledby="payments-title">
      <div className="wrap">
        <div>
          <h2 id="payments-title" className="kicker">
            <Ui>{words.payments.paymentsTitle}</Ui>
          </h2>
          <ToPay invoices={invoices} />
          <p className="small">
            <Ui>{words.payments.liveFigures({ company })}</Ui>
          </p>
        </div>
        <div>
          <CardNews cards={cards} />
          {shown.schedule.length > 0 && <Schedule shown={shown} />}
          {invoices.length > 0 && (
            <ul>
              {invoices.map((invoice) => (
                <li key={invoice.uuid}>
                  <Invoice
                    invoice={invoice}
                    paidOn={lastPaidOn(invoice, payments)}
                    url={invoiceUrl(invoice.uuid)}
                    isOpen={invoice === firstOpen && offerFor(invoice) === undefined}
                    card={<Card offer={offerFor(invoice)} invoice={invoice} shown={shown} payUrl={payUrl} />}
                  />
                </li>
              ))}
            </ul>
          )}
          {payments.length > 0 && <Received shown={shown} receiptUrl={receiptUrl} />}
        </div>
      </div>
    </section>
  )
}

type CardProps = Pick<Props, 'shown' | 'payUrl'> & { invoice: ShownInvoice; offer: CardOffer | undefined }

function Card({ offer, invoice: { number }, shown: { company, cards }, payUrl }: CardProps) {
  if (!offer) return null
  return <PayByCard offer={offer} number={number} company={company} isTest={cards?.isTest ?? false} payUrl={payUrl} />
}

/** What is still to pay of all invoices, in each currency. */
function ToPay({ invoices }: { invoices: readonly ShownInvoice[] }) {
  const words = useWords()
  if (invoices.length === 0) return null
  const open = Map.groupBy(
    invoices.filter((invoice) => invoice.open > 0),
    ({ currency }) => currency,
  )
  if (open.size === 0)
    return (
      <p className="balance">
        <Ui>{words.payments.noOpenInvoice}</Ui>
      </p>
    )
  return (
    <div className="balance">
      {[...open].map(([currency, some]) => (
        <p key={currency} className="sum">
          <Ui>{words.fullMoneyText({ amount: some.reduce((sum, one) => sum + one.open, 0), currency })}</Ui>
        </p>
      ))}
      <p>
        <Ui>{words.payments.openInvoices}</Ui>
      </p>
    </div>
  )
}

/** The payment schedule, with what is paid and what is due. */
function Schedule({ shown: { schedule, invoices } }: Pick<Props, 'shown'>) {
  const written = useWritten()
  const words = useWords()
  const describe = ({ due, amount, paid, invoice: uuid }: ShownRow): string => {
    const invoice = invoices.find((one) => one.uuid === uuid)
    if (invoice) return invoice.status === 'paid' ? words.invoice.paid : invoiceHeading(invoice, words)
    if (paid >= amount.amount) return words.invoice.paid
    const dueOn = due === null ? dueText(due, words) : words.payments.dueOn({ date: words.dateText(due) })
    return paid === 0
      ? dueOn
      : words.payments.partlyPaid({ due: dueOn, paid: words.fullMoneyText({ ...amount, amount: paid }) })
  }
  return (
    <table>
      <caption>
        <Ui>{words.payments.paidAndDue}</Ui>
      </caption>
      <tbody>
        {schedule.map((row, index) => (
          <tr key={index}>
            <th scope="row">
              <span {...written(row.label)}>{row.label}</span>
              <span className="how">
                <Ui>{describe(row)}</Ui>
              </span>
            </th>
            <td>
              <Ui>{words.fullMoneyText(row.amount)}</Ui>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const lastPaidOn = ({ uuid }: ShownInvoice, payments: readonly ShownPayment[]): string | null =>
  payments
    .filter(({ invoices, amount }) => amount > 0 && invoices.includes(uuid))
    .map(({ date }) => date)
    .toSorted()
    .at(-1) ?? null

/** How an invoice stands: `Paid on 3 March 2027`. */
const standingOf = (
  { kind, status, due, corrects }: ShownInvoice,
  paidOn: string | null,
  words: Words,
): string | null => {
  if (kind === 'credit_note') return corrects === null ? null : words.payments.creditNoteFor({ number: corrects })
  if (status === 'void') return words.payments.creditedInFull
  if (status === 'paid')
    return paidOn === null ? words.invoice.paid : words.payments.paidOn({ date: words.dateText(paidOn) })
  if (due === null) return null
  return status === 'overdue'
    ? words.payments.overdueSince({ date: words.dateText(dayAfter(due)) })
    : words.payments.dueOn({ date: words.dateText(due) })
}

/** `card` is how to pay by card. */
type InvoiceProps = { invoice: ShownInvoice; paidOn: string | null; url: string; isOpen: boolean; card: ReactNode }

function Invoice({ invoice, paidOn, url, isOpen, card }: InvoiceProps) {
  const written = useWritten()
  const words = useWords()
  const { kind, title, status, issuedOn, currency, total, credited, paid, open } = invoice
  const standing = standingOf(invoice, paidOn, words)
  const inWords = (amount: number) => words.fullMoneyText({ amount, currency })
  const figures: (readonly [label: string, words: string])[] = [
    [words.invoice.date, words.dateText(issuedOn)],
    [words.invoice.total[kind], inWords(total)],
    ...(credited === 0 ? [] : [[words.invoice.credited, inWords(credited)] as const]),
    ...(kind === 'invoice' ? [[words.invoice.paid, inWords(paid)] as const] : []),
    ...(kind === 'invoice'
      ? [[open < 0 ? words.invoice.toRefund : words.invoice.stillToPay, inWords(Math.abs(open))] as const]
      : []),
  ]
  return (
    <>
      <div className="invoice">
        <h3>
          <a href={url}>
            <Ui>{words.payments.openPdf({ name: invoiceHeading(invoice, words) })}</Ui>
          </a>
        </h3>
        {standing !== null && (
          <p className={status === 'overdue' ? 'standing overdue' : 'standing'}>
            <Ui>{standing}</Ui>
          </p>
        )}
        <p className="subject" {...written(title)}>
          {title}
        </p>
      </div>
      <dl className="figures">
        {figures.map(([label, words]) => (
          <div key={label}>
            <dt>
              <Ui>{label}</Ui>
            </dt>
            <dd>
              <Ui>{words}</Ui>
            </dd>
          </div>
        ))}
      </dl>
      {card}
      {kind === 'invoice' && open > 0 && <Transfer invoice={invoice} isOpen={isOpen} />}
    </>
  )
}

/** The account to pay into, with a QR code for banking apps where there is one: the same as in the PDF of the invoice. */
function Transfer({ invoice, isOpen }: Pick<InvoiceProps, 'invoice' | 'isOpen'>) {
  const written = useWritten()
  const words = useWords()
  const found = howToPay({ ...invoice, texts: { company: invoice.company } }, words)
  if (found === null) return null
  const { facts, lines, code } = found
  const drawing = code && qrPath(code.payload)
  return (
    <details open={isOpen}>
      <summary>
        <Ui>{words.payments.howToPay({ number: invoice.number })}</Ui>
      </summary>
      <div className="transfer">
        <div>
          <dl>
            {facts.map(({ label, words, isOwn }) => (
              <div key={label}>
                <dt>
                  <Ui>{label}</Ui>
                </dt>
                <dd {...(isOwn && written(words))}>{isOwn ? words : <Ui>{words}</Ui>}</dd>
              </div>
            ))}
          </dl>
          {lines.length > 0 && (
            <p className="account" {...written(lines.join('\n'))}>
              {lines.join('\n')}
            </p>
          )}
        </div>
        {code && drawing && (
          <figure>
            <svg role="img" aria-label={code.alt} viewBox={`0 0 ${drawing.size} ${drawing.size}`}>
              <path fill="#fff" d={`M0 0h${drawing.size}v${drawing.size}h-${drawing.size}z`} />
              <path fill="#000" d={drawing.path} />
            </svg>
            <figcaption>
              <Ui>{code.caption}</Ui>
            </figcaption>
          </figure>
        )}
      </div>
    </details>
  )
}

function Received({ shown: { invoices, payments }, receiptUrl }: Pick<Props, 'shown' | 'receiptUrl'>) {
  const words = useWords()
  const numbersOf = (uuids: readonly string[]) =>
    invoices.flatMap(({ uuid, number }) => (uuids.includes(uuid) ? [number] : []))
  const describe = (payment: ShownPayment): string => {
    const numbers = numbersOf(payment.invoices)
    return [
      ...(payment.amount < 0 ? [words.payments.refund] : []),
      words.invoice.methodNames[payment.method],
      ...(numbers.length === 0
        ? []
        : [words.payments.paymentFor({ count: numbers.length, numbers: numbers.join(', ') })]),
    ].join(' · ')
  }
  return (
    <table>
      <caption>
        <Ui>{words.payments.paymentsReceived}</Ui>
      </caption>
      <tbody>
        {payments.map((payment) => (
          <tr key={payment.uuid}>
            <th scope="row">
              <Ui>{words.dateText(payment.date)}</Ui>
              <span className="how">
                <Ui>{describe(payment)}</Ui>
              </span>
              {payment.hasReceipt && (
                <a href={receiptUrl(payment.uuid)}>
                  <Ui>{words.payments.receiptOf({ date: words.dateText(payment.date) })}</Ui>
                </a>
              )}
            </th>
            <td>
              <Ui>{words.fullMoneyText(payment)}</Ui>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
