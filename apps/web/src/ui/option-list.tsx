import type { LucideIcon } from 'lucide-react'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Header } from 'react-aria-components/Header'
import { ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { Text } from 'react-aria-components/Text'

/** One of several options. */
export interface Option<Id extends string = string> {
  id: Id
  label: string
  description?: string
  icon?: LucideIcon
}

/** The panel that opens below a select or combo box. */
export const OPTION_PANEL =
  'flex max-h-80 w-(--trigger-width) min-w-48 flex-col overflow-hidden rounded-md border border-line bg-overlay shadow-overlay data-entering:animate-enter'

/** The list inside the panel. */
export const OPTION_LIST = 'overflow-y-auto overscroll-contain p-1 outline-none'

type OptionRowProps = {
  id: string
  textValue: string
  /** Set if the row does something instead of being selected. */
  onAction?: () => void
  children: ReactNode
}

/** One row of the list; the selected one has a tick. */
export function OptionRow({ id, textValue, onAction, children }: OptionRowProps) {
  return (
    <ListBoxItem
      id={id}
      textValue={textValue}
      onAction={onAction}
      className="flex min-h-10 cursor-pointer items-center gap-2 rounded-sm px-2.5 py-1.5 text-sm text-ink focus-ring -outline-offset-2 data-disabled:text-ink-faint data-focused:bg-brand-tint data-hovered:not-data-focused:bg-sunken"
    >
      {({ isSelected }) => (
        <>
          <span className="min-w-0 grow">{children}</span>
          {isSelected && <Check aria-hidden size={16} className="shrink-0 text-brand" />}
        </>
      )}
    </ListBoxItem>
  )
}

/** The content of a row for an `Option`. */
export function OptionContent({ option }: { option: Option }) {
  const { icon: Icon, label, description } = option
  return (
    <span className="flex items-center gap-2.5">
      {Icon && <Icon aria-hidden size={16} className="shrink-0 text-ink-soft" />}
      <span className="min-w-0">
        <Text slot="label" className="block truncate">
          {label}
        </Text>
        {description && (
          <Text slot="description" className="block truncate text-xs text-ink-soft">
            {description}
          </Text>
        )}
      </span>
    </span>
  )
}

/** Options under a heading. */
export function OptionSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <ListBoxSection>
      <Header className="eyebrow px-2.5 pt-2.5 pb-1">{title}</Header>
      {children}
    </ListBoxSection>
  )
}
