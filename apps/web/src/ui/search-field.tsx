import { Search, X } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField'
import { classNames } from './class-names.ts'
import { FieldLabel } from './field.tsx'
import { FIELD } from './field-box.ts'
import type { FieldProps } from './field-box.ts'

export interface SearchFieldProps extends Pick<FieldProps, 'label' | 'isLabelHidden' | 'className'> {
  value: string
  onChange: (value: string) => void
  onSubmit?: (value: string) => void
  placeholder?: string
  /** For a dialog whose purpose is to search. */
  autoFocus?: boolean
}

/** A field that filters a list while typing. Esc empties it. */
export function SearchField({ label, isLabelHidden = true, className, placeholder, ...search }: SearchFieldProps) {
  return (
    <AriaSearchField {...search} className={classNames(FIELD, 'group/search', className)}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} />
      <Group className="control flex min-h-10 items-center">
        <Search aria-hidden size={16} className="ms-3 shrink-0 text-ink-faint" />
        <Input
          placeholder={placeholder ?? label}
          className="min-h-9.5 w-full min-w-0 grow bg-transparent px-2.5 text-base outline-none md:text-[0.9375rem] [&::-webkit-search-cancel-button]:hidden"
        />
        <Button className="me-1 inline-flex size-8 shrink-0 cursor-pointer items-center justify-center rounded-sm text-ink-faint group-data-empty/search:invisible data-hovered:bg-sunken">
          <X aria-hidden size={16} />
        </Button>
      </Group>
    </AriaSearchField>
  )
}
