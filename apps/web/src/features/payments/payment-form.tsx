import { fieldLabels } from '@sojourn/contract/field-labels'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import type { Read } from '@sojourn/contract/kit/define-resource'
import { payment } from '@sojourn/contract/resources/payment'
import type { FieldValues } from 'react-hook-form'
import { outdateAccounts } from '../../data/accounts.ts'
import { clients } from '../../data/clients.ts'
import type { FormSection } from '../../kit/form/form-page.tsx'
import { ChoiceInput, ProseInput, TextInput } from '../../kit/form/inputs.tsx'
import { DateInput } from '../../kit/form/time-inputs.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { WordsInput } from '../../kit/form/words-input.tsx'
import { methods } from '../../kit/invoices/payment-methods.ts'
import { methodOf } from '../../kit/invoices/payment-method.ts'
import { formatDate } from '../../kit/words/dates.ts'
import { ContactInput } from '../../record/library-inputs.tsx'
import { recordPages } from '../../record/record-pages.tsx'
import { AllocationsInput } from './allocations-input.tsx'
import { MoneyInputs } from './money-inputs.tsx'
import { newPayment } from './new-payment.ts'
import { PaymentActions } from './payment-actions.tsx'
import { paymentResource } from './payment-resource.ts'
import { paymentViews } from './payment-views.tsx'
import * as wording from './wording.ts'

type Payment = Read<typeof payment>

const sections = (form: KeptForm<FieldValues>, record: Payment | null): readonly FormSection[] => {
  const stored = record?.allocations ?? []
  return [
    {
      id: 'payment',
      title: wording.sectionPayment,
      content:
        record !== null && record.receipt !== null ? (
          <Confirmed payment={record} />
        ) : (
          <>
            <ContactInput form={form} name="payer" />
            <MoneyInputs form={form} stored={stored} isNew={record === null} />
            <div className="grid gap-6 sm:grid-cols-2">
              <DateInput form={form} name="date" isRequired />
              <ChoiceInput form={form} name="method" options={methods} />
            </div>
            <TextInput form={form} name="reference" isRequired description={wording.referenceHint} />
          </>
        ),
    },
    {
      id: 'allocations',
      title: wording.sectionAllocations,
      content: <AllocationsInput form={form} stored={stored} />,
    },
    {
      id: 'internal',
      title: wording.sectionInternal,
      content: (
        <>
          <ProseInput form={form} name="notes" isNullable rows={3} />
          <WordsInput form={form} name="tags" one={wording.tag} />
        </>
      ),
    },
  ]
}

/** What a receipt says of its payment. */
function Confirmed({ payment }: { payment: Payment }) {
  const { amount, currency, date } = payment
  const facts = [
    [labels.amount, moneyInWords({ amount, currency })],
    [labels.date, formatDate(date)],
    [labels.method, methodOf(payment)],
  ]
  return (
    <>
      <p className="text-sm text-ink-soft">{wording.confirmedNote}</p>
      <dl className="grid gap-4 sm:grid-cols-3">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const labels = fieldLabels.payment

/** The pages of a payment or a refund. */
export const { CreatePage, RecordPage } = recordPages<typeof payment>(paymentResource, {
  resource: payment,
  client: clients.payments,
  nameOf: ({ reference }) => reference,
  labels,
  initial: newPayment,
  onSaved: outdateAccounts,
  sections,
  views: paymentViews,
  actions: (record) => <PaymentActions payment={record} />,
  isNeverUsed: true,
})
