import { useQuery } from '@tanstack/react-query'
import type { FieldPath } from 'react-hook-form'
import { themes } from '@sojourn/contract/document/themes'
import { publicConfig } from '../../data/public-config.ts'
import { Input, NumberInput, TextInput } from '../../kit/form/inputs.tsx'
import { RichTextInput } from '../../kit/form/rich-text-input.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import type { Settings } from './company.ts'
import { OptionalChoice } from './optional-choice.tsx'
import { PaymentSchedule } from './payment-schedule.tsx'
import { PriceDefaultsFields } from './price-defaults-fields.tsx'
import * as wording from './wording.ts'

/** The default values of new itineraries. */
export function DefaultsFields({ form }: { form: KeptForm<Settings> }) {
  return (
    <>
      <PriceDefaultsFields form={form} />
      <div className="grid gap-6 sm:grid-cols-2">
        <OptionalChoice
          form={form}
          name="defaults.theme"
          emptyLabel={wording.noTheme}
          options={themes.map((id) => ({ id, label: wording.themeNames[id] }))}
          description={wording.themeHint}
        />
      </div>
      <PaymentSchedule form={form} />
      <RichTextInput form={form} name="defaults.terms" description={wording.termsHint} />
      <AcceptanceFields form={form} />
    </>
  )
}

/** What follows when a client accepts a proposal. */
function AcceptanceFields({ form }: { form: KeptForm<Settings> }) {
  const hasSignatures = Boolean(useQuery(publicConfig).data?.hasSignatures)
  return (
    <fieldset className="flex flex-col gap-6">
      <legend className="mb-4 font-medium">{wording.acceptanceTitle}</legend>
      <OptionalChoice
        form={form}
        name="defaults.statusOnAcceptance"
        emptyLabel={wording.statusUnchanged}
        options={(['held', 'booked'] as const).map((id) => ({ id, label: wording.statusesOnAcceptance[id] }))}
        description={wording.statusOnAcceptanceHint}
      />
      {hasSignatures && (
        <CheckboxInput form={form} name="defaults.signsAcceptances" description={wording.signsAcceptancesHint} />
      )}
      <CheckboxInput form={form} name="defaults.datesPaymentsOnAcceptance" description={wording.datesPaymentsHint} />
      <CheckboxInput form={form} name="defaults.draftsInvoiceOnAcceptance" description={wording.draftsInvoiceHint} />
      <div className="grid gap-6 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <TextInput form={form} name="defaults.taskOnAcceptance" isNullable description={wording.taskOnAcceptanceHint} />
        <NumberInput
          form={form}
          name="defaults.taskOnAcceptanceDays"
          hasSteps
          description={wording.taskOnAcceptanceDaysHint}
        />
      </div>
    </fieldset>
  )
}

type CheckboxInputProps = { form: KeptForm<Settings>; name: FieldPath<Settings>; description: string }

function CheckboxInput({ form, name, description }: CheckboxInputProps) {
  return (
    <Input form={form} name={name}>
      {({ value, onChange }, { label }) => (
        <div data-field={name}>
          <Checkbox isSelected={value === true} onChange={onChange} description={description}>
            {label}
          </Checkbox>
        </div>
      )}
    </Input>
  )
}
