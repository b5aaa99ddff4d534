import type { RichText } from '@sojourn/contract/kit/rich-text'
import type { Editor } from '@tiptap/react'
import { NotebookText } from 'lucide-react'
import { use, useEffect, useState } from 'react'
import { IconButton } from '../icon-button.tsx'
import { SnippetPickerContext } from './snippet-picker-context.ts'
import { insertText, selectedText } from './snippet-text.ts'
import * as wording from './wording.ts'

type SnippetButtonProps = { editor: Editor; language: string | undefined; isDisabled: boolean }

/** Inserts a snippet at the cursor, or saves the selected text as one. */
export function SnippetButton({ editor, language, isDisabled }: SnippetButtonProps) {
  const renderPicker = use(SnippetPickerContext)
  /** The selected text while the dialog is open. */
  const [state, setState] = useState<{ text: RichText | null } | 'closed' | 'inserted'>('closed')
  // After a choice, the focus returns to the text; otherwise to the button.
  useEffect(() => {
    if (state === 'inserted') editor.view.focus()
  }, [state, editor])
  const close = () => setState((before) => (before === 'inserted' ? before : 'closed'))
  if (!renderPicker) return null
  return (
    <>
      <IconButton
        icon={NotebookText}
        label={wording.snippets}
        isDisabled={isDisabled}
        onPress={() => setState({ text: selectedText(editor.state) })}
      />
      {typeof state === 'object' &&
        renderPicker({
          language,
          selected: state.text,
          onInsert: (text) => {
            insertText(editor, text)
            setState('inserted')
          },
          onClose: close,
          onMissing: close,
        })}
    </>
  )
}
