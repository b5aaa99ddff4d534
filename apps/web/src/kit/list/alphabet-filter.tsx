import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { classNames } from '../../ui/class-names.ts'
import { FilterChip } from './filter-chip.tsx'
import { letters } from './list-state.ts'
import * as wording from './wording.ts'

type AlphabetProps = { value: string | null; onChange: (letter: string | null) => void }

/**
 * The first letters of titles: one below the other where the window is wide, so that they take no height, or else in one line.
 * Pressing the selected one removes the filter.
 */
export function AlphabetFilter({ value, onChange }: AlphabetProps) {
  return (
    <Letters
      value={value}
      onChange={onChange}
      className="-mx-1 flex max-w-full gap-px overflow-x-auto px-1 pb-2 [scrollbar-width:none] lg:sticky lg:top-20 lg:m-0 lg:h-fit lg:flex-col lg:p-0"
      letterClassName="h-7 min-w-6 max-w-8 flex-1 text-xs lg:h-6 lg:w-7 lg:flex-none"
    />
  )
}

/** The same as one of the filters. */
export function AlphabetChip({ value, onChange }: AlphabetProps) {
  return (
    <FilterChip
      label={wording.letter}
      value={value === '#' ? wording.otherLetter : value}
      onClear={() => onChange(null)}
    >
      {(close) => (
        <Letters
          value={value}
          onChange={(letter) => {
            onChange(letter)
            close()
          }}
          className="grid grid-cols-9 gap-px"
          letterClassName="size-8 text-sm"
        />
      )}
    </FilterChip>
  )
}

function Letters({
  value,
  onChange,
  className,
  letterClassName,
}: AlphabetProps & { className: string; letterClassName: string }) {
  return (
    <ToggleButtonGroup
      aria-label={wording.firstLetter}
      selectionMode="single"
      selectedKeys={value ? [value] : []}
      onSelectionChange={(keys) => {
        const [letter] = [...keys]
        onChange(letter === undefined ? null : String(letter))
      }}
      className={className}
    >
      {letters.map((letter) => (
        <ToggleButton
          key={letter}
          id={letter}
          aria-label={letter === '#' ? wording.otherLetter : letter}
          className={classNames(
            'focus-ring inline-flex cursor-pointer items-center justify-center rounded-xs text-ink-soft data-hovered:bg-sunken data-hovered:text-ink data-selected:bg-brand data-selected:font-medium data-selected:text-on-brand',
            letterClassName,
          )}
        >
          {letter}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
