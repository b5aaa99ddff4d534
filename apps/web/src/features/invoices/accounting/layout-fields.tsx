import { KnownCombo } from '../../../kit/form/known-combo.tsx'
import { knownCurrencies } from '../../../kit/words/places-known.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Choices, ErrorsOfFields } from './choices.ts'
import * as wording from './wording.ts'

type LayoutFieldsProps = { choices: Choices; errors: ErrorsOfFields; onChange: (changes: Partial<Choices>) => void }

/** What a layout asks for. */
export function LayoutFields(props: LayoutFieldsProps) {
  const { choices, errors, onChange } = props
  if (choices.layout === 'xero')
    return (
      <TextField
        label={wording.account}
        description={wording.accountHint}
        value={choices.account}
        errorMessage={errors.account}
        onChange={(account) => onChange({ account })}
      />
    )
  if (choices.layout === 'quickbooks')
    return (
      <RadioGroup
        label={wording.content}
        isHorizontal
        options={(['invoice', 'credit_note'] as const).map((id) => ({ id, label: wording.contentNames[id] }))}
        value={choices.kind}
        onChange={(kind) => onChange({ kind })}
      />
    )
  return <DatevFields {...props} />
}

function DatevFields({ choices, errors, onChange }: LayoutFieldsProps) {
  return (
    <div className="grid items-start gap-4 xs:grid-cols-2">
      <TextField
        label={wording.consultant}
        description={wording.fromAdviser}
        inputMode="numeric"
        value={choices.consultant}
        errorMessage={errors.consultant}
        onChange={(consultant) => onChange({ consultant })}
      />
      <TextField
        label={wording.client}
        description={wording.fromAdviser}
        inputMode="numeric"
        value={choices.client}
        errorMessage={errors.client}
        onChange={(client) => onChange({ client })}
      />
      <RadioGroup
        label={wording.chart}
        isHorizontal
        options={(['03', '04'] as const).map((id) => ({ id, label: wording.chartNames[id] }))}
        value={choices.chart}
        onChange={(chart) => onChange({ chart })}
      />
      <TextField
        label={wording.debtor}
        description={wording.debtorHint}
        inputMode="numeric"
        value={choices.debtor}
        errorMessage={errors.debtor}
        onChange={(debtor) => onChange({ debtor })}
      />
      <KnownCombo
        className="xs:col-span-2"
        label={wording.currency}
        description={wording.currencyHint}
        options={knownCurrencies()}
        emptyOption={wording.anyCurrency}
        value={choices.currency}
        errorMessage={errors.currency}
        onChange={(currency) => onChange({ currency })}
      />
    </div>
  )
}
