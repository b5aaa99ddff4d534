import { ratePers, ratePerTimes } from '@sojourn/contract/resources/rate-part'
import { useState } from 'react'
import { ProblemNote } from '../../../kit/import/problem-note.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Select } from '../../../ui/select.tsx'
import * as sheetWording from '../wording.ts'
import { columnFields, type ColumnField } from './column-words.ts'
import { bodyOf, type Choices, type Guess, guessChoices, headsIn, type HeadRows } from './guess-columns.ts'
import type { TableFile } from './open-table-file.ts'
import { orderIn } from './read-spans.ts'
import { columnLetter, type Table, textOf, UnreadableFile } from './table.ts'
import { TableSample } from './table-sample.tsx'
import * as wording from './wording.ts'

type MapColumnsProps = {
  file: TableFile
  sheet: string
  table: Table
  choices: Choices
  guess: Guess
  removesOthers: boolean
  needsCurrency: boolean
  onRemovesOthers: (removesOthers: boolean) => void
  onSheet: (sheet: string, table: Table) => void
  onChange: (choices: Choices) => void
}

/** The second step: the layout of the file, and what each column contains. */
export function MapColumns(props: MapColumnsProps) {
  const { file, sheet, table, choices, guess, removesOthers, onRemovesOthers, onSheet, onChange, needsCurrency } = props
  const [problem, setProblem] = useState<string | null>(null)
  const changeSheet = async (name: string) => {
    setProblem(null)
    try {
      const chosen = await file.sheets.find((one) => one.name === name)?.read()
      if (!chosen || chosen.rows.length < 2) throw new UnreadableFile(wording.noRows)
      onSheet(name, chosen)
    } catch (error) {
      setProblem(error instanceof UnreadableFile ? error.message : wording.damaged)
    }
  }
  const regard = (change: { layout?: Choices['layout']; head?: HeadRows }) => {
    const { layout = choices.layout, head = choices.head } = change
    const guessed = guessChoices(table, { ...guess, layout, head })
    onChange({ ...guessed, per: choices.per, perTime: choices.perTime, dateOrder: choices.dateOrder })
  }
  const body = bodyOf(table, choices.head)
  const lastRow = table.rows.at(-1)?.n ?? 1
  return (
    <div className="flex flex-col gap-5">
      <div>
        <p className="text-ink-soft">{wording.fileName({ file: file.name, count: body.length })}</p>
        <ProblemNote>{problem ?? (needsCurrency ? wording.noCurrency : null)}</ProblemNote>
      </div>
      {file.sheets.length > 1 && (
        <Select
          label={wording.sheet}
          options={file.sheets.map(({ name }) => ({ id: name, label: name }))}
          value={sheet}
          onChange={(name) => void changeSheet(name)}
        />
      )}
      <TableSample caption={wording.firstRows({ file: file.name })} table={table} head={choices.head} />
      <div className="grid gap-5 sm:grid-cols-2">
        <RadioGroup
          label={wording.layout}
          options={layouts}
          value={choices.layout}
          onChange={(layout) => regard({ layout })}
        />
        <div className="grid grid-cols-2 gap-4">
          <NumberField
            label={wording.headFrom}
            value={choices.head.from}
            minValue={1}
            maxValue={lastRow}
            onChange={(from) => from !== null && regard({ head: { from, to: Math.max(from, choices.head.to) } })}
          />
          <NumberField
            label={wording.headTo}
            value={choices.head.to}
            minValue={1}
            maxValue={lastRow}
            onChange={(to) => to !== null && regard({ head: { from: Math.min(to, choices.head.from), to } })}
          />
        </div>
      </div>
      <Columns table={table} choices={choices} onChange={(fields) => onChange({ ...choices, fields })} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label={sheetWording.per}
          description={wording.perHint}
          options={pers}
          value={choices.per}
          onChange={(per) => onChange({ ...choices, per })}
        />
        <Select
          label={sheetWording.perTime}
          description={wording.perHint}
          options={perTimes}
          value={choices.perTime}
          onChange={(perTime) => onChange({ ...choices, perTime })}
        />
      </div>
      {orderOf(table, choices) === 'open' && (
        <RadioGroup
          label={wording.dateOrder}
          description={wording.dateOrderHint}
          isHorizontal
          options={dateOrders}
          value={choices.dateOrder}
          onChange={(dateOrder) => onChange({ ...choices, dateOrder })}
        />
      )}
      <RadioGroup
        label={wording.others}
        isHorizontal
        options={others}
        value={removesOthers ? 'remove' : 'keep'}
        onChange={(choice) => onRemovesOthers(choice === 'remove')}
      />
    </div>
  )
}

const layouts = (['rows', 'across'] as const).map((id) => ({ id, label: wording.layouts[id] }))
const pers = ratePers.map((id) => ({ id, label: sheetWording.perNames[id] }))
const perTimes = ratePerTimes.map((id) => ({ id, label: sheetWording.perTimeNames[id] }))
const dateOrders = (['dmy', 'mdy'] as const).map((id) => ({ id, label: wording.dateOrders[id] }))
const others = (['keep', 'remove'] as const).map((id) => ({ id, label: wording.othersChoices[id] }))

/** Whether the dates in the file can be read in two ways. */
const orderOf = (table: Table, { head, fields, layout }: Choices) => {
  const heads = headsIn(table, head).filter((_, column) => layout === 'across' && fields[column] === 'across')
  const columns = fields.flatMap((field, column) => (field !== null && dated.includes(field) ? [column] : []))
  const cells = bodyOf(table, head).flatMap((row) => columns.map((column) => textOf(row.cells[column])))
  // ISO dates have hyphens too, but can be read in only one way.
  return orderIn([...heads, ...cells].map((text) => text.replaceAll(/\d{4}-\d\d?-\d\d?/g, '')))
}

const dated: readonly ColumnField[] = ['season', 'dates', 'from', 'to']

type ColumnsProps = { table: Table; choices: Choices; onChange: (fields: Choices['fields']) => void }
const leftOut = '-'

function Columns({ table, choices, onChange }: ColumnsProps) {
  const { fields, layout, head } = choices
  const heads = headsIn(table, head)
  const first = bodyOf(table, head).slice(0, 20)
  const notForLayout: readonly ColumnField[] =
    layout === 'across'
      ? ['season', 'dates', 'from', 'to', 'price', 'single', 'double', 'triple', 'extraAdult']
      : ['across']
  const options = [
    { id: leftOut, label: wording.ignore },
    ...columnFields.filter((id) => !notForLayout.includes(id)).map((id) => ({ id, label: wording.fields[id] })),
  ]
  return (
    <section aria-label={wording.columns}>
      <h3 className="font-medium">{wording.columns}</h3>
      <p className="mt-1 text-sm text-ink-soft">{wording.columnsHint}</p>
      <ul className="mt-3 flex flex-col divide-y divide-line border-y border-line">
        {heads.map((text, column) => {
          const letter = columnLetter(column)
          const sample = first.map(({ cells }) => textOf(cells[column])).filter(Boolean)
          if (text === '' && sample.length === 0) return null
          return (
            <li key={letter} className="grid items-center gap-x-6 gap-y-2 py-3 sm:grid-cols-2">
              <div className="min-w-0">
                <p className="font-medium wrap-anywhere">
                  {text ? wording.columnName({ letter, head: text }) : wording.columnWithoutName({ letter })}
                </p>
                <p className="truncate text-sm text-ink-soft">{sample.slice(0, 3).join(' · ') || wording.noSample}</p>
              </div>
              <Select
                label={wording.fieldOf({ letter })}
                isLabelHidden
                options={options}
                value={fields[column] ?? leftOut}
                onChange={(id) => onChange(withField(fields, column, id === leftOut ? null : fieldNamed(id)))}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const fieldNamed = (id: string): ColumnField | null => columnFields.find((field) => field === id) ?? null

/** Only children, numbers of travellers and seasons may have several columns; of others, the earlier one is left out. */
const withField = (fields: Choices['fields'], column: number, field: ColumnField | null): Choices['fields'] =>
  fields.map((other, at) => {
    if (at === column) return field
    const isSeveral = field === 'child' || field === 'travellers' || field === 'across'
    return other === field && !isSeveral ? null : other
  })
