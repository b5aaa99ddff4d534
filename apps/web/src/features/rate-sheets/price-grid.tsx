import { currencyDigits } from '@sojourn/contract/kit/currency-digits'
import type { RateLine } from '@sojourn/contract/resources/rate-part'
import { Plus } from 'lucide-react'
import { type ClipboardEvent, useEffect, useId, useState } from 'react'
import { type FieldValues, useWatch } from 'react-hook-form'
import { useCurrency } from '../../kit/form/amount-field.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { fromMinor } from '../../kit/words/money.ts'
import { announce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { useSeasons } from './lines-input.tsx'
import { cellsOf, gridShapeOf, pasteCells, priceAt, readAmount, withPrice } from './price-cells.ts'
import * as wording from './wording.ts'

/** The main prices: seasons across, rooms down. Cells copied in a spreadsheet can be pasted. */
export function PriceGrid({ form }: { form: KeptForm<FieldValues> }) {
  const currency = useCurrency(form)
  const seasons = useSeasons(form)
  const lines = linesIn(useWatch({ control: form.form.control, name: 'lines' }))
  const [added, setAdded] = useState<readonly string[]>([])
  const listed = gridShapeOf(lines, seasons)
  const fresh = added.filter((name) => !listed.rooms.includes(name))
  const isEmpty = lines.length === 0 && fresh.length > 0
  const shape = { ...listed, rooms: [...(isEmpty ? [] : listed.rooms), ...fresh] }
  const setLines = (next: RateLine[]) => form.form.setValue('lines', next, { shouldDirty: true })
  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const cells = cellsOf(event.clipboardData.getData('text/plain'))
    if (cells.length === 1 && cells[0]?.length === 1) return
    event.preventDefault()
    const { lines: next, count, ignored } = pasteCells(lines, cells, { row, column, shape, currency })
    setLines(next)
    if (ignored > 0) toast({ title: wording.pastedSome({ count, ignored }) })
    else announce(wording.pasted({ count }))
  }
  return (
    <>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">{wording.gridOf}</caption>
          <thead>
            <tr>
              <th scope="col" className="py-2 pe-3 text-start font-medium">
                {wording.gridCorner}
              </th>
              {shape.seasons.map((season) => (
                <th key={season} scope="col" className="min-w-28 px-1 py-2 text-start font-medium">
                  {season ?? wording.allDates}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shape.rooms.map((room, row) => (
              <tr key={room}>
                <th scope="row" className="max-w-56 py-1 pe-3 text-start font-normal wrap-anywhere">
                  {room ?? wording.anyRoom}
                </th>
                {shape.seasons.map((season, column) => (
                  <td key={season} data-field={pathOf(row, column)} className="px-1 py-1 align-top">
                    <PriceCell
                      key={priceAt(lines, room, season)}
                      path={pathOf(row, column)}
                      reject={form.reject}
                      label={wording.cell({ room: room ?? wording.anyRoom, season: season ?? wording.allDates })}
                      currency={currency}
                      value={priceAt(lines, room, season)}
                      onChange={(amount) => setLines(withPrice(lines, [room, season], amount))}
                      onPaste={(event) => paste(event, row, column)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <AddRoom maxLength={form.limits('lines.0.room').maxLength} onAdd={(name) => setAdded([...added, name])} />
    </>
  )
}

/** Where the form keeps the error of a cell: under the prices, but not under any one of them. */
const pathOf = (row: number, column: number): string => `lines.cell-${row}-${column}`

type PriceCellProps = {
  path: string
  reject: KeptForm<FieldValues>['reject']
  label: string
  currency: string
  value: number | null
  onChange: (amount: number | null) => void
  onPaste: (event: ClipboardEvent) => void
}

/** One amount, read when the cell is left. Text that is not an amount stays and blocks saving, so that it can be corrected. */
function PriceCell({ path, reject, label, currency, value, onChange, onPaste }: PriceCellProps) {
  const shown = value === null ? '' : inFigures(value, currency)
  const [text, setText] = useState(shown)
  const amount = readAmount(text, currency)
  const error = amount === undefined ? wording.notAnAmount({ text }) : null
  const errorId = useId()
  useEffect(() => {
    reject(path, error && wording.named({ name: label, text: error }))
    return () => reject(path, null)
  }, [reject, path, label, error])
  return (
    <>
      <input
        type="text"
        inputMode="decimal"
        aria-label={label}
        aria-invalid={error !== null || undefined}
        aria-describedby={error === null ? undefined : errorId}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onPaste={onPaste}
        onBlur={() => {
          if (amount === undefined || amount === value) return setText(error === null ? shown : text)
          return onChange(amount)
        }}
        data-invalid={error !== null || undefined}
        className="control min-h-9 w-full min-w-0 px-2 text-end tabular-nums"
      />
      {error !== null && (
        <p id={errorId} className="mt-1 text-xs wrap-anywhere text-danger">
          {error}
        </p>
      )}
    </>
  )
}

const inFigures = (amount: number, currency: string): string =>
  fromMinor({ amount, currency }).toLocaleString('en-GB', {
    minimumFractionDigits: amount % 10 ** currencyDigits(currency) === 0 ? 0 : currencyDigits(currency),
    maximumFractionDigits: currencyDigits(currency),
  })

function AddRoom({ maxLength, onAdd }: { maxLength: number | undefined; onAdd: (name: string) => void }) {
  const [name, setName] = useState('')
  const add = () => {
    if (name.trim() !== '') onAdd(name.trim())
    setName('')
    return true
  }
  return (
    <div className="flex items-end gap-3">
      <TextField
        label={wording.newRoom}
        className="max-w-64 grow"
        value={name}
        maxLength={maxLength}
        onChange={setName}
        onEnter={add}
      />
      <Button icon={Plus} onPress={add}>
        {wording.addRoom}
      </Button>
    </div>
  )
}

/** The type of a form's values is unknown here, but the lines in them came from the contract or from this form. */
const linesIn = (value: unknown): readonly RateLine[] => (Array.isArray(value) ? (value as RateLine[]) : [])
