import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup'
import { classNames } from './class-names.ts'
import { FieldLabel, FieldNotes, fieldProps } from './field.tsx'
import type { FieldProps } from './field-box.ts'
import type { Option } from './option-list.tsx'

export interface RadioGroupProps<Id extends string> extends FieldProps {
  options: readonly Option<Id>[]
  value: Id | null
  onChange: (value: Id) => void
  isHorizontal?: boolean
}

/** A choice from a few options, all visible. */
export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>) {
  const { label, isLabelHidden, description, errorMessage, options, value, onChange, isHorizontal } = props
  return (
    <AriaRadioGroup
      {...fieldProps(props)}
      orientation={isHorizontal ? 'horizontal' : 'vertical'}
      value={value}
      onChange={(id) => chosen(options, id, onChange)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={props.isRequired} />
      <div className={classNames('flex gap-x-6 gap-y-1', isHorizontal ? 'flex-wrap' : 'flex-col')}>
        {options.map((option) => (
          <Radio
            key={option.id}
            value={option.id}
            className="group inline-flex min-h-6 cursor-pointer items-start gap-2.5 py-0.5 text-[0.9375rem] data-disabled:cursor-default data-disabled:text-ink-faint"
          >
            <span className="ms-0.5 mt-0.5 inline-flex size-5 shrink-0 items-center justify-center rounded-full border border-line-strong bg-surface outline-offset-2 group-data-focus-visible:outline-2 group-data-focus-visible:outline-focus group-data-hovered:border-ink-soft group-data-selected:border-brand group-data-selected:bg-brand">
              <span className="size-2 rounded-full group-data-selected:bg-on-brand" />
            </span>
            <span>
              {option.label}
              {option.description && <span className="block text-sm text-ink-soft">{option.description}</span>}
            </span>
          </Radio>
        ))}
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaRadioGroup>
  )
}

/** Returns the option itself, so that its id keeps its type. */
export function chosen<Id extends string>(
  options: readonly Option<Id>[],
  id: string,
  onChange: (value: Id) => void,
): void {
  const option = options.find((candidate) => candidate.id === id)
  if (option) onChange(option.id)
}
