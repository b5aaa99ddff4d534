import { isDeepStrictEqual } from 'node:util'
import { readOnlyFields } from './crud.ts'

/**
 * The input of a PUT without what it does not change: fields of the current response that are not in `taken` are dropped if
 * unchanged, and are 422 `read_only` otherwise. Those in `moving` change by themselves and are always dropped.
 */
export const withoutUnchanged = (
  input: unknown,
  present: Readonly<Record<string, unknown>>,
  taken: Readonly<Record<string, unknown>>,
  moving: readonly string[] = [],
): unknown => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  const fixed = Object.keys(input).filter((name) => name in present && !(name in taken))
  const touched = fixed.filter(
    (name) => !moving.includes(name) && !isDeepStrictEqual(Reflect.get(input, name), present[name]),
  )
  if (touched.length > 0) throw readOnlyFields(touched)
  return Object.fromEntries(Object.entries(input).filter(([name]) => !fixed.includes(name)))
}
