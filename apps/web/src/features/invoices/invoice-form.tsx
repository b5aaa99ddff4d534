import { fieldLabels } from '@sojourn/contract/field-labels'
import { invoice } from '@sojourn/contract/resources/invoice'
import type { Read } from '@sojourn/contract/kit/define-resource'
import type { FieldValues } from 'react-hook-form'
import { outdateAccounts } from '../../data/accounts.ts'
import { clients } from '../../data/clients.ts'
import { currentTenant, useSession } from '../../data/session.ts'
import { ComboInput } from '../../kit/form/combo-input.tsx'
import type { FormSection } from '../../kit/form/form-page.tsx'
import { ProseInput, TextInput } from '../../kit/form/inputs.tsx'
import { DateInput } from '../../kit/form/time-inputs.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { WordsInput } from '../../kit/form/words-input.tsx'
import { invoiceName } from '../../kit/invoices/invoice-name.ts'
import { knownCurrencies } from '../../kit/words/places-known.ts'
import { ContactInput, ItineraryInput } from '../../record/library-inputs.tsx'
import { recordPages } from '../../record/record-pages.tsx'
import { InvoiceActions } from './invoice-actions.tsx'
import { InvoiceDocument } from './invoice-document.tsx'
import { invoiceResource } from './invoice-resource.ts'
import { LinesInput } from './lines-input.tsx'
import * as wording from './wording.ts'

/** The form of a draft. What a credit note or a payment schedule has set is left out. */
const draftSections = (form: KeptForm<FieldValues>, draft: Read<typeof invoice> | null): readonly FormSection[] => {
  const isCreditNote = draft?.kind === 'credit_note'
  const isScheduled = draft !== null && draft.fromSchedule !== null
  return [
    {
      id: 'basics',
      title: wording.sectionBasics,
      content: (
        <>
          <TextInput form={form} name="title" isRequired />
          {!isCreditNote && (
            <>
              <ContactInput form={form} name="payer" />
              {!isScheduled && <ItineraryInput form={form} name="itinerary" />}
              <div className="grid gap-6 sm:grid-cols-2">
                {!isScheduled && <ComboInput form={form} name="currency" options={knownCurrencies()} isRequired />}
                <DateInput form={form} name="due" isClearable description={wording.dueHint} />
              </div>
            </>
          )}
        </>
      ),
    },
    {
      id: 'lines',
      title: wording.sectionLines,
      description: wording.linesHint,
      content: <LinesInput form={form} />,
    },
    {
      id: 'notes',
      title: wording.sectionNotes,
      content: (
        <>
          <ProseInput form={form} name="notes" isNullable rows={3} description={wording.notesHint} />
          <WordsInput form={form} name="tags" one={wording.tag} />
        </>
      ),
    },
  ]
}

/** The pages of an invoice, a credit note or a receipt. */
export const { CreatePage, RecordPage } = recordPages<typeof invoice>(invoiceResource, {
  resource: invoice,
  client: clients.invoices,
  nameOf: invoiceName,
  labels: fieldLabels.invoice,
  initial: () => ({ title: '', currency: currentTenant(useSession.getState())?.currency ?? 'EUR' }),
  onSaved: outdateAccounts,
  sections: draftSections,
  actions: (record) => <InvoiceActions invoice={record} />,
  isReadOnly: ({ number }) => number !== null,
  readView: (record) => <InvoiceDocument invoice={record} />,
  isNeverUsed: true,
})
