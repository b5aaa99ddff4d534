import { isDeepStrictEqual } from 'node:util'
import { excessOf, type FoundText, partsOf, richTextLimits, richTextsIn } from '@sojourn/contract/kit/rich-text-limits'
import { Problem } from '../problem.ts'
import type { Stored } from './records.ts'

/**
 * 422 for formatted texts with more parts than allowed, each alone or all of a record together. Texts that are already stored
 * may stay as they are, so that other fields of the record can still be changed.
 */
export const requireTexts = (before: Stored, changes: Stored): void => {
  const texts = richTextsIn(changes)
  if (texts.length === 0) return
  const existingTexts = richTextsIn(before)
  const excesses = texts.flatMap((found) => {
    const message = excessOf(found.text)
    return message === undefined || existingTexts.some(({ text }) => isDeepStrictEqual(text, found.text))
      ? []
      : [{ path: found.path.join('.'), message }]
  })
  if (excesses.length > 0) throw tooLong(excesses)
  const parts = sum(richTextsIn({ ...before, ...changes }))
  if (parts <= richTextLimits.partsOfRecord || parts <= sum(existingTexts)) return
  const largest = texts.toSorted((one, other) => partsOf(other.text) - partsOf(one.text))[0]
  const message = `is too long: all formatted texts together can have at most ${richTextLimits.partsOfRecord} paragraphs, list items and other parts`
  throw tooLong([{ path: largest?.path.join('.') ?? 'body', message }])
}

const sum = (texts: FoundText[]): number => texts.reduce((all, { text }) => all + partsOf(text), 0)

const tooLong = (found: { path: string; message: string }[]): Problem =>
  new Problem('invalid', {
    errors: Object.fromEntries(found.map(({ path, message }) => [path, [{ code: 'too_long' as const, message }]])),
  })
