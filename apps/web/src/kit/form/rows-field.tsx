import { ArrowDown, ArrowUp, Copy, Plus, Trash2 } from 'lucide-react'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { withArticle } from '@sojourn/contract/kit/word-forms'
import { announce } from '../../ui/announce.ts'
import { holdFocus } from '../../ui/sortable/hold-focus.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { IconButton } from '../../ui/icon-button.tsx'

/** One row of a list of parts: its value, how to change it, and what is wrong with each of its fields. */
export type RowFields<Row> = {
  row: Row
  index: number
  set: <K extends keyof Row>(field: K, value: Row[K]) => void
  /** For rows of several shapes, whose fields `set` cannot know. */
  replace: (row: Row) => void
  errorOf: (field: keyof Row & string) => string | undefined
}

/** Positions are counted from 0. */
export type AddButtonProps<Row> = {
  rows: readonly Row[]
  isFull: boolean
  onAdd: (row: Row) => void
  onMove: (from: number, to: number) => void
}

/** What the rows of a list are called and how they are drawn. */
export type RowsLook<Row> = {
  /** One of them, in a sentence: `room`. */
  one: string
  max: number
  /** What a new row starts with below those that are there. */
  blank: (rows: readonly Row[]) => Row
  /** Stands for the button that adds a blank row, where there is a choice of rows or another way to put them in order. */
  AddButton?: ComponentType<AddButtonProps<Row>>
  /** What a row is called in buttons and to screen readers. */
  nameOf: (row: Row) => string
  /** Rows whose order nobody sees have no arrows. */
  isOrdered?: boolean
  /** A row can be copied, to change a little of it. */
  hasDuplicate?: boolean
  description?: ReactNode
  children: (fields: RowFields<Row>) => ReactNode
}

/** One change of a list of parts, positions from 0. */
export type RowStep =
  | { kind: 'add' }
  | { kind: 'set' | 'remove'; index: number }
  | { kind: 'move'; index: number; to: number }

/** What a list of parts takes. */
export type RowsFieldProps<Row> = RowsLook<Row> & {
  name?: string
  label: string
  isLabelHidden?: boolean
  /** What is wrong with the rows, in react-hook-form's tree of errors. */
  error?: object | undefined
  rows: readonly Row[]
  /** `step` says what was done to get there. */
  onChange: (rows: Row[], step: RowStep) => void
  /** Rows can be read but neither added, moved nor removed. */
  isReadOnly?: boolean
  /** Whether a removed row can be put back from a toast; the editor of itineraries undoes in its own way. */
  offersUndo?: boolean
  /** Where rows come from elsewhere there is no button for a new one. */
  hasAdd?: boolean
}

/** A list of parts, each with fields of its own: rooms, rates, addresses. */
export function RowsField<Row extends object>(props: RowsFieldProps<Row>) {
  const { name, label, isLabelHidden, one, max, blank, nameOf, isOrdered = true, description, children } = props
  const { hasDuplicate = false, AddButton, error, rows, onChange, isReadOnly = false, hasAdd = !isReadOnly } = props
  const { box, keyOf, add, move, duplicate, remove } = useRowSteps(props)
  const isFull = rows.length >= max
  return (
    <fieldset ref={box} data-field={name} className="min-w-0">
      <legend className={isLabelHidden ? 'sr-only' : 'text-sm font-medium'}>{label}</legend>
      {description && <p className="mt-1 text-sm text-ink-soft">{description}</p>}
      <ol className="mt-2 flex flex-col gap-4 empty:hidden">
        {rows.map((row, index) => (
          <li
            key={keyOf(index)}
            data-row={index}
            className="rounded-md border border-line bg-surface p-4"
            aria-label={`${index + 1}: ${nameOf(row) || `new ${one}`}`}
          >
            <div className="mb-3 flex items-center justify-between gap-2">
              <span className="eyebrow min-w-0 truncate">{nameOf(row) || `New ${one}`}</span>
              <span className={isReadOnly ? 'hidden' : 'flex shrink-0'}>
                {isOrdered && <MoveButtons name={nameOf(row) || one} index={index} count={rows.length} onMove={move} />}
                {hasDuplicate && (
                  <IconButton
                    icon={Copy}
                    label={`Duplicate ${nameOf(row) || one}`}
                    isDisabled={isFull}
                    onPress={() => duplicate(row, index)}
                  />
                )}
                <IconButton icon={Trash2} label={`Remove ${nameOf(row) || one}`} onPress={() => remove(index)} />
              </span>
            </div>
            <div data-fields className="flex flex-col gap-4">
              {children({
                row,
                index,
                set: (field, value) =>
                  onChange(
                    rows.map((other, n) => (n === index ? { ...other, [field]: value } : other)),
                    { kind: 'set', index },
                  ),
                replace: (changed) =>
                  onChange(
                    rows.map((other, n) => (n === index ? changed : other)),
                    { kind: 'set', index },
                  ),
                errorOf: (field) => messageAt(error, [String(index), field]),
              })}
            </div>
          </li>
        ))}
      </ol>
      {messageAt(error, []) && <p className="mt-2 text-sm text-danger">{messageAt(error, [])}</p>}
      <div data-add className={hasAdd ? 'mt-3' : 'hidden'}>
        {AddButton ? (
          <AddButton rows={rows} onAdd={add} onMove={move} isFull={isFull} />
        ) : (
          <Button size="small" icon={Plus} isDisabled={isFull} onPress={() => add(blank(rows))}>
            Add {withArticle(one)}
          </Button>
        )}
        {isFull && <span className="ms-3 text-sm text-ink-soft">There is room for {max}.</span>}
      </div>
    </fieldset>
  )
}

type MoveButtonsProps = Pick<AddButtonProps<unknown>, 'onMove'> & { name: string; index: number; count: number }

function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  return (
    <>
      <IconButton
        icon={ArrowUp}
        label={`Move ${name} up`}
        isDisabled={index === 0}
        onPress={() => onMove(index, index - 1)}
      />
      <IconButton
        icon={ArrowDown}
        label={`Move ${name} down`}
        isDisabled={index === count - 1}
        onPress={() => onMove(index, index + 1)}
      />
    </>
  )
}

/** What can be done with the rows in `box`. The focus goes along, and what was done is announced. */
const useRowSteps = <Row extends object>(props: RowsFieldProps<Row>) => {
  const { rows, onChange, one, nameOf, offersUndo = false } = props
  const keys = useRowKeys(rows.length)
  const offerBack = useOfferBack(props, keys)
  const box = useRef<HTMLFieldSetElement>(null)
  const focusRow = (index: number) =>
    holdFocus(() => {
      // Fields may hold such lists themselves.
      const row = box.current?.querySelector(`:scope > ol > [data-row="${index}"] > [data-fields]`)
      // An editor of text may still be on its way.
      const fields = row ? ':is(input, textarea, button, [tabindex="0"])' : ':scope > [data-add] button'
      return (row ?? box.current)?.querySelector<HTMLElement>(fields) ?? null
    })
  const move = (from: number, to: number) => {
    const next = [...rows]
    const [moved] = next.splice(from, 1)
    if (!moved) return
    next.splice(to, 0, moved)
    keys.move(from, to)
    onChange(next, { kind: 'move', index: from, to })
    announce(`Moved ${nameOf(moved) || one} to position ${to + 1} of ${rows.length}`, 'assertive')
  }
  const add = (row: Row) => {
    onChange([...rows, row], { kind: 'add' })
    focusRow(rows.length)
  }
  const duplicate = (row: Row, index: number) => {
    keys.insert(index + 1)
    onChange(rows.toSpliced(index + 1, 0, structuredClone(row)), { kind: 'add' })
    focusRow(index + 1)
    announce(`Duplicated ${nameOf(row) || one}`, 'assertive')
  }
  const remove = (index: number) => {
    const gone = rows[index]
    keys.remove(index)
    onChange(
      rows.filter((_, n) => n !== index),
      { kind: 'remove', index },
    )
    focusRow(Math.max(0, index - 1))
    if (gone && offersUndo) offerBack(gone, index)
    else announce(`Removed ${(gone && nameOf(gone)) || one}`, 'assertive')
  }
  return { box, keyOf: keys.of, add, move, duplicate, remove }
}

/** Offers to put a removed row back where it was, as long as the form is open. */
const useOfferBack = <Row extends object>({ rows, onChange, one, nameOf }: RowsFieldProps<Row>, keys: RowKeys) => {
  const latest = useRef({ rows, onChange, keys })
  useEffect(() => {
    latest.current = { rows, onChange, keys }
  })
  const closeOffer = useRef(() => {})
  // Without its form there is nothing to put it back into.
  useEffect(() => () => closeOffer.current(), [])
  return (gone: Row, index: number) => {
    closeOffer.current()
    closeOffer.current = toast({
      title: `Removed ${nameOf(gone) || one}`,
      action: {
        label: 'Undo',
        onAction: () => {
          const { rows: now, onChange: change, keys: of } = latest.current
          const at = Math.min(index, now.length)
          of.insert(at)
          change(now.toSpliced(at, 0, gone), { kind: 'add' })
        },
      },
    })
  }
}

type RowKeys = ReturnType<typeof useRowKeys>

/** Rows have no ids of their own; these follow them when they move, so that what is typed stays in its box. */
const useRowKeys = (length: number) => {
  const [keys, setKeys] = useState<readonly number[]>([])
  const all = keys.slice(0, length)
  while (all.length < length) all.push(Math.max(0, ...all) + 1)
  if (all.length !== keys.length) setKeys(all)
  return {
    of: (index: number) => all[index] ?? index,
    remove: (index: number) => setKeys(all.filter((_, n) => n !== index)),
    insert: (index: number) => setKeys(all.toSpliced(index, 0, Math.max(0, ...all) + 1)),
    move: (from: number, to: number) => {
      const moved = [...all]
      moved.splice(to, 0, ...moved.splice(from, 1))
      setKeys(moved)
    },
  }
}

/** The complaint at a place in react-hook-form's tree of errors. */
const messageAt = (error: object | undefined, path: readonly string[]): string | undefined => {
  let place: unknown = error
  for (const step of path) {
    if (typeof place !== 'object' || place === null) return undefined
    place = Reflect.get(place, step)
  }
  return typeof place === 'object' && place !== null && 'message' in place && typeof place.message === 'string'
    ? place.message
    : undefined
}
