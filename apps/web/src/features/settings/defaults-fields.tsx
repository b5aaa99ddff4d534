import { themes } from '@sojourn/contract/document/themes'
import { PercentInput } from '../../kit/form/percent-input.tsx'
import { RichTextInput } from '../../kit/form/rich-text-input.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { inWords } from '../../kit/words/words.ts'
import type { Settings } from './company.ts'
import { OptionalChoice } from './optional-choice.tsx'
import { PaymentSchedule } from './payment-schedule.tsx'

/** The default values of new itineraries. */
export function DefaultsFields({ form }: { form: KeptForm<Settings> }) {
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <PercentInput
          form={form}
          name="defaults.markupBps"
          description="Added to net prices, where a segment has no markup of its own."
        />
        <PercentInput form={form} name="defaults.taxBps" description="On top of the marked-up price." />
        <OptionalChoice
          form={form}
          name="defaults.theme"
          emptyLabel="No theme"
          options={themes.map((id) => ({ id, label: inWords(id) }))}
          description="How the traveller’s page and the brochure are set."
        />
      </div>
      <PaymentSchedule form={form} />
      <RichTextInput
        form={form}
        name="defaults.terms"
        description="What travellers agree to; it closes the brochure."
      />
    </>
  )
}
