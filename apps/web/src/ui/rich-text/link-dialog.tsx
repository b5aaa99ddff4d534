import type { Editor } from '@tiptap/react'
import { useId, useState } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { TextField } from '../text-field.tsx'
import { linkTargetOf } from './link-target.ts'
import * as wording from './wording.ts'

type LinkDialogProps = { editor: Editor; onClose: () => void }

/** Adds, changes or removes the link at the cursor or of the selected text. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const form = useId()
  const [present] = useState(() => hrefAt(editor))
  const [needsText] = useState(() => editor.state.selection.empty && present === '')
  const [href, setHref] = useState(present)
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)

  const save = () => {
    const target = linkTargetOf(href)
    if (!target) return setError(wording.linkTargetInvalid)
    if (needsText) {
      const marks = [{ type: 'link', attrs: { href: target } }]
      editor
        .chain()
        .insertContent({ type: 'text', text: text.trim() || href.trim(), marks })
        .unsetMark('link')
        .run()
    } else editor.chain().extendMarkRange('link').setLink({ href: target }).run()
    onClose()
  }
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  return (
    <Dialog
      title={present ? wording.editLink : wording.addLink}
      isOpen
      onOpenChange={onClose}
      renderFooter={() => (
        <>
          {present && (
            <Button className="me-auto" onPress={remove}>
              {wording.removeLink}
            </Button>
          )}
          <Button onPress={onClose}>{wording.cancel}</Button>
          <Button type="submit" form={form} variant="primary">
            {present ? wording.editLink : wording.addLink}
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
          save()
        }}
      >
        <TextField
          label={wording.linkTarget}
          description={wording.linkTargetHint}
          value={href}
          onChange={(typed) => {
            setHref(typed)
            setError(null)
          }}
          errorMessage={error}
          spellCheck="false"
          autoFocus
        />
        {needsText && (
          <TextField label={wording.linkText} description={wording.linkTextHint} value={text} onChange={setText} />
        )}
      </form>
    </Dialog>
  )
}

const hrefAt = (editor: Editor): string => {
  const href: unknown = editor.getAttributes('link')['href']
  return typeof href === 'string' ? href : ''
}
