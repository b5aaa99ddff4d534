import { parseTime } from '@internationalized/date'
import { DateInput, DateSegment, TimeField as AriaTimeField } from 'react-aria-components/TimeField'
import { FieldLabel, FieldNotes, fieldProps } from './field.tsx'
import type { FieldProps } from './field-box.ts'
import { SEGMENT } from './segment-style.ts'

export interface TimeFieldProps extends FieldProps {
  /** A local time, `HH:mm`, or `null`. */
  value: string | null
  onChange: (value: string | null) => void
  isReadOnly?: boolean
  onBlur?: () => void
}

/** A 24-hour time of day; its time zone is that of the place it belongs to. */
export function TimeField(props: TimeFieldProps) {
  const { label, isLabelHidden, description, errorMessage, value, onChange, isReadOnly, onBlur } = props
  return (
    <AriaTimeField
      {...fieldProps(props)}
      granularity="minute"
      hourCycle={24}
      shouldForceLeadingZeros
      isReadOnly={isReadOnly}
      onBlur={onBlur}
      value={value ? parseTime(value) : null}
      onChange={(time) => onChange(time ? time.toString().slice(0, 5) : null)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={props.isRequired} />
      <DateInput className="control flex min-h-10 items-center px-2.5 tabular-nums">
        {(segment) => <DateSegment segment={segment} className={SEGMENT} />}
      </DateInput>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaTimeField>
  )
}
