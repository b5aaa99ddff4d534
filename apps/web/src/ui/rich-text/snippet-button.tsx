import type { RichText } from '@sojourn/contract/kit/rich-text'
import type { Editor } from '@tiptap/react'
import { NotebookText } from 'lucide-react'
import { use, useEffect, useRef, useState } from 'react'
import { IconButton } from '../icon-button.tsx'
import { SnippetPickerContext } from './snippet-picker-context.ts'
import { insertText, selectedText } from './snippet-text.ts'
import * as wording from './wording.ts'

type SnippetButtonProps = { editor: Editor; language: string | undefined; isDisabled: boolean }

/** Inserts a snippet at the cursor, or saves the selected text as one. */
export function SnippetButton({ editor, language, isDisabled }: SnippetButtonProps) {
  const Picker = use(SnippetPickerContext)
  const [selected, setSelected] = useState<{ text: RichText | null } | null>(null)
  const hasInserted = useRef(false)
  const isOpen = selected !== null
  // After a choice, the focus returns to the text; otherwise to the button.
  useEffect(() => {
    if (isOpen || !hasInserted.current) return
    hasInserted.current = false
    editor.view.focus()
  }, [isOpen, editor])
  if (!Picker) return null
  return (
    <>
      <IconButton
        icon={NotebookText}
        label={wording.snippets}
        isDisabled={isDisabled}
        onPress={() => setSelected({ text: selectedText(editor.state) })}
      />
      {selected && (
        <Picker
          language={language}
          selected={selected.text}
          onInsert={(text) => {
            hasInserted.current = true
            insertText(editor, text)
          }}
          onClose={() => setSelected(null)}
          onMissing={() => setSelected(null)}
        />
      )}
    </>
  )
}
