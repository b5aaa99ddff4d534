import type { z } from 'zod'
import { plainText } from '../kit/plain-text.ts'
import { type RichText, richText } from '../kit/rich-text.ts'
import { line, lines, prose } from '../kit/values.ts'

/** What a text can be: the same kinds as the fields of records. `lines` are texts that belong together, in order. */
export type TextKind = 'line' | 'prose' | 'lines' | 'richText'
export type TextValue = string | string[] | RichText

/** What fits at a path: `maxLength` is that of each line, and `richText` has its own limit. */
export type TextForm = { kind: TextKind; maxLength: number }

/** One text of a record that clients read. The path is stable: it names days, segments and blocks by their uuids. */
export type SourceText = TextForm & { path: string; value: TextValue }

/** The schema of a translation of a text: of the same kind, and with as many lines. */
export const schemaOfText = ({ kind, maxLength, value }: SourceText): z.ZodType<TextValue> => {
  if (kind === 'richText') return richText().refine((doc) => plainText(doc).trim() !== '', 'must contain text')
  if (kind === 'prose') return prose(maxLength)
  if (kind === 'line') return line(maxLength)
  const count = Array.isArray(value) ? value.length : 0
  return lines(count, maxLength).refine(
    (texts) => texts.length === count,
    `must contain ${count} texts, because the original does`,
  )
}

/** Whether a stored translation fits into a text; else the text stays as it is. */
export const fitsText = ({ kind, value }: SourceText, translation: TextValue): boolean => {
  if (kind === 'lines') return Array.isArray(translation) && Array.isArray(value) && translation.length === value.length
  return kind === 'richText'
    ? typeof translation === 'object' && !Array.isArray(translation)
    : typeof translation === 'string'
}
