import { useQueryClient } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import type { Read } from '@sojourn/contract/kit/define-resource'
import { type payable, supplierBillInput, supplierPaymentInput } from '@sojourn/contract/resources/payable'
import type { z } from 'zod'
import { outdateAccounts } from '../../data/accounts.ts'
import { clients } from '../../data/clients.ts'
import { request } from '../../data/http.ts'
import { useCan, useTenant } from '../../data/session.ts'
import { CreateSheet } from '../../kit/create/deferred/create-sheet.tsx'
import { AmountField } from '../../kit/form/amount-field.tsx'
import { ChoiceInput, Input, TextInput } from '../../kit/form/inputs.tsx'
import { DateInput } from '../../kit/form/time-inputs.tsx'
import { type KeptForm, useKeptForm } from '../../kit/form/use-kept-form.ts'
import { methods } from '../../kit/invoices/payment-methods.ts'
import { today } from '../../kit/words/dates.ts'
import { MediaInput, mediaIn } from '../../media/inputs/media-input.tsx'
import { toast } from '../../ui/toast.ts'
import * as wording from './wording.ts'

type Payable = Read<typeof payable> & { uuid: string; rev: number }
type SheetProps = { payable: Payable; onClose: () => void }

/** The side panel for a new bill of the supplier. */
export function BillSheet({ payable: shown, onClose }: SheetProps) {
  const readsMedia = useCan('media:read')
  const { currency, expected, billed, due } = shown
  const form = useEntryForm(shown, {
    list: 'bills',
    initial: {
      number: '',
      date: today(),
      amount: Math.max(0, expected - billed) || null,
      currency,
      due,
      document: [],
    },
    labels: {
      number: wording.billNumber,
      date: wording.entryDate,
      amount: wording.entryAmount,
      due: wording.payBy,
      document: wording.document,
    },
    schema: supplierBillInput,
    toInput: ({ due: payBy, document, ...fields }) => ({
      ...fields,
      document: mediaIn(document)[0]?.media ?? null,
      // If it is unchanged here, a change by another user is kept.
      ...(payBy !== due && { due: payBy }),
    }),
    onClose,
  })
  return (
    <CreateSheet form={form} one={wording.bill} onClose={onClose}>
      <TextInput form={form} name="number" isRequired />
      <Amount form={form} currency={currency} />
      <DateInput form={form} name="date" isRequired />
      <DateInput form={form} name="due" isClearable description={wording.payByHint} />
      {readsMedia && <MediaInput form={form} name="document" kind="document" max={1} />}
    </CreateSheet>
  )
}

/** The side panel for a new payment to the supplier. */
export function PaymentSheet({ payable: shown, onClose }: SheetProps) {
  const { currency, open, billed, paid } = shown
  const billedNotPaid = billed - paid
  const form = useEntryForm(shown, {
    list: 'payments',
    initial: {
      date: today(),
      amount: billedNotPaid > 0 ? Math.min(billedNotPaid, open) : open,
      currency,
      method: 'bank_transfer',
      reference: null,
    },
    labels: {
      date: wording.entryDate,
      amount: wording.entryAmount,
      method: wording.method,
      reference: wording.reference,
    },
    schema: supplierPaymentInput,
    toInput: (values) => values,
    onClose,
  })
  return (
    <CreateSheet form={form} one={wording.payment} onClose={onClose}>
      <Amount form={form} currency={currency} />
      <DateInput form={form} name="date" isRequired />
      <ChoiceInput form={form} name="method" options={methods} />
      <TextInput form={form} name="reference" isNullable />
    </CreateSheet>
  )
}

function Amount({ form, currency }: { form: KeptForm<FieldValues>; currency: string }) {
  return (
    <Input form={form} name="amount">
      {({ name, value, onChange }, props) => (
        <AmountField
          {...props}
          name={name}
          isRequired
          currency={currency}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      )}
    </Input>
  )
}

type EntryForm = {
  list: 'bills' | 'payments'
  initial: FieldValues
  labels: Readonly<Record<string, string>>
  schema: z.ZodType
  toInput: (values: FieldValues) => unknown
  onClose: () => void
}

/** Adds an entry to a payable. As it changes nothing else, it needs no particular version of the record. */
const useEntryForm = ({ uuid }: Payable, { list, onClose, ...form }: EntryForm): KeptForm<FieldValues> => {
  const client = useQueryClient()
  const tenant = useTenant().uuid
  return useKeptForm<FieldValues, Payable>({
    ...form,
    name: `payables.${uuid}.${list}`,
    save: async (input) => {
      const path = `/v1/${tenant}/payables/${uuid}/${list}`
      return (await request<{ data: Payable }>('POST', path, { body: Object(input) })).data
    },
    onSaved: (record) => {
      clients.payables.remember(client, tenant, record, false)
      outdateAccounts(client, tenant)
      toast({ title: wording.entryAdded[list], tone: 'success' })
      onClose()
    },
  })
}
