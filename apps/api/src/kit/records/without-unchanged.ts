import { isDeepStrictEqual } from 'node:util'
import { readOnlyFields } from './crud.ts'

/**
 * What a PUT means to change, of what it carries: fields of the present answer that `taken` does not name pass while they
 * are as they were, and are 422 `read_only` otherwise. `moving` are those that change by themselves and pass anyhow.
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
