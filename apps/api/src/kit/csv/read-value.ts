import { isEmailAddress } from '@sojourn/contract/kit/email-address'
import type { CellKind } from './columns.ts'
import { codeNamed } from './names-of-the-world.ts'
import { type DateOrder, readDate } from './read-date.ts'
import { readNumber } from './read-number.ts'
import { Unreadable } from './unreadable.ts'

/**
 * The value of a text; null if the text says that there is none. Values that are too long or too large are left for the field's
 * schema to reject; `fits` checks against it. Money, formatted text, phone numbers, references, lists and tables are read
 * together with the rest of the row.
 */
export const readValue = (
  cell: CellKind,
  text: string,
  { order, fits }: { order: DateOrder; fits: (value: unknown) => boolean },
): unknown => {
  switch (cell.kind) {
    case 'number':
      return readNumber(text, fits)
    case 'percent':
      return hundredths(readNumber(text.replace(/\s*%$/, ''), (value) => fits(hundredths(value))))
    case 'yesNo':
      if (/^(yes|true|1|y|x)$/i.test(text)) return true
      if (/^(no|false|0|n)$/i.test(text)) return false
      throw new Unreadable('must be yes or no')
    case 'choice':
      return cell.values.find((value) => plain(value) === plain(text)) ?? text
    case 'text':
      return readText(cell, text, order)
    default:
      return text
  }
}

const hundredths = (percent: number): number => Math.round(percent * 100)

const plain = (word: string): string => word.toLowerCase().replaceAll(/[\s_-]+/g, '_')

const readText = ({ of }: Extract<CellKind, { kind: 'text' }>, text: string, order: DateOrder): unknown => {
  switch (of) {
    case 'country':
    case 'language':
      return codeNamed(of, text)
    case 'date': {
      const date = readDate(text, order)
      if (date === undefined)
        throw new Unreadable(
          /^(--)?\d{1,2}[/.-]?\d{1,2}$/.test(text) ? 'has no year' : 'must be a date such as 2026-03-01',
        )
      return date
    }
    case 'time':
      return timeIn(text)
    case 'url':
      return /^https?:\/\//i.test(text) || !/^[^\s/@]+\.[^\s/@]+/.test(text) ? text : `https://${text}`
    case 'email':
      return emailIn(text)
    default:
      return text
  }
}

/** `9:30`, `09:30:00`, `2:30 pm`. */
const timeIn = (text: string): string => {
  const [, hour, minute, half] = /^(\d{1,2})[:.](\d\d)(?::\d\d)?\s*([ap]m)?$/i.exec(text) ?? []
  if (hour === undefined || minute === undefined) return text
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour)
  return `${String(hours).padStart(2, '0')}:${minute}`
}

/** `Ana Beispiel <ana@example.test>`, `mailto:ana@example.test`. */
const emailIn = (text: string): string => {
  const bare = /<([^<>]+)>$/.exec(text)?.[1] ?? text.replace(/^mailto:/i, '')
  return isEmailAddress(bare.trim()) ? bare.trim() : text
}
