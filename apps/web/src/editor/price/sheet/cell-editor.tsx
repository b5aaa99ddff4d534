import { priceUnits } from '@sojourn/contract/document/price-units'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTextLanguage } from '../../fields/use-text-language.ts'
import type { Place } from './cell-moves.ts'
import { type ColumnId, figureColumns } from './columns.ts'
import type { Sheet } from './sheet-actions.ts'
import * as priceWording from '../wording.ts'

type CellEditorProps = { sheet: Sheet; place: Place; id: ColumnId; label: string; placeholder?: string | undefined }

/**
 * The field in which a cell is edited. Enter and Tab keep the text and move on, Escape restores the cell. A text that does not fit
 * stays, with the reason below it.
 */
export function CellEditor({ sheet, place, id, label, placeholder }: CellEditorProps) {
  const language = useTextLanguage()
  const [text, setText] = useState(() => sheet.initialText(place))
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null)
  const problemId = useId()

  const commit = (): boolean => {
    const found = sheet.commit(place, text)
    setProblem(found)
    if (found !== null) field.current?.focus()
    return found === null
  }
  useEffect(() => {
    sheet.onCommit(commit)
    return () => sheet.onCommit(null)
  })
  useLayoutEffect(() => {
    const element = field.current
    element?.focus()
    if (element?.tagName === 'INPUT') element.setSelectionRange(element.value.length, element.value.length)
  }, [])

  const press = (event: KeyboardEvent) => {
    // The keys of the sheet wait until the edit has ended.
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') sheet.cancel(place)
    else if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault()
      if (!commit()) return
      const [back, on] = event.key === 'Enter' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
      sheet.moveOn(place, event.shiftKey ? back : on)
    }
  }
  const props = {
    ref: field,
    'aria-label': label,
    'aria-invalid': problem === null ? undefined : true,
    'aria-describedby': problem === null ? undefined : problemId,
    className: 'sheet-field',
    value: text,
    onKeyDown: press,
    // A window that loses the focus ends no edit.
    onBlur: () => {
      if (globalThis.document.hasFocus() && sheet.state.get().editing) setProblem(sheet.commit(place, text))
    },
  }
  return (
    <>
      {id === 'unit' ? (
        <select {...props} onChange={({ target }) => setText(target.value)}>
          {priceUnits.map((unit) => (
            <option key={unit} value={unit}>
              {priceWording.units[unit]}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...props}
          placeholder={placeholder}
          inputMode={figureColumns.has(id) && id !== 'sell' && id !== 'net' ? 'decimal' : undefined}
          autoComplete="off"
          autoCapitalize={id === 'currency' ? 'characters' : undefined}
          lang={id === 'title' ? language : undefined}
          spellCheck={id === 'title'}
          onChange={({ target }) => {
            setText(target.value)
            setProblem(null)
          }}
        />
      )}
      {problem !== null && (
        <span id={problemId} role="alert" className="sheet-problem">
          {problem}
        </span>
      )}
    </>
  )
}
