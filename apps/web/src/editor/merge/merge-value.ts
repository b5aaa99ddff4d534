import { canonicalJson } from '@sojourn/contract/kit/canonical-json'
import type { RichText } from '@sojourn/contract/kit/rich-text'
import type { Versions } from './merge-characters.ts'
import { mergeLine, mergeRichText, mergeText } from './merge-text.ts'

/** The merged value, or null if both changed one choice to different values. */
export type MergedValue = { value: unknown } | null

/** Fields with a free text, of one line or of several, which is merged by characters. */
const lineFields: ReadonlySet<string> = new Set(['title', 'subtitle', 'routeLine', 'name'])
const proseFields: ReadonlySet<string> = new Set(['notesClient', 'notesInternal'])

export const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) || canonicalJson(one ?? null) === canonicalJson(other ?? null)

/** The value of a field that two users have changed: with both changes if it is a text or a list, or null if it is one choice. */
export const mergeValue = (field: string, { base, mine, theirs }: Versions<unknown>): MergedValue => {
  if (isSame(base, theirs) || isSame(mine, theirs)) return { value: mine }
  if (isSame(base, mine)) return { value: theirs }
  const texts = { base: asText(base), mine: asText(mine), theirs: asText(theirs) }
  if (lineFields.has(field)) return asValue(mergeLine(texts))
  if (proseFields.has(field)) return asValue(mergeText(texts))
  if (isRich(mine) || isRich(theirs))
    return { value: mergeRichText({ base: asRich(base), mine: asRich(mine), theirs: asRich(theirs) }) }
  // A version from before the field was added has no list.
  const list = base === undefined ? [] : base
  if (isList(list) && isList(mine) && isList(theirs)) return mergeLists({ base: list, mine, theirs })
  return null
}

const asValue = (text: string | null): MergedValue => (text === null ? null : { value: text === '' ? null : text })

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isRich = (value: unknown): value is RichText => isRecord(value) && value.type === 'doc'
const asRich = (value: unknown): RichText | null => (isRich(value) ? value : null)

/** A field that identifies the elements of a list on its own, so that their other fields can be changed by two users. */
const ownFields = ['uuid', 'contact', 'media'] as const

/**
 * The fields by which other elements are recognised in another version. Elements without any of them, such as the ages of
 * children, cannot be recognised, so that their list is one choice.
 */
const identifyingFields = ['key', 'type', 'label', 'supplier', 'kind', 'from', 'to'] as const

const keyOf = (element: unknown): string | null => {
  if (typeof element === 'string') return element
  if (!isRecord(element)) return null
  const own = ownFields.filter((name) => name in element).slice(0, 1)
  const names = own.length > 0 ? own : identifyingFields.filter((name) => name in element)
  return names.length === 0 ? null : canonicalJson(names.map((name) => element[name]))
}

const byKey = (list: readonly unknown[]): Map<string, unknown> | null => {
  const found = new Map<string, unknown>()
  for (const element of list) {
    const key = keyOf(element)
    if (key === null || found.has(key)) return null
    found.set(key, element)
  }
  return found
}

/** Both lists as one, with everything that either added, removed or changed. The order is ours if we changed it, otherwise theirs. */
const mergeLists = (lists: Versions<readonly unknown[]>): MergedValue => {
  const [base, mine, theirs] = [byKey(lists.base), byKey(lists.mine), byKey(lists.theirs)]
  if (!base || !mine || !theirs) return null
  const [first, second] = isSame(orderIn(base, mine), orderIn(mine, base)) ? [theirs, mine] : [mine, theirs]
  const order = [...first.keys()]
  let last = -1
  for (const key of second.keys()) {
    const at = order.indexOf(key)
    if (at === -1) order.splice(last + 1, 0, key)
    last = at === -1 ? last + 1 : at
  }
  const merged: unknown[] = []
  for (const key of order) {
    const element = mergeElement({ base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) })
    if (!element) return null
    merged.push(...element)
  }
  return { value: merged }
}

/** The keys that both have, in the order of the first. */
const orderIn = (one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): string[] =>
  [...one.keys()].filter((key) => other.has(key))

/** An element of the merged list, as a list of none or one; null if both changed it differently. */
const mergeElement = ({ base, mine, theirs }: Versions<unknown>): readonly unknown[] | null => {
  if (isSame(mine, theirs)) return mine === undefined ? [] : [mine]
  if (isSame(base, mine)) return theirs === undefined ? [] : [theirs]
  if (isSame(base, theirs)) return mine === undefined ? [] : [mine]
  if (mine === undefined) return [theirs]
  if (theirs === undefined) return [mine]
  if (!isRecord(mine) || !isRecord(theirs)) return null
  const before = isRecord(base) ? base : {}
  const fields: Record<string, unknown> = {}
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const merged = mergeValue(name, { base: before[name], mine: mine[name], theirs: theirs[name] })
    if (!merged) return null
    fields[name] = merged.value
  }
  return [fields]
}
