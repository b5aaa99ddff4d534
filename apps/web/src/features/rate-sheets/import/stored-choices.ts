import { foldText } from '@sojourn/contract/kit/fold-text'
import { ratePers, ratePerTimes } from '@sojourn/contract/resources/rate-part'
import { z } from 'zod'
import { device } from '../../../data/text-store.ts'
import { columnFields } from './column-words.ts'
import { type Choices, type Guess, guessChoices, headsIn } from './guess-columns.ts'
import type { Table } from './table.ts'

const stored = z.object({
  layout: z.enum(['rows', 'across']),
  per: z.enum(ratePers),
  perTime: z.enum(ratePerTimes),
  dateOrder: z.enum(['dmy', 'mdy']),
  /** The field of each column by its name; null if it is not imported. */
  fields: z.record(z.string(), z.enum(columnFields).nullable()),
})

/** Names of columns are not personal data, so they stay on the device like the columns of lists. */
const keyOf = (supplier: string): string => `sojourn.columns.rates.${supplier || 'any'}`

/** Stores on this device the fields of the columns in a supplier's file. */
export const storeChoices = (supplier: string, table: Table, choices: Choices): void => {
  const heads = headsIn(table, choices.head)
  const fields = Object.fromEntries(heads.map((head, column) => [foldText(head), choices.fields[column] ?? null]))
  const { layout, per, perTime, dateOrder } = choices
  device.write(keyOf(supplier), JSON.stringify({ layout, per, perTime, dateOrder, fields }))
}

/** The fields of a table's columns: as chosen for the last file of the supplier, or else by their names. */
export const recallChoices = (table: Table, guess: Guess & { supplier: string }): Choices => {
  const guessed = guessChoices(table, guess)
  const found = readStored(guess.supplier)
  const heads = headsIn(table, guessed.head).map(foldText)
  // A file of another kind has other columns.
  if (!found || !heads.some((head) => head !== '' && found.fields[head])) return guessed
  const again = guessChoices(table, { ...guess, layout: found.layout })
  const { per, perTime, dateOrder } = found
  const fields = again.fields.map((field, column) => {
    const head = heads[column] ?? ''
    return head !== '' && head in found.fields ? (found.fields[head] ?? null) : field
  })
  return { ...again, per, perTime, dateOrder, fields }
}

const readStored = (supplier: string): z.infer<typeof stored> | null => {
  try {
    return stored.parse(JSON.parse(device.read(keyOf(supplier)) ?? ''))
  } catch {
    return null
  }
}
