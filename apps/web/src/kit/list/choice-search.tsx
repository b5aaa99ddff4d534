import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Input } from 'react-aria-components/Input'
import { ListBox } from 'react-aria-components/ListBox'
import { TextField } from 'react-aria-components/TextField'
import { OptionRow } from '../../ui/option-list.tsx'
import { PendingMark } from '../../ui/pending-mark.tsx'
import * as wording from './wording.ts'

type ChoiceSearchProps<Item> = {
  label: string
  items: readonly Item[]
  itemId: (item: Item) => string
  itemText: (item: Item) => string
  renderItem?: (item: Item) => ReactNode
  value: string | null
  onChange: (id: string) => void
  text: string
  onSearch: (text: string) => void
  isLoading: boolean
  emptyText: string
}

/** A choice from many values in the panel of a filter: a field to search in, and what was found below it. */
export function ChoiceSearch<Item extends object>(props: ChoiceSearchProps<Item>) {
  const { label, items, itemId, itemText, renderItem, value, onChange, text, onSearch, isLoading, emptyText } = props
  return (
    <div className="-m-2.5 flex w-72 max-w-full flex-col">
      <Autocomplete inputValue={text} onInputChange={onSearch}>
        <TextField aria-label={label} autoFocus className="control flex min-h-10 items-center">
          <span className="ps-3 text-ink-faint">
            {isLoading ? <PendingMark label={wording.searching} /> : <Search aria-hidden size={16} />}
          </span>
          <Input
            placeholder={label}
            className="min-h-9.5 w-full min-w-0 grow bg-transparent px-2.5 text-base outline-none md:text-[0.9375rem]"
          />
        </TextField>
        <ListBox
          aria-label={label}
          selectionMode="single"
          selectedKeys={value === null ? [] : [value]}
          onSelectionChange={(keys) => {
            const [key] = keys === 'all' ? [] : [...keys]
            if (key !== undefined) onChange(String(key))
          }}
          className="max-h-72 overflow-y-auto overscroll-contain pt-1.5 outline-none"
          renderEmptyState={() => (
            <p className="px-2.5 py-3 text-sm text-ink-soft">{isLoading ? wording.searching : emptyText}</p>
          )}
        >
          {items.map((item) => (
            <OptionRow key={itemId(item)} id={itemId(item)} textValue={itemText(item)}>
              {renderItem?.(item) ?? <span className="wrap-anywhere">{itemText(item)}</span>}
            </OptionRow>
          ))}
        </ListBox>
      </Autocomplete>
    </div>
  )
}
