import { parseDate } from '@internationalized/date'
import { X } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { DateField as AriaDateField, DateInput, DateSegment } from 'react-aria-components/DateField'
import { Group } from 'react-aria-components/Group'
import { FieldLabel, FieldNotes, fieldProps } from './field.tsx'
import type { FieldProps } from './field-box.ts'
import { SEGMENT } from './segment-style.ts'
import * as wording from './wording.ts'

export interface DateFieldProps extends FieldProps {
  /** A date as `YYYY-MM-DD`, or `null`. */
  value: string | null
  onChange: (value: string | null) => void
  /** The first and last selectable date, `YYYY-MM-DD`. */
  minValue?: string | null
  maxValue?: string | null
  isReadOnly?: boolean
  /** Shows a button that empties the field. */
  isClearable?: boolean
  onBlur?: () => void
}

/** A date typed part by part, day first, without a time zone: a travel date is the same everywhere. */
export function DateField(props: DateFieldProps) {
  const {
    label,
    isLabelHidden,
    description,
    errorMessage,
    value,
    onChange,
    minValue,
    maxValue,
    isReadOnly,
    isClearable,
    onBlur,
  } = props
  return (
    <AriaDateField
      {...fieldProps(props)}
      granularity="day"
      shouldForceLeadingZeros
      isReadOnly={isReadOnly}
      onBlur={onBlur}
      value={value ? parseDate(value) : null}
      onChange={(date) => onChange(date ? date.toString() : null)}
      minValue={minValue ? parseDate(minValue) : undefined}
      maxValue={maxValue ? parseDate(maxValue) : undefined}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={props.isRequired} />
      <Group className="control flex min-h-10 items-center">
        <DateInput className="flex grow px-2.5 tabular-nums">
          {(segment) => <DateSegment segment={segment} className={SEGMENT} />}
        </DateInput>
        {isClearable && value && !props.isDisabled && !isReadOnly && (
          <Button
            slot={null}
            aria-label={wording.clearField({ label })}
            onPress={() => onChange(null)}
            className="focus-ring me-1 inline-flex size-8 cursor-pointer items-center justify-center rounded-sm text-ink-faint data-hovered:bg-sunken"
          >
            <X aria-hidden size={16} />
          </Button>
        )}
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaDateField>
  )
}
