import { foldText } from '../kit/fold-text.ts'
import type { Segment } from '../document/document.ts'
import type { CostGap, RateSheet } from './cost-lines.ts'

/** The active sheets of a company, found by item, and by supplier and kind of segment. */
export type SheetRegister = {
  byItem: ReadonlyMap<string, readonly RateSheet[]>
  byService: ReadonlyMap<string, readonly RateSheet[]>
}

const serviceKey = (supplier: string, kind: string): string => `${supplier} ${kind}`

/** Neither sheets nor lists of them are mutated, so each list is registered only once. */
const cache = new WeakMap<readonly RateSheet[], SheetRegister>()

export const registerSheets = (sheets: readonly RateSheet[]): SheetRegister => {
  const cached = cache.get(sheets)
  if (cached) return cached
  const register = buildRegister(sheets)
  cache.set(sheets, register)
  return register
}

const buildRegister = (sheets: readonly RateSheet[]): SheetRegister => {
  // Of two that fit a date, the later one counts, and then the first in the alphabet.
  const active = sheets
    .filter(({ status }) => status === 'active')
    .toSorted((a, b) => compare(b.validFrom, a.validFrom) || compare(foldText(a.name), foldText(b.name)))
  return {
    byItem: Map.groupBy(
      active.filter(({ item }) => item !== null),
      ({ item }) => item?.uuid ?? '',
    ),
    byService: Map.groupBy(
      active.filter(({ service, supplier }) => service !== null && supplier !== null),
      ({ service, supplier }) => serviceKey(supplier ?? '', service?.kind ?? ''),
    ),
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The sheets that may price a segment, best first; or why they cannot be told apart. */
export const sheetsOf = (
  { source, supplier, kind, title }: Segment,
  { byItem, byService }: SheetRegister,
  firstDate: string | null,
): { sheets: readonly RateSheet[]; gap: CostGap['reason'] | null } => {
  const ofItem = source ? (byItem.get(source.uuid) ?? []) : []
  const bySupplier = ofItem.filter((sheet) => sheet.supplier === supplier)
  if (ofItem.length > 0) return { sheets: bySupplier.length > 0 ? bySupplier : ofItem, gap: null }
  const ofService = supplier ? (byService.get(serviceKey(supplier, kind)) ?? []) : []
  const named = ofService.filter(({ service }) => service !== null && foldText(service.name) === foldText(title))
  if (named.length > 0) return { sheets: named, gap: null }
  const fitting = firstDate === null ? ofService : ofService.filter((sheet) => isValidOn(sheet, firstDate))
  const names = new Set(fitting.map(({ service }) => foldText(service?.name ?? '')))
  if (names.size > 1) return { sheets: ofService, gap: 'several_sheets' }
  const [name] = names
  return {
    sheets: ofService.filter(({ service }) => names.size === 0 || foldText(service?.name ?? '') === name),
    gap: null,
  }
}

export const isValidOn = ({ validFrom, validTo }: RateSheet, date: string): boolean =>
  validFrom <= date && date <= validTo
