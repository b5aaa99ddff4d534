import { fieldLabels } from '@sojourn/contract/field-labels'
import type { Read } from '@sojourn/contract/kit/define-resource'
import { payable } from '@sojourn/contract/resources/payable'
import type { FieldValues } from 'react-hook-form'
import { outdateAccounts } from '../../data/accounts.ts'
import { clients } from '../../data/clients.ts'
import { currentTenant, useSession } from '../../data/session.ts'
import { ComboInput } from '../../kit/form/combo-input.tsx'
import type { FormSection } from '../../kit/form/form-page.tsx'
import { Input, ProseInput, TextInput } from '../../kit/form/inputs.tsx'
import { DateInput } from '../../kit/form/time-inputs.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { WordsInput } from '../../kit/form/words-input.tsx'
import { knownCurrencies } from '../../kit/words/places-known.ts'
import { ItineraryInput, SupplierInput } from '../../record/library-inputs.tsx'
import { recordPages } from '../../record/record-pages.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { PayableOverview } from './payable-overview.tsx'
import { payableResource } from './payable-resource.ts'
import * as wording from './wording.ts'

type Form = KeptForm<FieldValues>

/** Itinerary, supplier and currency cannot be changed; what is expected, billed and paid is above the form. */
const sections = (form: Form, record: Read<typeof payable> | null): readonly FormSection[] => [
  ...(record === null
    ? [
        {
          id: 'basics',
          title: wording.sectionBasics,
          description: wording.basicsHint,
          content: (
            <>
              <ItineraryInput form={form} name="itinerary" />
              <SupplierInput form={form} name="supplier" />
              <ComboInput form={form} name="currency" options={knownCurrencies()} isRequired />
            </>
          ),
        },
      ]
    : []),
  {
    id: 'details',
    title: wording.sectionDetails,
    content: (
      <>
        {record !== null && <TextInput form={form} name="title" isRequired />}
        <DateInput form={form} name="due" isClearable />
        <Input form={form} name="isBilledInFull">
          {({ value, onChange }, { label }) => (
            <Checkbox isSelected={value === true} onChange={onChange} description={wording.billedInFullHint}>
              {label}
            </Checkbox>
          )}
        </Input>
        <ProseInput form={form} name="notes" isNullable rows={3} />
        <WordsInput form={form} name="tags" one={wording.tag} />
      </>
    ),
  },
]

/** The pages of a payable. */
export const { CreatePage, RecordPage } = recordPages<typeof payable>(payableResource, {
  resource: payable,
  client: clients.payables,
  nameOf: ({ title }) => title,
  labels: fieldLabels.payable,
  initial: () => ({ currency: currentTenant(useSession.getState())?.currency ?? 'EUR' }),
  onSaved: outdateAccounts,
  sections,
  views: {
    title: () => null,
    itinerary: () => null,
    supplier: () => null,
    isBilledInFull: ({ isBilledInFull }) => (isBilledInFull ? wording.yes : wording.no),
  },
  actions: (record) => <PayableOverview payable={record} />,
  isNeverUsed: true,
})
