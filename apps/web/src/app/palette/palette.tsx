import { Search, X } from 'lucide-react'
import { useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { Header } from 'react-aria-components/Header'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { TextField } from 'react-aria-components/TextField'
import { RowImage } from '../../kit/images/record-image.tsx'
import { currentTenant, useSession } from '../../data/session.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { PendingMark } from '../../ui/pending-mark.tsx'
import type { Choice } from './choices.ts'
import { closePalette, usePalette } from './palette-state.ts'
import { rememberChoice } from './recent-choices.ts'
import { useChoices } from './use-choices.ts'
import * as wording from './wording.ts'

/** A dialog that finds pages, actions and records from anywhere. */
export function Palette() {
  const { isOpen } = usePalette()
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => open || closePalette()}
      isDismissable
      className="fixed inset-0 z-50 flex h-(--visual-viewport-height) items-start justify-center bg-scrim p-2 data-entering:animate-fade xs:p-6 md:pt-[12vh]"
    >
      <Modal className="flex max-h-full w-full max-w-150 flex-col overflow-hidden rounded-lg border border-line bg-overlay text-ink shadow-overlay data-entering:animate-enter md:max-h-[70vh]">
        <Dialog aria-label={wording.paletteLabel} className="flex min-h-0 flex-col outline-none">
          <Content />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function Content() {
  const [typed, setTyped] = useState('')
  const { sections, isSearching, hasFailed } = useChoices(typed)
  const user = useSession((session) => session.user?.uuid ?? '')
  const tenant = useSession((session) => currentTenant(session)?.uuid ?? null)
  const choices = sections.flatMap((section) => section.choices)

  const choose = ({ title, leadsTo, choose: go }: Choice) => {
    closePalette()
    if (leadsTo) rememberChoice(user, tenant, { title, ...leadsTo })
    go()
  }

  return (
    <Autocomplete inputValue={typed} onInputChange={setTyped}>
      <TextField
        aria-label={wording.paletteLabel}
        autoFocus
        className="flex items-center gap-1 border-b border-line px-4"
      >
        <span className="text-ink-faint">
          {isSearching ? <PendingMark label={wording.searchingLabel} /> : <Search aria-hidden size={18} />}
        </span>
        <Input
          placeholder={wording.placeholder}
          {...comboBox}
          // Closes with the first press, even if an entry of the list is focused.
          onKeyDown={({ key }) => key === 'Escape' && closePalette()}
          className="min-h-14 w-full min-w-0 grow bg-transparent px-2.5 text-base outline-none [&::-webkit-search-cancel-button]:hidden"
        />
        <span className="hidden md:inline">
          <Kbd keys={['Esc']} />
        </span>
        {/* A phone has no Esc key, and there is little space to tap next to the panel. */}
        <IconButton
          icon={X}
          label={wording.closeLabel}
          hasTooltip={false}
          onPress={closePalette}
          className="md:hidden"
        />
      </TextField>
      <ListBox
        aria-label={wording.resultsLabel}
        className="min-h-0 grow overflow-y-auto overscroll-contain p-1.5 outline-none"
        renderEmptyState={() => <Nothing isSearching={isSearching} hasFailed={hasFailed} typed={typed.trim()} />}
      >
        {sections.map((section) => (
          <ListBoxSection key={section.title} id={section.title}>
            <Header className="eyebrow px-2.5 pt-2.5 pb-1">{section.title}</Header>
            {section.choices.map((choice) => (
              <Row key={choice.id} choice={choice} onChoose={choose} />
            ))}
          </ListBoxSection>
        ))}
      </ListBox>
      {hasFailed && choices.length > 0 && (
        <p role="alert" className="border-t border-line px-4 py-2 text-sm text-ink-soft">
          {wording.searchFailed}
        </p>
      )}
      <output className="sr-only">{typed && !isSearching ? wording.resultCount({ count: choices.length }) : ''}</output>
    </Autocomplete>
  )
}

/** With the list below it, the field is a combo box: its arrow keys move through the list, to which React Aria refers in `aria-controls`. */
const comboBox = { role: 'combobox', 'aria-expanded': true } as const

function Row({ choice, onChoose }: { choice: Choice; onChoose: (choice: Choice) => void }) {
  const { id, title, detail, icon: Icon, thumbnail } = choice
  return (
    <ListBoxItem
      id={id}
      textValue={title}
      onAction={() => onChoose(choice)}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-2.5 py-1.5 text-sm focus-ring -outline-offset-2 data-focused:bg-brand-tint"
    >
      {thumbnail === undefined ? (
        <Icon aria-hidden size={16} className="shrink-0 text-ink-soft" />
      ) : (
        <RowImage thumbnail={thumbnail} icon={Icon} />
      )}
      <span className="min-w-0 truncate">{title}</span>
      {detail && <span className="ms-auto max-w-1/2 min-w-0 shrink-0 truncate text-xs text-ink-soft">{detail}</span>}
    </ListBoxItem>
  )
}

function Nothing({ isSearching, hasFailed, typed }: { isSearching: boolean; hasFailed: boolean; typed: string }) {
  return (
    <p className="px-2.5 py-6 text-center text-sm wrap-break-word text-ink-soft">
      {isSearching ? wording.searching : hasFailed ? wording.searchFailed : wording.noResults({ text: typed })}
    </p>
  )
}
