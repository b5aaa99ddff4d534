import { maxTitleLength } from '@sojourn/contract/document/document-limits'
import type { RichText } from '@sojourn/contract/kit/rich-text'
import { useState } from 'react'
import { ApiProblem } from '../../data/http.ts'
import { clients } from '../../data/clients.ts'
import { KnownCombo } from '../../kit/form/known-combo.tsx'
import { knownLanguages } from '../../kit/words/languages-known.ts'
import { RichTextView } from '../../ui/rich-text/rich-text-view.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import * as wording from './wording.ts'

type SaveSnippetProps = {
  /** The id of the form, for its button outside. */
  form: string
  text: RichText
  /** The language to suggest. */
  language: string
  onPending: (isPending: boolean) => void
  onSaved: () => void
}

/** Saves a text as a new snippet. */
export function SaveSnippet({ form, text, language: suggested, onPending, onSaved }: SaveSnippetProps) {
  const [name, setName] = useState('')
  const [language, setLanguage] = useState<string | null>(suggested)
  const [error, setError] = useState<string | null>(null)
  const { mutateAsync: create, isPending } = clients.snippets.useCreate()
  const save = async (): Promise<void> => {
    if (isPending) return
    if (name.trim() === '') return setError(wording.nameMissing)
    onPending(true)
    try {
      const snippet = await create({ name: name.trim(), text, language })
      toast({ title: wording.saved({ name: snippet.name }), tone: 'success' })
      onSaved()
    } catch (problem) {
      setError(problem instanceof ApiProblem ? problem.message : wording.saveFailed)
    } finally {
      onPending(false)
    }
  }
  return (
    <form
      id={form}
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        // In React, the event would bubble to the form around the field, which would be saved as well.
        event.stopPropagation()
        void save()
      }}
    >
      <TextField
        label={wording.nameLabel}
        value={name}
        onChange={(typed) => {
          setName(typed)
          setError(null)
        }}
        errorMessage={error}
        maxLength={maxTitleLength}
        autoFocus
      />
      <KnownCombo
        label={wording.columnLanguage}
        options={knownLanguages()}
        emptyOption={wording.anyLanguage}
        value={language}
        onChange={setLanguage}
      />
      <div lang={language ?? undefined} className="max-h-60 overflow-y-auto rounded-sm border border-line px-3 py-2.5">
        <RichTextView value={text} />
      </div>
    </form>
  )
}
