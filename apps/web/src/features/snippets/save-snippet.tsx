import type { RichText } from '@sojourn/contract/kit/rich-text'
import { useId, useState } from 'react'
import { clients } from '../../data/clients.ts'
import { RichTextView } from '../../ui/rich-text/rich-text-view.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import * as wording from './wording.ts'

type SaveSnippetProps = { text: RichText; language: string | undefined; onClose: () => void }

/** Saves a text as a new snippet. */
export function SaveSnippet({ text, language, onClose }: SaveSnippetProps) {
  const form = useId()
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)
  const { mutateAsync: create, isPending } = clients.snippets.useCreate()
  const save = async (): Promise<void> => {
    if (name.trim() === '') return setError(wording.nameMissing)
    try {
      const snippet = await create({ name: name.trim(), text, language: language ?? null })
      toast({ title: wording.saved({ name: snippet.name }), tone: 'success' })
      onClose()
    } catch {
      setError(wording.saveFailed)
    }
  }
  return (
    <Dialog
      title={wording.saveTitle}
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      renderFooter={() => (
        <>
          <Button onPress={onClose}>{wording.cancel}</Button>
          <Button type="submit" form={form} variant="primary" isPending={isPending}>
            {wording.saveSnippet}
          </Button>
        </>
      )}
    >
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
          maxLength={160}
          autoFocus
        />
        <div lang={language} className="max-h-60 overflow-y-auto rounded-sm border border-line px-3 py-2.5">
          <RichTextView value={text} />
        </div>
      </form>
    </Dialog>
  )
}
