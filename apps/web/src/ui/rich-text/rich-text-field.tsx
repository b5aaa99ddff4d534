import { maxRichTextLength } from '@sojourn/contract/kit/field-limits'
import type { RichText } from '@sojourn/contract/kit/rich-text'
import { plainText } from '@sojourn/contract/kit/plain-text'
import { CircleAlert } from 'lucide-react'
import { useCallback, useEffect, useId, useState } from 'react'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { EDITOR_MIN_HEIGHT } from '../constants.ts'
import { FIELD, type FieldProps } from '../field-box.ts'
import { formatCount } from '../format-count.ts'
import { Skeleton } from '../skeleton.tsx'
import { RichTextView } from './rich-text-view.tsx'
import * as wording from '../wording.ts'

export interface RichTextFieldProps extends FieldProps {
  value: RichText | null
  /** Called with exactly what the contract allows; null if there is no text. */
  onChange: (value: RichText | null) => void
  onBlur?: () => void
  /** The language in which the text is written, by which browsers check its spelling. BCP 47. */
  lang?: string
}

/** A field for rich text. Its editor is loaded when the field is first shown; until then, the text is read-only. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, isLabelHidden, description, errorMessage, name, isRequired, isDisabled, className, value } = props
  const id = useId()
  const { code, isMissing, retry } = useEditorCode()
  const length = value ? plainText(value).length : 0
  const notes = [description && `${id}-description`, errorMessage && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames(FIELD, className)}>
      <span id={`${id}-label`} className={isLabelHidden ? 'sr-only' : 'text-sm font-medium text-ink'}>
        {label}
        {isRequired && (
          <span aria-hidden className="text-danger">
            {' *'}
          </span>
        )}
      </span>
      {code ? (
        <code.RichTextEditor
          label={label}
          labelId={`${id}-label`}
          notesId={notes || undefined}
          name={name}
          isRequired={isRequired}
          isInvalid={Boolean(errorMessage) || length > maxRichTextLength}
          isDisabled={isDisabled}
          lang={props.lang}
          value={value}
          onChange={props.onChange}
          onBlur={props.onBlur}
        />
      ) : (
        <div data-field={name} aria-busy={!isMissing} className="rounded-sm border border-line-strong bg-surface">
          <div className="flex min-h-11 flex-wrap items-center gap-2 border-b border-line px-2 py-1.5 text-sm text-ink-soft">
            {isMissing ? (
              <>
                {wording.editorMissing}
                <Button size="small" onPress={retry}>
                  {wording.tryAgain}
                </Button>
              </>
            ) : (
              <>
                <output className="sr-only">{wording.editorLoading}</output>
                <Skeleton className="h-6 w-56" />
              </>
            )}
          </div>
          <div style={{ minHeight: EDITOR_MIN_HEIGHT }} className="px-3 py-2.5">
            {value ? <RichTextView value={value} /> : !isMissing && <Skeleton className="h-4 w-2/5" />}
          </div>
        </div>
      )}
      {description && (
        <span id={`${id}-description`} className="text-sm text-ink-soft">
          {description}
        </span>
      )}
      <Length length={length} />
      {errorMessage && (
        <span id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          <span className="min-w-0 first-letter:uppercase">{errorMessage}</span>
        </span>
      )}
    </div>
  )
}

/** The length from which characters are counted on screen. */
const nearLength = maxRichTextLength - 2000

/**
 * Shows the length when it gets close to the limit. Announced only when it comes close and when it exceeds the limit, not for
 * every keystroke.
 */
function Length({ length }: { length: number }) {
  const isOver = length > maxRichTextLength
  return (
    <>
      {length >= nearLength && (
        <span className={classNames('text-sm tabular-nums', isOver ? 'text-danger' : 'text-ink-soft')}>
          {wording.textLength({ length: formatCount(length), max: formatCount(maxRichTextLength) })}
        </span>
      )}
      <output className="sr-only">
        {isOver ? wording.textTooLong : length >= nearLength ? wording.textNearlyTooLong : ''}
      </output>
    </>
  )
}

const loadEditor = () => import('./rich-text-editor.tsx')
type EditorCode = Awaited<ReturnType<typeof loadEditor>>
let loaded: EditorCode | null = null

/** The editor's code, which is in its own chunk. */
const useEditorCode = () => {
  const [code, setCode] = useState<EditorCode | null>(loaded)
  const [isMissing, setIsMissing] = useState(false)
  const load = useCallback(
    () =>
      loadEditor().then(
        (editor) => {
          loaded = editor
          setCode(editor)
        },
        () => setIsMissing(true),
      ),
    [],
  )
  useEffect(() => {
    void load()
  }, [load])
  return {
    code,
    isMissing,
    retry: () => {
      setIsMissing(false)
      void load()
    },
  }
}
