import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField'
import type { NumberFieldProps as AriaNumberFieldProps } from 'react-aria-components/NumberField'
import { FieldLabel, FieldNotes, fieldProps } from './field.tsx'
import type { FieldProps } from './field-box.ts'

export interface NumberFieldProps
  extends
    FieldProps,
    Pick<AriaNumberFieldProps, 'minValue' | 'maxValue' | 'step' | 'formatOptions' | 'isReadOnly' | 'onBlur'> {
  value: number | null
  onChange: (value: number | null) => void
  /** Shows minus and plus buttons: for small numbers such as nights and guests. */
  hasSteps?: boolean
  placeholder?: string
  prefix?: ReactNode
  suffix?: ReactNode
}

const STEP =
  'inline-flex w-10 shrink-0 cursor-pointer items-center justify-center self-stretch text-ink-soft ' +
  'data-hovered:bg-sunken data-hovered:text-ink data-disabled:text-line-strong'

/** A number or null. It is formatted on blur, and the arrow keys change it. */
export function NumberField(props: NumberFieldProps) {
  const { label, isLabelHidden, description, errorMessage, value, onChange, hasSteps, placeholder, prefix, suffix } =
    props
  const { minValue, maxValue, step, formatOptions, isReadOnly, onBlur } = props
  return (
    <AriaNumberField
      {...{ minValue, maxValue, step, formatOptions, isReadOnly, onBlur }}
      {...fieldProps(props)}
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={props.isRequired} />
      <Group className="control flex min-h-10 items-center overflow-hidden">
        {hasSteps && (
          <Button slot="decrement" className={STEP}>
            <Minus aria-hidden size={16} />
          </Button>
        )}
        {prefix && <span className="ps-3 text-ink-faint">{prefix}</span>}
        <Input
          placeholder={placeholder}
          className={`min-h-9.5 w-full min-w-0 grow bg-transparent px-3 text-base tabular-nums outline-none md:text-[0.9375rem] ${hasSteps ? 'text-center' : ''}`}
        />
        {suffix && <span className="pe-3 text-ink-faint">{suffix}</span>}
        {hasSteps && (
          <Button slot="increment" className={STEP}>
            <Plus aria-hidden size={16} />
          </Button>
        )}
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaNumberField>
  )
}
