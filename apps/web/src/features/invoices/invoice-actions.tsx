import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Ban, Banknote, FileMinus, Send, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import type { Read } from '@sojourn/contract/kit/define-resource'
import type { invoice } from '@sojourn/contract/resources/invoice'
import { outdateAccounts } from '../../data/accounts.ts'
import { clients } from '../../data/clients.ts'
import { useEditedForms } from '../../data/edited-forms.ts'
import { request } from '../../data/http.ts'
import { useCan, useTenant } from '../../data/session.ts'
import { useCreateInPlace } from '../../kit/create/use-create-in-place.tsx'
import { DownloadPdf } from '../../kit/invoices/download-pdf.tsx'
import { invoiceName } from '../../kit/invoices/invoice-name.ts'
import { InvoiceStatusBadge } from '../../kit/invoices/invoice-status.tsx'
import { useRemoveWithUndo } from '../../kit/list/use-remove-with-undo.tsx'
import { today } from '../../kit/words/dates.ts'
import { errorMessage } from '../../kit/words/error-message.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { focusHeading } from '../../ui/focus-heading.ts'
import { toast } from '../../ui/toast.ts'
import { invoiceResource } from './invoice-resource.ts'
import * as wording from './wording.ts'

type Invoice = Read<typeof invoice> & { uuid: string; rev: number }

/** The status of an invoice, and what can be done with it now. */
export function InvoiceActions({ invoice }: { invoice: Invoice }) {
  const { uuid, kind, number, status, open } = invoice
  useFocusAfter(status)
  return (
    <div className="flex flex-wrap items-center gap-2 pb-6">
      <span className="me-2">
        <InvoiceStatusBadge status={status} />
      </span>
      {number === null ? (
        <DraftActions draft={invoice} />
      ) : (
        <>
          {kind === 'invoice' && (status !== 'void' || open < 0) && <IssuedActions invoice={invoice} />}
          <DownloadPdf of={`invoices/${uuid}/pdf`} />
        </>
      )}
    </div>
  )
}

/** Moves the focus to the title when another status has removed the button that had it. */
const useFocusAfter = (status: string): void => {
  const previous = useRef(status)
  useEffect(() => {
    const title = document.querySelector('h1')
    if (previous.current !== status && document.activeElement === document.body && title) focusHeading(title)
    previous.current = status
  }, [status])
}

function DraftActions({ draft }: { draft: Invoice }) {
  const { uuid, kind, sums, currency } = draft
  const navigate = useNavigate()
  const mayIssue = useCan('invoices:update')
  const mayRemove = useCan('invoices:delete')
  const isEdited = useEditedForms(({ names }) => names.includes(`invoices.${uuid}`))
  const [isAsking, setAsking] = useState(false)
  const write = useWrite(draft)
  const { remove, question } = useRemoveWithUndo<typeof invoice, Invoice>(
    { client: clients.invoices, one: invoiceResource.one, nameOf: invoiceName },
    () => void navigate({ href: invoiceResource.path }),
  )
  const issue = async () => {
    const issued = await write('issue', wording.notIssued({ kind }))
    if (issued) toast({ title: wording.issued({ number: invoiceName(issued) }), tone: 'success' })
  }
  return (
    <>
      {mayIssue && (
        <Button variant="primary" icon={Send} isDisabled={isEdited} onPress={() => setAsking(true)}>
          {wording.issue}
        </Button>
      )}
      <DownloadPdf of={`invoices/${uuid}/pdf`} isDisabled={isEdited} />
      {mayRemove && (
        <Button icon={Trash2} onPress={() => remove(draft)}>
          {wording.deleteDraft}
        </Button>
      )}
      {mayIssue && isEdited && <p className="text-sm text-ink-soft">{wording.saveFirst}</p>}
      <AlertDialog
        title={wording.issueTitle({ kind, total: moneyInWords({ amount: sums.total, currency }) })}
        confirmLabel={wording.issueLabel({ kind })}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={issue}
      >
        {wording.issueText}
      </AlertDialog>
      {question}
    </>
  )
}

function IssuedActions({ invoice }: { invoice: Invoice }) {
  const { uuid, open, currency, payer, number, status } = invoice
  const client = useQueryClient()
  const navigate = useNavigate()
  const tenant = useTenant().uuid
  const mayChange = useCan('invoices:update')
  const [question, setQuestion] = useState<'void' | 'credit' | null>(null)
  const write = useWrite(invoice)
  const payment = useCreateInPlace('payments', () => outdateAccounts(client, tenant))
  const name = number ?? ''
  const isRefund = open < 0
  const pay = () =>
    payment.start?.(`${isRefund ? 'refund' : 'payment'}.${uuid}`, {
      kind: isRefund ? 'refund' : 'payment',
      reference: name,
      amount: open,
      currency,
      date: today(),
      payer,
      allocations: [{ invoice: uuid, itinerary: null, row: null, amount: open }],
    })
  const makeVoid = async () => {
    if (await write('void', wording.notVoided({ number: name })))
      toast({ title: wording.voided({ number: name }), tone: 'success' })
  }
  const credit = async () => {
    const draft = await write('credit-note', wording.creditNoteFailed)
    if (!draft) return
    toast({ title: wording.creditNoteCreated, tone: 'success' })
    void navigate({ href: `${invoiceResource.path}/${draft.uuid}` })
  }
  const close = (isOpen: boolean) => !isOpen && setQuestion(null)
  return (
    <>
      {payment.start && open !== 0 && (
        <Button variant="primary" icon={Banknote} onPress={pay}>
          {isRefund ? wording.recordRefund : wording.recordPayment}
        </Button>
      )}
      {mayChange && status !== 'void' && (
        <>
          <Button icon={FileMinus} onPress={() => setQuestion('credit')}>
            {wording.createCreditNote}
          </Button>
          <Button icon={Ban} onPress={() => setQuestion('void')}>
            {wording.voidInvoice}
          </Button>
        </>
      )}
      {payment.panel}
      <AlertDialog
        title={wording.creditNoteTitle({ number: name })}
        confirmLabel={wording.createCreditNote}
        isOpen={question === 'credit'}
        onOpenChange={close}
        onConfirm={credit}
      >
        {wording.creditNoteText}
      </AlertDialog>
      <AlertDialog
        title={wording.voidTitle({ number: name })}
        confirmLabel={wording.voidLabel}
        isDanger
        isOpen={question === 'void'}
        onOpenChange={close}
        onConfirm={makeVoid}
      >
        {wording.voidText}
      </AlertDialog>
    </>
  )
}

/** Calls an action of an invoice, and caches the answer. If it fails, a toast says why, and the result is undefined. */
const useWrite = ({ uuid, rev }: Invoice) => {
  const client = useQueryClient()
  const tenant = useTenant().uuid
  return async (verb: 'issue' | 'void' | 'credit-note', failure: string): Promise<Invoice | undefined> => {
    try {
      const path = `/v1/${tenant}/invoices/${uuid}/${verb}`
      // A credit note leaves its invoice as it is, whatever version of it was read.
      const options = verb === 'credit-note' ? { body: {} } : { rev }
      const { data } = await request<{ data: Invoice }>('POST', path, options)
      clients.invoices.remember(client, tenant, data, verb === 'credit-note')
      outdateAccounts(client, tenant)
      return data
    } catch (error) {
      toast({ title: failure, description: errorMessage(error), tone: 'danger' })
      return undefined
    }
  }
}
