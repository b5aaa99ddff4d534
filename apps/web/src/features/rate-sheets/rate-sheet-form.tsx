import { fieldLabels } from '@sojourn/contract/field-labels'
import { rateSheet } from '@sojourn/contract/resources/rate-sheet'
import type { FieldValues } from 'react-hook-form'
import { ComboInput } from '../../kit/form/combo-input.tsx'
import type { FormSection } from '../../kit/form/form-page.tsx'
import { ChoiceInput, Input, NumberInput, ProseInput, TextInput } from '../../kit/form/inputs.tsx'
import { PercentInput } from '../../kit/form/percent-input.tsx'
import { DateInput } from '../../kit/form/time-inputs.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { WordsInput } from '../../kit/form/words-input.tsx'
import { knownCurrencies } from '../../kit/words/places-known.ts'
import { MediaInput } from '../../media/inputs/media-input.tsx'
import { SupplierInput } from '../../record/library-inputs.tsx'
import { clients } from '../../data/clients.ts'
import { recordPages } from '../../record/record-pages.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { CancellationInput } from './cancellation-input.tsx'
import { ImportRates } from './import/import-rates.tsx'
import { LinesInput } from './lines-input.tsx'
import { OffersInput } from './offers-input.tsx'
import { PriceGrid } from './price-grid.tsx'
import { rateSheetResource } from './rate-sheet-resource.ts'
import { rateSheetViews } from './rate-sheet-views.tsx'
import { SeasonsInput } from './seasons-input.tsx'
import { SubjectInput } from './subject-input.tsx'
import { SupplementsInput } from './supplements-input.tsx'
import * as wording from './wording.ts'

/** The form of a rate sheet. */
const rateSheetSections = (form: KeptForm<FieldValues>): readonly FormSection[] => [
  {
    id: 'basics',
    title: wording.details,
    content: (
      <>
        <TextInput form={form} name="name" isRequired />
        <SupplierInput form={form} name="supplier" />
        <SubjectInput form={form} />
        <div className="grid gap-6 sm:grid-cols-3">
          <DateInput form={form} name="validFrom" isRequired />
          <DateInput form={form} name="validTo" isRequired />
          <ChoiceInput form={form} name="status" options={statuses} />
        </div>
      </>
    ),
  },
  {
    id: 'terms',
    title: wording.terms,
    content: (
      <>
        <div className="grid gap-6 sm:grid-cols-3">
          <ComboInput form={form} name="currency" options={knownCurrencies()} isRequired />
          <ChoiceInput form={form} name="basis" options={bases} />
          <PercentInput form={form} name="commissionBps" />
        </div>
        <Input form={form} name="taxIncluded">
          {({ value, onChange }) => (
            <Checkbox isSelected={value === true} onChange={onChange}>
              {wording.taxIncluded}
            </Checkbox>
          )}
        </Input>
        <PercentInput form={form} name="taxBps" description={wording.noTax} />
      </>
    ),
  },
  {
    id: 'seasons',
    title: wording.seasons,
    description: wording.seasonsHint,
    content: <SeasonsInput form={form} />,
  },
  {
    id: 'grid',
    title: wording.grid,
    description: wording.gridHint,
    content: (
      <>
        <ImportRates form={form} />
        <PriceGrid form={form} />
      </>
    ),
  },
  { id: 'lines', title: wording.lines, description: wording.linesHint, content: <LinesInput form={form} /> },
  { id: 'supplements', title: wording.supplements, content: <SupplementsInput form={form} /> },
  { id: 'offers', title: wording.offers, content: <OffersInput form={form} /> },
  {
    id: 'conditions',
    title: wording.conditions,
    content: (
      <>
        <CancellationInput form={form} />
        <div className="grid gap-6 sm:grid-cols-2">
          <NumberInput form={form} name="release" suffix={wording.days} />
          <NumberInput form={form} name="freePlaces" />
        </div>
      </>
    ),
  },
  {
    id: 'office',
    title: wording.internal,
    content: (
      <>
        <ProseInput form={form} name="notes" isNullable rows={3} />
        <MediaInput form={form} name="documents" kind="document" />
        <WordsInput form={form} name="tags" one={wording.tag} />
      </>
    ),
  },
]

const statuses = rateSheet.fields.status.schema.options.map((id) => ({ id, label: wording.statusNames[id] }))
const bases = rateSheet.fields.basis.schema.options.map((id) => ({ id, label: wording.basisNames[id] }))

/** The pages to create and edit a rate sheet. */
export const { CreatePage, RecordPage } = recordPages<typeof rateSheet>(rateSheetResource, {
  resource: rateSheet,
  client: clients['rate-sheets'],
  nameOf: ({ name }) => name,
  labels: fieldLabels.rateSheet,
  sections: rateSheetSections,
  views: rateSheetViews,
  namedBy: ({ name }) => String(name),
})
