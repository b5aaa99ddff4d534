import { themes } from '@sojourn/contract/document/themes'
import { Input } from '../../kit/form/inputs.tsx'
import { RichTextInput } from '../../kit/form/rich-text-input.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { inWords } from '../../kit/words/words.ts'
import { NumberField } from '../../ui/number-field.tsx'
import type { Settings } from './company.ts'
import { OptionalChoice } from './optional-choice.tsx'
import { PaymentSchedule } from './payment-schedule.tsx'

/** What a new itinerary begins with. */
export function DefaultsFields({ form }: { form: KeptForm<Settings> }) {
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <Percent
          form={form}
          name="defaults.markupBps"
          most={1000}
          description="Added to net prices, where a segment has no markup of its own."
        />
        <Percent form={form} name="defaults.taxBps" most={50} description="On top of the marked-up price." />
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

type PercentProps = {
  form: KeptForm<Settings>
  name: 'defaults.markupBps' | 'defaults.taxBps'
  most: number
  description: string
}

/** Shown in per cent, kept in hundredths of one. */
function Percent({ form, name, most, description }: PercentProps) {
  return (
    <Input form={form} name={name}>
      {({ ref: _, value, onChange, ...field }, props) => (
        <NumberField
          {...props}
          {...field}
          value={typeof value === 'number' ? value / 100 : null}
          onChange={(percent) => onChange(percent === null ? null : Math.round(percent * 100))}
          minValue={0}
          maxValue={most}
          formatOptions={{ maximumFractionDigits: 2 }}
          suffix="%"
          description={description}
        />
      )}
    </Input>
  )
}
