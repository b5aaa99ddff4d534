import { ChevronsUpDown } from 'lucide-react'
import { SelectableCollectionContext } from 'react-aria-components/Autocomplete'
import { Button } from 'react-aria-components/Button'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { classNames } from './class-names.ts'
import { FieldLabel, FieldNotes, fieldProps } from './field.tsx'
import type { FieldProps } from './field-box.ts'
import { OPTION_LIST, OPTION_PANEL, OptionContent, OptionRow } from './option-list.tsx'
import type { Option } from './option-list.tsx'
import * as wording from './wording.ts'

export interface SelectProps<Id extends string> extends FieldProps {
  options: readonly Option<Id>[]
  value: Id | null
  onChange: (value: Id) => void
  placeholder?: string
  /** 32 instead of 40 px high, for toolbars. */
  isSmall?: boolean
  onBlur?: () => void
}

/** A choice from a few options. If there are many, or they have to be searched for, use a combo box. */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const { label, isLabelHidden, description, errorMessage, options, value, onChange, placeholder, isSmall, onBlur } =
    props
  return (
    <AriaSelect
      {...fieldProps(props)}
      placeholder={placeholder ?? wording.placeholderOfSelect}
      onBlur={onBlur}
      value={value}
      onChange={(key) => {
        const chosen = options.find((option) => option.id === key)
        if (chosen) onChange(chosen.id)
      }}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={props.isRequired} />
      <Button
        className={classNames(
          'control flex cursor-pointer items-center justify-between gap-2 ps-3 pe-2 text-start data-focus-visible:border-focus',
          isSmall ? 'min-h-8 text-sm' : 'min-h-10',
          'group-data-invalid/field:border-danger',
        )}
      >
        <SelectValue className="truncate data-placeholder:text-ink-faint">
          {({ selectedText, defaultChildren, isPlaceholder }) => (isPlaceholder ? defaultChildren : selectedText)}
        </SelectValue>
        <ChevronsUpDown aria-hidden size={16} className="shrink-0 text-ink-faint" />
      </Button>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <Popover offset={4} className={OPTION_PANEL}>
        {/* Otherwise, a search field around it would search this list. */}
        <SelectableCollectionContext value={null}>
          <ListBox items={options} className={OPTION_LIST}>
            {(option) => (
              <OptionRow id={option.id} textValue={option.label}>
                <OptionContent option={option} />
              </OptionRow>
            )}
          </ListBox>
        </SelectableCollectionContext>
      </Popover>
    </AriaSelect>
  )
}
