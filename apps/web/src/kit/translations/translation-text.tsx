import { useEffect, useRef, useState } from 'react'
import { directionOfTranslation } from '@sojourn/contract/kit/translation-languages'
import type { TranslatableText } from '@sojourn/contract/translation'
import type { TranslationLanguage } from '@sojourn/contract/kit/translation-languages'
import { plainText } from '@sojourn/contract/kit/plain-text'
import { formatWhen } from '../words/dates.ts'
import { languageName } from '../words/languages-known.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx'
import { RichTextView } from '../../ui/rich-text/rich-text-view.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Saving, TextValue } from './use-translation-saving.ts'
import * as wording from './wording.ts'

type Props = {
  text: TranslatableText
  label: string
  /** Whether it is below the heading of a group. */
  isGrouped: boolean
  language: TranslationLanguage
  sourceLanguage: string
  isReadOnly: boolean
  saving: Saving
}

type State = keyof typeof wording.states
const tones: Record<State, BadgeTone> = { missing: 'neutral', done: 'success', machine: 'info', stale: 'warning' }

/** A text and its translation beside it; below it on phones. */
export function TranslationText(props: Props) {
  const { text, label, isGrouped, language, sourceLanguage, isReadOnly, saving } = props
  const Heading = isGrouped ? 'h4' : 'h3'
  const translation = text.translations[language]
  const state: State = translation?.state ?? 'missing'
  const hasEdit = saving.edits.has(text.path)
  const value = hasEdit ? (saving.edits.get(text.path) ?? null) : (translation?.value ?? null)
  const isConflict = saving.conflicts.has(text.path)
  return (
    <li className="grid gap-x-6 gap-y-2 border-t border-line py-4 lg:grid-cols-2">
      <div className="min-w-0">
        <Heading className="mb-1.5 text-sm font-medium wrap-anywhere">{label}</Heading>
        <div lang={sourceLanguage} dir="auto" className="text-ink-soft wrap-anywhere">
          <Original value={text.value} />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-1.5">
        <div className="flex min-h-6 flex-wrap items-center gap-2">
          <Badge tone={tones[state]}>{wording.states[state]}</Badge>
          {translation && !hasEdit && !isReadOnly && (state === 'machine' || state === 'stale') && (
            <Button size="small" variant="quiet" onPress={() => saving.type(text.path, translation.value)}>
              {wording.markChecked}
            </Button>
          )}
        </div>
        <div lang={language} dir={directionOfTranslation(language)} className="min-w-0">
          {isReadOnly ? (
            value !== null && <Original value={value} />
          ) : (
            <TranslationField
              {...props}
              value={value}
              label={wording.translationOf({ label, language: languageName(language) })}
            />
          )}
        </div>
        {state === 'stale' && translation?.staleSince && (
          <p className="text-sm text-ink-soft">{wording.staleSince({ when: formatWhen(translation.staleSince) })}</p>
        )}
        {isConflict && (
          <div
            role="alert"
            className="flex flex-wrap items-center gap-2 rounded-sm bg-warning-tint px-3 py-2 text-sm text-warning"
          >
            <p className="min-w-0 grow wrap-anywhere">
              {translation ? wording.conflict({ text: asPlainText(translation.value) }) : wording.conflictRemoved}
            </p>
            <Button size="small" onPress={() => saving.resolve(text.path, undefined)}>
              {wording.takeTheirs}
            </Button>
            <Button size="small" onPress={() => saving.resolve(text.path, value)}>
              {wording.keepMine}
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}

const asPlainText = (value: TextValue): string =>
  typeof value === 'string' ? value : Array.isArray(value) ? value.join(', ') : plainText(value)

function Original({ value }: { value: TextValue }) {
  if (typeof value === 'string') return <p className="whitespace-pre-line">{value}</p>
  if (!Array.isArray(value)) return <RichTextView value={value} level={4} />
  return (
    <ol className="flex flex-col gap-1">
      {value.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ol>
  )
}

type FieldProps = Props & { value: TextValue | null }

function TranslationField({ text, label, language, saving, value }: FieldProps) {
  const { path, kind } = text
  const type = (typed: TextValue | null) => saving.type(path, typed)
  if (kind === 'lines')
    return (
      <LinesField
        label={label}
        language={language}
        count={Array.isArray(text.value) ? text.value.length : 0}
        value={Array.isArray(value) ? value : null}
        onType={type}
      />
    )
  if (kind === 'richText')
    return (
      <FormattedField
        label={label}
        language={language}
        value={typeof value === 'object' && !Array.isArray(value) ? value : null}
        onType={type}
      />
    )
  const field = {
    label,
    isLabelHidden: true,
    lang: language,
    value: typeof value === 'string' ? value : '',
    onChange: (typed: string) => type(typed.trim() === '' ? null : typed),
  }
  return kind === 'line' ? <TextField {...field} /> : <TextArea {...field} />
}

type LinesProps = {
  label: string
  language: TranslationLanguage
  count: number
  value: string[] | null
  onType: (value: string[] | null) => void
}

/** A field for each line. They belong together, so they are stored when all are filled in, or all are empty. */
function LinesField({ label, language, count, value, onType }: LinesProps) {
  const [typed, setTyped] = useState<string[] | null>(null)
  const shown = typed ?? value ?? Array.from({ length: count }, () => '')
  const isPartial = shown.some((line) => line.trim() === '') && shown.some((line) => line.trim() !== '')
  return (
    <div className="flex flex-col gap-1.5">
      {Array.from({ length: count }, (_, index) => (
        <TextField
          key={index}
          label={wording.lineOf({ label, n: index + 1, language: languageName(language) })}
          isLabelHidden
          lang={language}
          value={shown[index] ?? ''}
          onChange={(text) => {
            const next = Array.from({ length: count }, (__, place) => (place === index ? text : (shown[place] ?? '')))
            setTyped(next)
            if (next.every((line) => line.trim() !== '')) onType(next)
            else if (next.every((line) => line.trim() === '')) onType(null)
          }}
        />
      ))}
      {isPartial && <p className="text-sm text-ink-soft">{wording.linesHint}</p>}
    </div>
  )
}

type FormattedProps = {
  label: string
  language: TranslationLanguage
  value: Exclude<TextValue, string | string[]> | null
  onType: (value: TextValue | null) => void
}

/** Formatted text. An itinerary has hundreds, so the editor of each is loaded when it is wanted. */
function FormattedField({ label, language, value, onType }: FormattedProps) {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that had the focus is gone: the next Tab leads into the editor.
    if (isOpen) box.current?.focus()
  }, [isOpen])
  if (isOpen)
    return (
      <div ref={box} tabIndex={-1} className="outline-none">
        <RichTextField label={label} isLabelHidden lang={language} value={value} onChange={onType} />
      </div>
    )
  return (
    <div className="flex flex-col items-start gap-2">
      {value && <RichTextView value={value} level={4} />}
      <Button size="small" aria-label={wording.editText({ label })} onPress={() => setOpen(true)}>
        {wording.edit}
      </Button>
    </div>
  )
}
