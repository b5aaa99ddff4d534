import type { RichText } from '@sojourn/contract/kit/rich-text'
import type { EditorView } from '@tiptap/pm/view'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useMemo, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { EDITOR_MIN_HEIGHT } from '../constants.ts'
import { cleanRichText, forEditor } from './clean-rich-text.ts'
import { extensions } from './editor-extensions.ts'
import { RichTextToolbar } from './rich-text-toolbar.tsx'
import { replaceChanged } from './replace-changed.ts'
import { tidyPastedHtml } from './tidy-pasted-html.ts'
import * as wording from './wording.ts'

export interface RichTextEditorProps {
  label: string
  labelId: string
  notesId: string | undefined
  name: string | undefined
  isRequired: boolean | undefined
  isInvalid: boolean
  isDisabled: boolean | undefined
  lang: string | undefined
  value: RichText | null
  onChange: (value: RichText | null) => void
  onBlur: (() => void) | undefined
}

/** The toolbar and editable area of `RichTextField`. Nothing else imports ProseMirror, which is therefore loaded with it. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, labelId, notesId, name, isRequired, isInvalid, isDisabled = false, lang, value, onBlur } = props
  const written = useRef(JSON.stringify(value))
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })

  const editorProps = useMemo(
    () => ({
      attributes: {
        class: 'rich-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        'aria-required': String(isRequired === true),
        'aria-invalid': String(isInvalid),
        ...(lang === undefined ? {} : { lang, spellcheck: 'true' }),
        ...(notesId ? { 'aria-describedby': notesId } : {}),
      },
      transformPastedHTML: tidyPastedHtml,
      // Returning true makes ProseMirror leave Tab to the browser, which moves to the next field.
      handleDOMEvents: {
        keydown: (_view: unknown, event: KeyboardEvent) => event.key === 'Tab',
        focus: keepPlace,
      },
    }),
    [labelId, notesId, isRequired, isInvalid, lang],
  )

  const editor = useEditor({
    extensions,
    content: contentOf(value),
    editable: !isDisabled,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps,
    onUpdate: ({ editor: changed }) => {
      const cleaned = cleanRichText(changed.getJSON())
      const text = JSON.stringify(cleaned)
      if (text === written.current) return
      written.current = text
      latest.current.onChange(cleaned)
    },
  })

  // The value has changed from outside: another user saved, or the draft was discarded.
  useEffect(() => {
    const text = JSON.stringify(value)
    if (text === written.current) return
    written.current = text
    replaceChanged(editor, contentOf(value))
  }, [editor, value])

  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur?.()
      }}
      className={classNames(
        'flex flex-col rounded-sm border bg-surface transition-colors',
        'has-[.ProseMirror:focus]:border-focus has-[.ProseMirror:focus]:shadow-[0_0_0_1px_var(--focus)]',
        isInvalid ? 'border-danger' : 'border-line-strong',
      )}
    >
      <RichTextToolbar editor={editor} label={wording.toolbar({ label })} language={lang} isDisabled={isDisabled} />
      <EditorContent
        editor={editor}
        data-field={name}
        style={{ minHeight: EDITOR_MIN_HEIGHT }}
        className="max-h-[70vh] overflow-y-auto *:min-h-[inherit] *:px-3 *:py-2.5"
      />
    </div>
  )
}

/** With Tab, the cursor returns to where it was; the browser would put it at the start. */
const keepPlace = (view: EditorView): boolean => {
  const { selection, doc } = view.state
  if (!view.dom.matches(':focus-visible') || pointerIsDown()) return false
  requestAnimationFrame(() => {
    if (view.isDestroyed || view.state.doc !== doc || !view.hasFocus()) return
    if (view.state.selection.eq(selection)) view.focus()
    else view.dispatch(view.state.tr.setSelection(selection))
  })
  return false
}

let isDown = false
const pointerIsDown = (): boolean => isDown
globalThis.addEventListener('pointerdown', () => (isDown = true), true)
for (const end of ['pointerup', 'pointercancel']) globalThis.addEventListener(end, () => (isDown = false), true)

const contentOf = (value: RichText | null) => (value && value.content.length > 0 ? forEditor(value) : null)
