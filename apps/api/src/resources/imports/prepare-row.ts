import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import { unwrap } from '@sojourn/contract/kit/column'
import { location, money } from '@sojourn/contract/kit/values'
import { z } from 'zod'
import type { MappedColumn, ReadRow } from '../../kit/csv/read-row.ts'
import type { Stored } from '../../kit/records/records.ts'

/**
 * Completes a row as a user would in the form: an existing object field such as the location is merged and not replaced, a
 * location without a label gets the most precise one that is known, and values that could not be read go to the notes.
 */
export const prepareRow = (
  resource: AnyResource,
  columns: readonly MappedColumn[],
  { input, noteLines }: Pick<ReadRow, 'input' | 'noteLines'>,
  present: Stored = {},
): Record<string, unknown> => {
  const fields = Object.entries(input).map(([name, value]) => {
    const schema = resource.fields[name]?.schema
    const bare = schema && unwrap(schema)
    if (name === 'addresses') return [name, labelledAddresses(value, columns)]
    if (!(bare instanceof z.ZodObject) || bare === money() || !isPart(value)) return [name, value]
    const before = present[name]
    // A location with another label is another place, so nothing of the previous one is kept.
    const isElsewhere = bare === location() && isPart(before) && 'label' in value && value.label !== before.label
    const whole = { ...(isPart(before) && !isElsewhere ? before : {}), ...value }
    return [name, bare === location() ? { ...whole, label: labelOf(whole, present[resource.title]) } : whole]
  })
  return withNotes(Object.fromEntries(fields), noteLines, present)
}

const isPart = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

const labelOf = (
  { label, city, address, region, country, lat, lng }: Record<string, unknown>,
  title: unknown,
): unknown => {
  const named = typeof country === 'string' ? countryNames.of(country) : undefined
  const position = typeof lat === 'number' && typeof lng === 'number' ? `${lat}, ${lng}` : undefined
  const found = [label, city, address, region, named, position, title].find((one) => typeof one === 'string')
  return typeof found === 'string' ? found.slice(0, 200) : undefined
}

/**
 * Labels the addresses: the column header `Business Street` gives the label, and Google Contacts marks a label as `* Work`.
 * Empty addresses are removed only here, because the index of an address is needed to find its columns.
 */
const labelledAddresses = (addresses: unknown, columns: readonly MappedColumn[]): unknown =>
  Array.isArray(addresses)
    ? addresses.flatMap((address: unknown, n) => {
        if (!isPart(address)) return []
        const own = columns.filter(({ column: { path } }) => path[0] === 'addresses' && path[1] === n)
        const isMarked = own.some(({ column, head }) => column.path[2] === 'label' && head !== column.header)
        if (typeof address.label === 'string')
          return isMarked ? { ...address, label: address.label.replace(/^\*\s*/, '') } : address
        const kind = /^(home|business|work|mailing|billing|shipping|other)\b/i.exec(own[0]?.head ?? '')?.[1]
        return kind === undefined ? address : { ...address, label: kind }
      })
    : addresses

const withNotes = (
  input: Record<string, unknown>,
  noteLines: readonly string[],
  present: Stored,
): Record<string, unknown> => {
  if (noteLines.length === 0) return input
  const notes = input.notes ?? present.notes
  const before = typeof notes === 'string' ? notes : ''
  return { ...input, notes: [before, ...noteLines.filter((line) => !before.includes(line))].filter(Boolean).join('\n') }
}
