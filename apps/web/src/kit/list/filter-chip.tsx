import { ChevronDown, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { DialogTrigger } from 'react-aria-components/Dialog'
import { ListBox } from 'react-aria-components/ListBox'
import { classNames } from '../../ui/class-names.ts'
import { OPTION_LIST, OptionContent, OptionRow } from '../../ui/option-list.tsx'
import type { Option } from '../../ui/option-list.tsx'
import { Popover } from '../../ui/popover.tsx'
import * as wording from './wording.ts'

const CHIP =
  'focus-ring inline-flex min-h-9 max-w-64 cursor-pointer items-center gap-1.5 rounded-sm border px-2.5 text-sm whitespace-nowrap transition-colors'

export interface FilterChipProps {
  /** What it filters by, e.g. "Status". */
  label: string
  /** The chosen value in words; null if nothing is chosen. */
  value: ReactNode
  onClear: () => void
  /** The panel that opens: the choice. */
  children: (close: () => void) => ReactNode
  /** Open from the start, for a filter that was just added. */
  isOpenAtFirst?: boolean
}

/** A filter as a button that says what is chosen, and opens the choice. */
export function FilterChip({ label, value, onClear, children, isOpenAtFirst = false }: FilterChipProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const button = useRef<HTMLButtonElement>(null)
  const isOn = value !== null
  return (
    <span className="inline-flex min-w-0 items-center">
      <DialogTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
        <AriaButton
          ref={button}
          className={classNames(
            CHIP,
            isOn
              ? 'rounded-e-none border-brand bg-brand-tint pe-1.5 text-ink'
              : 'border-line-strong bg-surface text-ink data-hovered:bg-sunken',
          )}
        >
          <span className={classNames('shrink-0', isOn && 'text-ink-soft')}>
            {isOn ? wording.filterName({ label }) : label}
          </span>
          {isOn && <span className="truncate font-medium">{value}</span>}
          {!isOn && <ChevronDown aria-hidden size={14} className="shrink-0 text-ink-faint" />}
        </AriaButton>
        <Popover label={label} className="min-w-56">
          {(close) => children(close)}
        </Popover>
      </DialogTrigger>
      {isOn && (
        <AriaButton
          aria-label={wording.removeFilter({ label })}
          onPress={() => {
            onClear()
            // The pressed button goes away.
            button.current?.focus()
          }}
          className="focus-ring inline-flex size-9 shrink-0 cursor-pointer items-center justify-center rounded-e-sm border border-s-0 border-brand bg-brand-tint text-ink-soft data-hovered:text-ink"
        >
          <X aria-hidden size={14} />
        </AriaButton>
      )}
    </span>
  )
}

interface OptionChipProps<Id extends string> {
  label: string
  options: readonly Option<Id>[]
  value: Id | null
  onChange: (value: Id | null) => void
  isOpenAtFirst?: boolean
}

/** A filter with a few values. */
export function OptionChip<Id extends string>({ label, options, value, onChange, isOpenAtFirst }: OptionChipProps<Id>) {
  const chosen = options.find(({ id }) => id === value)
  return (
    <FilterChip
      label={label}
      value={chosen?.label ?? null}
      onClear={() => onChange(null)}
      isOpenAtFirst={isOpenAtFirst}
    >
      {(close) => (
        <ListBox
          aria-label={label}
          autoFocus="first"
          selectionMode="single"
          selectedKeys={value === null ? [] : [value]}
          items={options}
          onSelectionChange={(keys) => {
            const [key] = keys === 'all' ? [] : [...keys]
            onChange(options.find(({ id }) => id === key)?.id ?? null)
            close()
          }}
          className={classNames(OPTION_LIST, '-m-3 max-h-80')}
        >
          {(option) => (
            <OptionRow id={option.id} textValue={option.label}>
              <OptionContent option={option} />
            </OptionRow>
          )}
        </ListBox>
      )}
    </FilterChip>
  )
}
