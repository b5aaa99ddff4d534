import { maxRichTextLength } from '@sojourn/contract/kit/field-limits'
import { plainText } from '@sojourn/contract/kit/plain-text'
import { useId, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { ListBox } from 'react-aria-components/ListBox'
import { useCan, useTenant } from '../../data/session.ts'
import { languageName } from '../../kit/words/languages-known.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { OptionRow } from '../../ui/option-list.tsx'
import type { SnippetPickerProps } from '../../ui/rich-text/snippet-picker-context.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { SaveSnippet } from './save-snippet.tsx'
import { snippetResource } from './snippet-resource.ts'
import { useSnippets } from './use-snippets.ts'
import * as wording from './wording.ts'

/** The dialog of a text field in which a snippet is chosen, or the selected text saved as one. */
export function SnippetPicker({ language: ofField, selected, onInsert, onClose }: SnippetPickerProps) {
  const form = useId()
  const [isSaving, setIsSaving] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const mayCreate = useCan(snippetResource.permissions.add)
  const ofCompany = useTenant().language
  const language = ofField ?? ofCompany
  const canSave = selected !== null && mayCreate && plainText(selected).length <= maxRichTextLength
  return (
    <Dialog
      title={isSaving ? wording.saveTitle : wording.pickerTitle}
      isOpen
      onOpenChange={onClose}
      isDismissable={!isSaving}
      renderFooter={() =>
        isSaving ? (
          <>
            <Button onPress={onClose}>{wording.cancel}</Button>
            <Button type="submit" form={form} variant="primary" isPending={isPending}>
              {wording.saveSnippet}
            </Button>
          </>
        ) : (
          <>
            <ButtonLink href={snippetResource.path} target="_blank" className="me-auto">
              {wording.manage}
            </ButtonLink>
            {canSave && <Button onPress={() => setIsSaving(true)}>{wording.saveSelected}</Button>}
          </>
        )
      }
    >
      {isSaving && selected ? (
        <SaveSnippet form={form} text={selected} language={language} onPending={setIsPending} onSaved={onClose} />
      ) : (
        <Choose
          language={language}
          emptyText={mayCreate ? wording.noneYet : wording.noneYetForReader}
          onChoose={(text) => {
            onInsert(text)
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}

type ChooseProps = { language: string; emptyText: string; onChoose: SnippetPickerProps['onInsert'] }

function Choose({ language, emptyText, onChoose }: ChooseProps) {
  const [text, setText] = useState('')
  const { snippets, isLoading, isFailed, isEmpty, hasMore } = useSnippets(text, language)
  const nothing = isLoading ? '' : isFailed ? wording.readFailed : isEmpty ? emptyText : wording.nothingFound
  return (
    <Autocomplete inputValue={text} onInputChange={setText}>
      <div className="flex flex-col gap-2">
        <SearchField label={wording.searchLabel} value={text} onChange={setText} autoFocus />
        <ListBox
          aria-label={wording.pickerTitle}
          className="-mx-2 h-80 max-h-[50vh] overflow-y-auto overscroll-contain outline-none"
          renderEmptyState={() => <p className="px-2.5 py-3 text-sm text-ink-soft">{nothing}</p>}
          onAction={(key) => {
            const chosen = snippets.find(({ uuid }) => uuid === key)
            if (chosen) onChoose(chosen.text)
          }}
        >
          {snippets.map(({ uuid, name, preview, language: own }) => (
            <OptionRow key={uuid} id={uuid} textValue={name}>
              <span className="flex items-baseline gap-3">
                <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
                {own !== null && own !== language && (
                  <span className="ms-auto shrink-0 text-ink-soft">{languageName(own)}</span>
                )}
              </span>
              <span lang={own ?? undefined} dir="auto" className="line-clamp-2 text-start text-ink-soft">
                {preview}
              </span>
            </OptionRow>
          ))}
        </ListBox>
        {hasMore && <p className="text-sm text-ink-soft">{wording.hasMore}</p>}
      </div>
    </Autocomplete>
  )
}
