import { ArrowDown, ArrowUp, Copy, Plus, Trash2 } from 'lucide-react'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { announce } from '../../ui/announce.ts'
import { holdFocus } from '../../ui/sortable/hold-focus.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import * as wording from './wording.ts'

/** One row of a list: its value, functions to change it, and the error message of each field. */
export type RowFields<Row> = {
  row: Row
  index: number
  set: <K extends keyof Row>(field: K, value: Row[K]) => void
  /** For rows of several shapes, whose fields `set` cannot type. */
  replace: (row: Row) => void
  errorOf: (field: keyof Row & string) => string | undefined
}

/** Positions start at 0. */
export type AddButtonProps<Row> = {
  rows: readonly Row[]
  blank: RowsLook<Row>['blank']
  isFull: boolean
  onAdd: (row: Row) => void
  onMove: (from: number, to: number) => void
}

/** What the rows of a list are called and how they are rendered. */
export type RowsLook<Row> = {
  /** What one row is called in a sentence: `room`. */
  one: string
  max: number
  /** The initial value of a new row, given the existing ones. */
  blank: (rows: readonly Row[]) => Row
  /** Replaces the button that adds a blank row, for lists with a choice of rows or another way to order them. */
  AddButton?: ComponentType<AddButtonProps<Row>>
  /** The name of a row in buttons and for screen readers. */
  nameOf: (row: Row) => string
  /** False for rows whose order has no effect; they have no arrows. */
  isOrdered?: boolean
  /** Whether a row is one line of a table, with its name in front of its fields: for a few short fields. */
  isCompact?: boolean
  /** Whether a row can be duplicated. */
  hasDuplicate?: boolean
  description?: ReactNode
  children: (fields: RowFields<Row>) => ReactNode
}

/** One change to the rows; positions start at 0. */
export type RowStep =
  | { kind: 'add' }
  | { kind: 'set' | 'remove'; index: number }
  | { kind: 'move'; index: number; to: number }

/** The props of a list of rows. */
export type RowsFieldProps<Row> = RowsLook<Row> & {
  name?: string
  label: string
  isLabelHidden?: boolean
  /** The errors of the rows, as react-hook-form's tree. */
  error?: object | undefined
  rows: readonly Row[]
  /** `step` is the change that led to these rows. */
  onChange: (rows: Row[], step: RowStep) => void
  /** Rows can be read, but not added, moved or removed. */
  isReadOnly?: boolean
  /** Whether a toast offers to undo a removal; the itinerary editor has its own undo. */
  offersUndo?: boolean
  /** False if rows come from elsewhere; there is no button for a new one. */
  hasAdd?: boolean
}

/** A list of rows with fields: rooms, rates, addresses. */
export function RowsField<Row extends object>(props: RowsFieldProps<Row>) {
  const { name, label, isLabelHidden, one, max, blank, nameOf, isOrdered = true, description, children } = props
  const {
    isCompact = false,
    hasDuplicate = false,
    AddButton,
    error,
    rows,
    onChange,
    isReadOnly = false,
    hasAdd = !isReadOnly,
  } = props
  const { box, keyOf, add, move, duplicate, remove } = useRowSteps(props)
  const isFull = rows.length >= max
  return (
    <fieldset ref={box} data-field={name} className="min-w-0">
      <legend className={isLabelHidden ? 'sr-only' : 'text-sm font-medium'}>{label}</legend>
      {description && <p className="mt-1 text-sm text-ink-soft">{description}</p>}
      <ol className={isCompact ? TABLE : CARDS}>
        {rows.map((row, index) => (
          <li
            key={keyOf(index)}
            data-row={index}
            className={isCompact ? LINE : CARD}
            aria-label={wording.row({ position: index + 1, name: nameOf(row) || wording.newRow({ item: one }) })}
          >
            <div className={isCompact ? 'contents' : 'mb-3 flex items-center justify-between gap-2'}>
              <span className={isCompact ? 'min-w-0 grow basis-28 py-2 wrap-anywhere' : 'eyebrow min-w-0 truncate'}>
                {nameOf(row) || wording.newRow({ item: one })}
              </span>
              <span className={classNames(isReadOnly ? 'hidden' : 'flex shrink-0', isCompact && 'order-last')}>
                {isOrdered && <MoveButtons name={nameOf(row) || one} index={index} count={rows.length} onMove={move} />}
                {hasDuplicate && (
                  <IconButton
                    icon={Copy}
                    label={wording.duplicate({ name: nameOf(row) || one })}
                    isDisabled={isFull}
                    onPress={() => duplicate(row, index)}
                  />
                )}
                <IconButton
                  icon={Trash2}
                  label={wording.remove({ name: nameOf(row) || one })}
                  onPress={() => remove(index)}
                />
              </span>
            </div>
            <div data-fields className={isCompact ? 'flex items-start gap-2' : 'flex flex-col gap-4'}>
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
          <AddButton rows={rows} blank={blank} onAdd={add} onMove={move} isFull={isFull} />
        ) : (
          <Button size="small" icon={Plus} isDisabled={isFull} onPress={() => add(blank(rows))}>
            {wording.add({ item: one })}
          </Button>
        )}
        {isFull && <span className="ms-3 text-sm text-ink-soft">{wording.full({ max })}</span>}
      </div>
    </fieldset>
  )
}

const CARDS = 'mt-2 flex flex-col gap-4 empty:hidden'
const CARD = 'rounded-md border border-line bg-surface p-4'
const TABLE = 'mt-2 divide-y divide-line border-y border-line empty:hidden'
const LINE = 'flex flex-wrap items-start gap-x-3 gap-y-1 py-1.5'

type MoveButtonsProps = Pick<AddButtonProps<unknown>, 'onMove'> & { name: string; index: number; count: number }

function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  return (
    <>
      <IconButton
        icon={ArrowUp}
        label={wording.moveUp({ name })}
        isDisabled={index === 0}
        onPress={() => onMove(index, index - 1)}
      />
      <IconButton
        icon={ArrowDown}
        label={wording.moveDown({ name })}
        isDisabled={index === count - 1}
        onPress={() => onMove(index, index + 1)}
      />
    </>
  )
}

/** The actions on the rows in `box`. The focus follows, and each action is announced. */
const useRowSteps = <Row extends object>(props: RowsFieldProps<Row>) => {
  const { rows, onChange, one, nameOf, offersUndo = false } = props
  const keys = useRowKeys(rows.length)
  const offerBack = useOfferBack(props, keys)
  const box = useRef<HTMLFieldSetElement>(null)
  const focusRow = (index: number) =>
    holdFocus(() => {
      // `:scope`, because a row's fields may contain such lists themselves.
      const row = box.current?.querySelector(`:scope > ol > [data-row="${index}"] > [data-fields]`)
      // A text editor may still be loading.
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
    announce(wording.moved({ name: nameOf(moved) || one, position: to + 1, count: rows.length }), 'assertive')
  }
  const add = (row: Row) => {
    onChange([...rows, row], { kind: 'add' })
    focusRow(rows.length)
  }
  const duplicate = (row: Row, index: number) => {
    keys.insert(index + 1)
    onChange(rows.toSpliced(index + 1, 0, structuredClone(row)), { kind: 'add' })
    focusRow(index + 1)
    announce(wording.duplicated({ name: nameOf(row) || one }), 'assertive')
  }
  const remove = (index: number) => {
    const removed = rows[index]
    keys.remove(index)
    onChange(
      rows.filter((_, n) => n !== index),
      { kind: 'remove', index },
    )
    focusRow(Math.max(0, index - 1))
    if (removed && offersUndo) offerBack(removed, index)
    else announce(wording.removed({ name: (removed && nameOf(removed)) || one }), 'assertive')
  }
  return { box, keyOf: keys.of, add, move, duplicate, remove }
}

/** Shows a toast to undo the removal of a row, while the form is open. */
const useOfferBack = <Row extends object>({ rows, onChange, one, nameOf }: RowsFieldProps<Row>, keys: RowKeys) => {
  const latest = useRef({ rows, onChange, keys })
  useEffect(() => {
    latest.current = { rows, onChange, keys }
  })
  const closeOffer = useRef(() => {})
  // Without its form, the row cannot be put back.
  useEffect(() => () => closeOffer.current(), [])
  return (removed: Row, index: number) => {
    closeOffer.current()
    closeOffer.current = toast({
      title: wording.removed({ name: nameOf(removed) || one }),
      undo: () => {
        const { rows: now, onChange: change, keys: of } = latest.current
        const at = Math.min(index, now.length)
        of.insert(at)
        change(now.toSpliced(at, 0, removed), { kind: 'add' })
      },
      isUndoLocal: true,
    })
  }
}

type RowKeys = ReturnType<typeof useRowKeys>

/** Rows have no ids, so these keys follow them when they move, and typed text stays with its row. */
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

/** The message at a path in react-hook-form's tree of errors. */
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
