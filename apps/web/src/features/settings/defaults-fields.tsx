import { themes } from '@sojourn/contract/document/themes'
import { RichTextInput } from '../../kit/form/rich-text-input.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
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
        <OptionalChoice
          form={form}
          name="defaults.statusOnAcceptance"
          emptyLabel={wording.statusUnchanged}
          options={(['held', 'booked'] as const).map((id) => ({ id, label: wording.statusesOnAcceptance[id] }))}
          description={wording.statusOnAcceptanceHint}
        />
      </div>
      <PaymentSchedule form={form} />
      <RichTextInput form={form} name="defaults.terms" description={wording.termsHint} />
    </>
  )
}
