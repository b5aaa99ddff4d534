import { fieldLabels } from '@sojourn/contract/field-labels'
import { payment } from '@sojourn/contract/resources/payment'
import { outdateAccounts } from '../../data/accounts.ts'
import { clients } from '../../data/clients.ts'
import { ChoiceInput, TextInput } from '../../kit/form/inputs.tsx'
import { DateInput } from '../../kit/form/time-inputs.tsx'
import { methods } from '../../kit/invoices/payment-methods.ts'
import { ContactInput } from '../../record/library-inputs.tsx'
import { shortForm } from '../../record/short-form.tsx'
import { AllocationsInput } from './allocations-input.tsx'
import { MoneyInputs } from './money-inputs.tsx'
import { newPayment } from './new-payment.ts'
import { paymentResource } from './payment-resource.ts'
import * as wording from './wording.ts'

/** A payment that is recorded from an invoice or an itinerary. */
export const ShortForm = shortForm<typeof payment>(paymentResource, {
  resource: payment,
  client: clients.payments,
  nameOf: ({ reference }) => reference,
  labels: fieldLabels.payment,
  valuesFor: (reference) => ({ ...newPayment(), reference }),
  onSaved: outdateAccounts,
  fields: (form) => (
    <>
      <MoneyInputs form={form} stored={[]} isNew={false} />
      <DateInput form={form} name="date" isRequired />
      <ChoiceInput form={form} name="method" options={methods} />
      <TextInput form={form} name="reference" isRequired description={wording.referenceHint} />
      <ContactInput form={form} name="payer" />
      <AllocationsInput form={form} stored={[]} />
    </>
  ),
})
