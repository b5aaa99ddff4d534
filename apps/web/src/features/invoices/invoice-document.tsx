import type { Read } from '@sojourn/contract/kit/define-resource'
import { ibanInGroups } from '@sojourn/contract/kit/iban'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import type { invoice } from '@sojourn/contract/resources/invoice'
import type { ReactNode } from 'react'
import { invoiceName } from '../../kit/invoices/invoice-name.ts'
import { kindNames } from '../../kit/invoices/wording.ts'
import { InvoicePayments } from './invoice-payments.tsx'
import { InvoiceParties } from './invoice-parties.tsx'
import * as wording from './wording.ts'

type Invoice = Read<typeof invoice> & { uuid: string }

/** An invoice as its payer reads it, and below it what was paid and credited. */
export function InvoiceDocument({ invoice }: { invoice: Invoice }) {
  const { kind, number, notes, issued } = invoice
  return (
    <div className="flex flex-col gap-8">
      <article
        aria-label={wording.documentOf({ kind: kindNames[kind], name: invoiceName(invoice) })}
        className="flex flex-col gap-8 rounded-md border border-line bg-surface p-5 sm:p-8"
      >
        <InvoiceParties invoice={invoice} />
        <Lines invoice={invoice} />
        <div className="grid items-start gap-8 sm:grid-cols-2">
          <Taxes invoice={invoice} />
          <Totals invoice={invoice} />
        </div>
        {notes && <Text title={wording.notes}>{notes}</Text>}
        {kind === 'invoice' && issued?.company.bankDetails && (
          <Text title={wording.bankDetails}>{issued.company.bankDetails}</Text>
        )}
        {kind === 'invoice' && issued?.company.bankAccount.iban && (
          <Text title={wording.bankAccount}>{accountIn(issued.company)}</Text>
        )}
      </article>
      {kind === 'invoice' && number !== null && <InvoicePayments invoice={invoice} />}
    </div>
  )
}

/** The lines of a bank account that has an IBAN. */
const accountIn = ({
  name,
  bankAccount: { holder, iban, bic, bank },
}: NonNullable<Invoice['issued']>['company']): string =>
  [holder ?? name, ibanInGroups(iban ?? ''), bic, bank].filter(Boolean).join('\n')

function Text({ title, children }: { title: string; children: string }) {
  return (
    <section>
      <h2 className="eyebrow mb-1">{title}</h2>
      <p className="whitespace-pre-line wrap-anywhere">{children}</p>
    </section>
  )
}

const HEAD = 'py-2 ps-4 text-end text-sm font-medium text-ink-soft first:ps-0 first:text-start'
const CELL = 'py-3 ps-4 text-end align-top whitespace-nowrap'
/** A column that phones have no room for; there, its content is below the description. */
const WIDE = 'hidden sm:table-cell'

function Lines({ invoice: { lines, sums, currency } }: { invoice: Invoice }) {
  const inWords = (amount: number) => moneyInWords({ amount, currency })
  return (
    <table aria-label={wording.linesTitle} className="w-full border-collapse tabular-nums">
      <thead>
        <tr className="border-b border-line-strong">
          <th scope="col" className={HEAD}>
            {wording.lineDescription}
          </th>
          <th scope="col" className={`${HEAD} ${WIDE}`}>
            {wording.quantity}
          </th>
          <th scope="col" className={`${HEAD} ${WIDE}`}>
            {wording.price}
          </th>
          <th scope="col" className={`${HEAD} ${WIDE}`}>
            {wording.tax}
          </th>
          <th scope="col" className={HEAD}>
            {wording.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ description, quantity, price, taxBps }, index) => (
          <tr key={index} className="border-b border-line">
            <th scope="row" className="py-3 text-start font-normal wrap-anywhere">
              {description}
              <span className="block text-sm text-ink-soft sm:hidden">
                {taxBps === null
                  ? wording.lineInShort({ quantity, price: inWords(price) })
                  : wording.lineInShortWithTax({ quantity, price: inWords(price), percent: taxBps / 100 })}
              </span>
            </th>
            <td className={`${CELL} ${WIDE}`}>{quantity}</td>
            <td className={`${CELL} ${WIDE}`}>{inWords(price)}</td>
            <td className={`${CELL} ${WIDE}`}>
              {taxBps === null ? wording.noValue : wording.inPercent({ percent: taxBps / 100 })}
            </td>
            <td className={CELL}>{inWords(sums.lines[index]?.amount ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Taxes({ invoice: { sums, currency } }: { invoice: Invoice }) {
  if (sums.taxes.length === 0) return <span className="hidden sm:block" />
  const inWords = (amount: number) => moneyInWords({ amount, currency })
  return (
    <table aria-label={wording.taxSummary} className="w-full border-collapse text-sm tabular-nums">
      <thead>
        <tr className="border-b border-line">
          {[wording.taxRate, wording.beforeTax, wording.tax, wording.withTax].map((title) => (
            <th key={title} scope="col" className={HEAD}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sums.taxes.map(({ taxBps, beforeTax, tax, amount }) => (
          <tr key={taxBps} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-2 text-start font-normal">
              {wording.inPercent({ percent: taxBps / 100 })}
            </th>
            {[beforeTax, tax, amount].map((figure, column) => (
              <td key={column} className="py-2 ps-4 text-end whitespace-nowrap">
                {inWords(figure)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Totals({ invoice }: { invoice: Invoice }) {
  const { kind, number, sums, credited, paid, open, currency } = invoice
  const inWords = (amount: number) => moneyInWords({ amount, currency })
  return (
    <dl aria-label={wording.sumsTitle} className="flex flex-col gap-1 tabular-nums">
      <Sum name={wording.total} isStrong>
        {inWords(sums.total)}
      </Sum>
      {kind === 'invoice' && number !== null && (
        <>
          {credited !== 0 && <Sum name={wording.credited}>{inWords(credited)}</Sum>}
          <Sum name={wording.paid}>{inWords(paid)}</Sum>
          <Sum name={open < 0 ? wording.toRefund : wording.open} isStrong>
            {inWords(Math.abs(open))}
          </Sum>
        </>
      )}
    </dl>
  )
}

function Sum({ name, isStrong = false, children }: { name: string; isStrong?: boolean; children: ReactNode }) {
  return (
    <div className={`flex justify-between gap-4 py-1 ${isStrong ? 'border-t border-line-strong font-medium' : ''}`}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
