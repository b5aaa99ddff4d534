import { fieldLabels } from '@sojourn/contract/field-labels'
import { exchangeRate } from '@sojourn/contract/resources/exchange-rate'
import type { FieldValues } from 'react-hook-form'
import { ComboInput } from '../../kit/form/combo-input.tsx'
import type { FormSection } from '../../kit/form/form-page.tsx'
import { ChoiceInput, TextInput } from '../../kit/form/inputs.tsx'
import { PercentInput } from '../../kit/form/percent-input.tsx'
import { DateInput } from '../../kit/form/time-inputs.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { WordsInput } from '../../kit/form/words-input.tsx'
import { formatDate } from '../../kit/words/dates.ts'
import { knownCurrencies } from '../../kit/words/places-known.ts'
import { clients } from '../../data/clients.ts'
import { recordPages } from '../../record/record-pages.tsx'
import { exchangeRateResource } from './exchange-rate-resource.ts'
import * as wording from './wording.ts'

const sections = (form: KeptForm<FieldValues>): readonly FormSection[] => [
  {
    id: 'rate',
    title: wording.sectionRate,
    content: (
      <>
        <div className="grid gap-6 sm:grid-cols-2">
          <ComboInput form={form} name="from" options={knownCurrencies()} isRequired />
          <ComboInput form={form} name="to" options={knownCurrencies()} isRequired />
          <TextInput form={form} name="rate" isRequired inputMode="decimal" description={wording.rateHint} />
          <DateInput form={form} name="date" isRequired description={wording.dateHint} />
        </div>
        <ChoiceInput form={form} name="source" options={sources} />
      </>
    ),
  },
  {
    id: 'buffer',
    title: wording.sectionBuffer,
    content: <PercentInput form={form} name="bufferBps" description={wording.bufferHint} />,
  },
  {
    id: 'internal',
    title: wording.sectionInternal,
    content: <WordsInput form={form} name="tags" one={wording.tag} />,
  },
]

const sources = exchangeRate.fields.source.schema.options.map((id) => ({ id, label: wording.sourceNames[id] }))

/** The server derives the name from the currencies. */
const { name: _, ...labels } = fieldLabels['exchange-rate']

/** The pages to create and edit an exchange rate. */
export const { CreatePage, RecordPage } = recordPages<typeof exchangeRate>(exchangeRateResource, {
  resource: exchangeRate,
  client: clients['exchange-rates'],
  nameOf: ({ name, date }) => wording.rateName({ pair: name, date: formatDate(date) }),
  labels,
  sections,
  isNeverUsed: true,
})
