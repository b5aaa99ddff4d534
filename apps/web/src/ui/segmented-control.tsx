import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { classNames } from './class-names.ts'
import { Count } from './count.tsx'
import { FieldLabel } from './field.tsx'
import { FIELD } from './field-box.ts'
import type { FieldProps } from './field-box.ts'
import type { Option } from './option-list.tsx'
import { chosen } from './radio-group.tsx'

export interface SegmentedControlProps<Id extends string> extends Pick<
  FieldProps,
  'label' | 'isLabelHidden' | 'className'
> {
  options: readonly (Option<Id> & { count?: number })[]
  value: Id
  onChange: (value: Id) => void
}

/** A radio group in one line: switches a view, or filters a list by status or kind. */
export function SegmentedControl<Id extends string>(props: SegmentedControlProps<Id>) {
  const { label, isLabelHidden, options, value, onChange, className } = props
  return (
    <RadioGroup
      orientation="horizontal"
      value={value}
      onChange={(id) => chosen(options, id, onChange)}
      className={classNames(FIELD, className)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <div className="relative flex max-w-full gap-0.5 self-start overflow-x-auto rounded-sm border border-line bg-sunken p-0.5 [scrollbar-width:none]">
        {options.map(({ id, label: text, icon: Icon, count }) => (
          <Radio
            key={id}
            value={id}
            className="inline-flex min-h-8 shrink-0 cursor-pointer items-center gap-1.5 rounded-xs border border-transparent px-3 text-sm whitespace-nowrap text-ink-soft -outline-offset-2 data-focus-visible:outline-2 data-focus-visible:outline-focus data-hovered:text-ink data-selected:border-line-strong data-selected:bg-surface data-selected:font-medium data-selected:text-ink"
          >
            {Icon && <Icon aria-hidden size={16} />}
            {text}
            {count !== undefined && <Count value={count} />}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}
