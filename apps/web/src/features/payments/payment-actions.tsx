import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ReceiptText, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import type { Read } from '@sojourn/contract/kit/define-resource'
import type { invoice } from '@sojourn/contract/resources/invoice'
import type { payment } from '@sojourn/contract/resources/payment'
import { outdateAccounts } from '../../data/accounts.ts'
import { clients } from '../../data/clients.ts'
import { useEditedForms } from '../../data/edited-forms.ts'
import { request } from '../../data/http.ts'
import { useCan, useTenant } from '../../data/session.ts'
import { DownloadPdf } from '../../kit/invoices/download-pdf.tsx'
import { useRemoveWithUndo } from '../../kit/list/use-remove-with-undo.tsx'
import { errorMessage } from '../../kit/words/error-message.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { paymentResource } from './payment-resource.ts'
import * as wording from './wording.ts'

type Definition = typeof payment
type Payment = Read<Definition> & { uuid: string; rev: number }
type Invoice = Read<typeof invoice> & { uuid: string; rev: number }

/** The receipt of a payment, and how to delete a payment without one. */
export function PaymentActions({ payment }: { payment: Payment }) {
  const { uuid, kind, receipt, amount, currency } = payment
  const client = useQueryClient()
  const navigate = useNavigate()
  const tenant = useTenant().uuid
  const mayIssue = useCan('invoices:create')
  const mayRemove = useCan('payments:delete')
  const isEdited = useEditedForms(({ names }) => names.includes(`payments.${uuid}`))
  const [isAsking, setAsking] = useState(false)
  const { remove, question } = useRemoveWithUndo<Definition, Payment>(
    { client: clients.payments, one: paymentResource.one, nameOf: ({ reference }) => reference },
    () => {
      outdateAccounts(client, tenant)
      void navigate({ href: paymentResource.path })
    },
  )
  const issue = async () => {
    try {
      const path = `/v1/${tenant}/payments/${uuid}/receipt`
      const { data } = await request<{ data: Invoice }>('POST', path)
      clients.invoices.remember(client, tenant, data, true)
      outdateAccounts(client, tenant)
      toast({ title: wording.receiptIssued({ number: data.number ?? '' }), tone: 'success' })
    } catch (error) {
      toast({ title: wording.receiptNotIssued, description: errorMessage(error), tone: 'danger' })
    }
  }
  const offersReceipt = receipt === null && kind === 'payment' && mayIssue
  if (receipt === null && !offersReceipt && !mayRemove) return null
  return (
    <div className="flex flex-wrap items-center gap-2 pb-6">
      {receipt !== null && (
        <>
          <ButtonLink icon={ReceiptText} href={`/invoices/${receipt}`}>
            {wording.receipt}
          </ButtonLink>
          <DownloadPdf of={`payments/${uuid}/receipt`} />
        </>
      )}
      {offersReceipt && (
        <Button icon={ReceiptText} isDisabled={isEdited} onPress={() => setAsking(true)}>
          {wording.issueReceipt}
        </Button>
      )}
      {receipt === null && mayRemove && (
        <Button icon={Trash2} onPress={() => remove(payment)}>
          {wording.deletePayment}
        </Button>
      )}
      {offersReceipt && isEdited && <p className="text-sm text-ink-soft">{wording.saveFirst}</p>}
      <AlertDialog
        title={wording.issueReceiptTitle({ amount: moneyInWords({ amount, currency }) })}
        confirmLabel={wording.issueReceipt}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={issue}
      >
        {wording.issueReceiptText}
      </AlertDialog>
      {question}
    </div>
  )
}
