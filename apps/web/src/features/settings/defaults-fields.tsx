import { themes } from '@sojourn/contract/document/themes'
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
      <Input form={form} name="defaults.datesPaymentsOnAcceptance">
        {({ value, onChange }, { label }) => (
          <div data-field="defaults.datesPaymentsOnAcceptance">
            <Checkbox isSelected={value === true} onChange={onChange} description={wording.datesPaymentsHint}>
              {label}
            </Checkbox>
          </div>
        )}
      </Input>
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
