import type { RateLine, Season } from '@sojourn/contract/resources/rate-part'
import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { KeptForm } from '../../../kit/form/use-kept-form.ts'
import { useTenant } from '../../../data/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { ChooseFile } from './choose-file.tsx'
import type { Choices } from './guess-columns.ts'
import { MapColumns } from './map-columns.tsx'
import { mergeRates, type Merged, withoutRows } from './merge-rates.ts'
import type { TableFile } from './open-table-file.ts'
import { Preview } from './preview.tsx'
import { type FoundRates, readRates } from './read-rates.ts'
import type { SheetDates } from './read-seasons.ts'
import { recallChoices, storeChoices } from './stored-choices.ts'
import type { Table } from './table.ts'
import * as wording from './wording.ts'

type Loaded = { file: TableFile; sheet: string; table: Table; choices: Choices }

/** Imports prices step by step: choose a file, choose the fields of its columns, check what it changes. */
export function ImportDialog({ form, onClose }: { form: KeptForm<FieldValues>; onClose: () => void }) {
  const { country } = useTenant()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [removesOthers, setRemovesOthers] = useState(false)
  const [leavesOut, setLeavesOut] = useState(false)
  const [found, setFound] = useState<FoundRates | null>(null)
  const present = presentIn(form)
  const strict = found && mergeRates(present, found, removesOthers)
  const faults = found && strict ? [...found.faults, ...strict.faults] : []
  const canLeaveOut = loaded !== null && faults.every(({ row }) => row > loaded.choices.head.to)
  const outcome =
    found && (leavesOut && canLeaveOut ? mergeRates(present, withoutRows(found, faults), removesOthers) : strict)
  const hasPrices = outcome ? outcome.lineChanges.some(({ kind }) => kind !== 'removed') : false
  const isBlocked =
    !hasPrices || (faults.length > 0 && !(leavesOut && canLeaveOut)) || (leavesOut && (outcome?.faults.length ?? 0) > 0)
  const put = ({ seasons, lines }: Merged, currency: string | null) => {
    const set = (name: string, value: unknown) => form.form.setValue(name, value, { shouldDirty: true })
    set('seasons', seasons)
    set('lines', lines)
    if (present.currency === '' && currency !== null) set('currency', currency)
    toast({ title: wording.done, tone: 'success' })
    onClose()
  }
  const needsCurrency = present.currency === '' && loaded !== null && !loaded.choices.fields.includes('currency')
  const check = ({ table, choices }: Loaded) => {
    storeChoices(present.supplier, table, choices)
    setLeavesOut(false)
    setFound(readRates(table, choices, present))
  }
  return (
    <Dialog
      title={wording.title}
      isOpen
      width="work-area"
      isDismissable={false}
      onOpenChange={onClose}
      renderFooter={
        loaded === null
          ? undefined
          : () =>
              found && outcome ? (
                <Buttons onBack={() => setFound(null)}>
                  <Button variant="primary" isDisabled={isBlocked} onPress={() => put(outcome, found.currency)}>
                    {wording.put}
                  </Button>
                </Buttons>
              ) : (
                <Buttons onBack={() => setLoaded(null)}>
                  <Button
                    variant="primary"
                    isDisabled={needsCurrency || !hasPriceColumn(loaded.choices)}
                    onPress={() => check(loaded)}
                  >
                    {wording.check}
                  </Button>
                </Buttons>
              )
      }
    >
      {loaded === null ? (
        <ChooseFile
          onOpened={(file, sheet, table) =>
            setLoaded({ file, sheet, table, choices: recallChoices(table, guessOf(present, country)) })
          }
        />
      ) : found && outcome ? (
        <Preview
          merged={outcome}
          found={found}
          faults={faults}
          currency={present.currency || (found.currency ?? '')}
          canLeaveOut={canLeaveOut}
          leavesOut={leavesOut}
          onLeaveOut={setLeavesOut}
        />
      ) : (
        <MapColumns
          {...loaded}
          guess={guessOf(present, country)}
          removesOthers={removesOthers}
          onRemovesOthers={setRemovesOthers}
          needsCurrency={needsCurrency}
          onSheet={(sheet, table) =>
            setLoaded({ ...loaded, sheet, table, choices: recallChoices(table, guessOf(present, country)) })
          }
          onChange={(choices) => setLoaded({ ...loaded, choices })}
        />
      )}
    </Dialog>
  )
}

function Buttons({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  return (
    <>
      <Button onPress={onBack}>{wording.back}</Button>
      {children}
    </>
  )
}

const hasPriceColumn = ({ fields, layout }: Choices): boolean =>
  layout === 'across'
    ? fields.includes('across')
    : (['price', 'single', 'double', 'triple', 'travellers'] as const).some((field) => fields.includes(field))

type Present = SheetDates & { lines: readonly RateLine[]; supplier: string }

const guessOf = ({ seasons, lines, supplier }: Present, country: string | null | undefined) => ({
  supplier,
  like: lines.at(-1),
  seasons: seasons.map(({ name }) => name),
  // The countries that write the month first in numeric dates.
  dateOrder: ['US', 'FM', 'MH', 'PW'].includes(country ?? '') ? ('mdy' as const) : ('dmy' as const),
})

/** What the form has. Its values have no type here, but they came from the contract or from this form. */
const presentIn = ({ form }: KeptForm<FieldValues>): Present => {
  const text = (name: string): string => {
    const value: unknown = form.getValues(name)
    return typeof value === 'string' ? value : ''
  }
  const list = (name: string): unknown[] => {
    const value: unknown = form.getValues(name)
    return Array.isArray(value) ? value : []
  }
  return {
    supplier: text('supplier'),
    currency: text('currency'),
    validity: { from: text('validFrom'), to: text('validTo') },
    seasons: list('seasons') as Season[],
    lines: list('lines') as RateLine[],
  }
}
