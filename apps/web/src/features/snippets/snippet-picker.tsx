import { maxRichTextLength } from '@sojourn/contract/kit/field-limits'
import { plainText } from '@sojourn/contract/kit/plain-text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { ListBox } from 'react-aria-components/ListBox'
import { clients } from '../../data/clients.ts'
import { useCan } from '../../data/session.ts'
import { useDebounced } from '../../kit/page/use-debounced.ts'
import { bestFirst } from '../../kit/words/best-first.ts'
import { languageName } from '../../kit/words/languages-known.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { OptionRow } from '../../ui/option-list.tsx'
import type { SnippetPickerProps } from '../../ui/rich-text/snippet-picker-context.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { SaveSnippet } from './save-snippet.tsx'
import { snippetResource } from './snippet-resource.ts'
import * as wording from './wording.ts'

/** The dialog of a text field in which a snippet is chosen, or the selected text saved as one. */
export function SnippetPicker(props: SnippetPickerProps) {
  const [isSaving, setIsSaving] = useState(false)
  return isSaving && props.selected ? (
    <SaveSnippet text={props.selected} language={props.language} onClose={props.onClose} />
  ) : (
    <ChooseSnippet {...props} onSave={() => setIsSaving(true)} />
  )
}

function ChooseSnippet({ language, selected, onInsert, onClose, onSave }: SnippetPickerProps & { onSave: () => void }) {
  const [text, setText] = useState('')
  const mayCreate = useCan(snippetResource.permissions.add)
  const { snippets, isLoading, isError, isEmpty } = useSnippets(text, language)
  return (
    <Dialog
      title={wording.pickerTitle}
      isOpen
      onOpenChange={onClose}
      renderFooter={() => (
        <>
          <ButtonLink href={snippetResource.path} target="_blank" className="me-auto">
            {wording.manage}
          </ButtonLink>
          {selected && mayCreate && plainText(selected).length <= maxRichTextLength && (
            <Button onPress={onSave}>{wording.saveSelected}</Button>
          )}
        </>
      )}
    >
      <Autocomplete inputValue={text} onInputChange={setText}>
        <div className="flex flex-col gap-2">
          <SearchField label={wording.searchLabel} value={text} onChange={setText} autoFocus />
          <ListBox
            aria-label={wording.pickerTitle}
            className="-mx-2 h-80 max-h-[50vh] overflow-y-auto overscroll-contain outline-none"
            renderEmptyState={() => (
              <p className="px-2.5 py-3 text-sm text-ink-soft">
                {isLoading ? '' : isError ? wording.readFailed : isEmpty ? emptyText(mayCreate) : wording.nothingFound}
              </p>
            )}
            onAction={(key) => {
              const chosen = snippets.find(({ uuid }) => uuid === key)
              if (!chosen) return
              onInsert(chosen.text)
              onClose()
            }}
          >
            {snippets.map((one) => (
              <OptionRow key={one.uuid} id={one.uuid} textValue={one.name}>
                <span className="flex items-baseline gap-3">
                  <span className="min-w-0 font-medium wrap-anywhere">{one.name}</span>
                  {one.language !== null && one.language !== language && (
                    <span className="ms-auto shrink-0 text-ink-soft">{languageName(one.language)}</span>
                  )}
                </span>
                <span lang={one.language ?? undefined} dir="auto" className="line-clamp-2 text-ink-soft">
                  {plainText(one.text)}
                </span>
              </OptionRow>
            ))}
          </ListBox>
        </div>
      </Autocomplete>
    </Dialog>
  )
}

const emptyText = (mayCreate: boolean): string => (mayCreate ? wording.noneYet : wording.noneYetForReader)

/** Lists with at most this many snippets are read once and searched here, also without a connection. */
const maxLocal = 96

/** The snippets that match a text: those in the language of the field and those for any language first. */
const useSnippets = (text: string, language: string | undefined) => {
  const { list, useScope } = clients.snippets
  const scope = useScope()
  const first = useQuery(list(scope, { sort: 'name', perPage: String(maxLocal) }))
  const isLarge = (first.data?.meta.total ?? 0) > maxLocal
  const typed = useDebounced(text.trim())
  const search = useQuery({
    ...list(scope, { q: typed, perPage: '48' }),
    enabled: isLarge && typed !== '',
  })
  const found =
    isLarge && typed !== '' && search.data
      ? search.data.data
      : bestFirst(first.data?.data ?? [], text.trim(), (one) => [one.name, plainText(one.text), ...one.tags])
  const fits = (one: { language: string | null }): boolean => one.language === null || one.language === language
  return {
    snippets: [...found.filter(fits), ...found.filter((one) => !fits(one))],
    isLoading: first.isLoading || search.isLoading,
    isError: !first.data && first.isError,
    isEmpty: first.data?.meta.total === 0,
  }
}
