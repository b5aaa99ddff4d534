import { foldText } from '@sojourn/contract/kit/fold-text'

/** What a column may contain. `across`: the prices of the season that its header names. */
export const columnFields = [
  'season',
  'dates',
  'from',
  'to',
  'room',
  'board',
  'per',
  'perTime',
  'price',
  'single',
  'double',
  'triple',
  'extraAdult',
  'child',
  'travellers',
  'capacity',
  'minNights',
  'maxNights',
  'currency',
  'across',
] as const
export type ColumnField = (typeof columnFields)[number]

const words: readonly (readonly [pattern: RegExp, field: ColumnField | null])[] = [
  [/\bsupp(?:lement)?s?\b|\bcommission\b|\bnotes?\b|\bremarks?\b/, null],
  [/\b(?:children|child|chd|kids?|infants?|inf|teens?)\b/, 'child'],
  [/\b(?:extra|additional|3rd|third|4th) (?:adult|person|pax|bed|guest)|\bextra ?bed\b|\bx-?bed\b/, 'extraAdult'],
  [/\bmin(?:imum)?\.? ?(?:nights?|nts|stay|los)\b|\bshortest stay\b|\bmls\b/, 'minNights'],
  [/\bmax(?:imum)?\.? ?(?:nights?|nts|stay|los)\b|\blongest stay\b/, 'maxNights'],
  [/\bcapacity\b|\bmax(?:imum)?\.? (?:pax|people|persons?|guests|occupancy)\b|\bsleeps\b|\bseats\b/, 'capacity'],
  [/^\d+ ?(?:-|–|to|\+)? ?\d* ?(?:pax|people|persons|travellers|travelers|guests)\b/, 'travellers'],
  [/\b(?:currency|curr|ccy)\b/, 'currency'],
  [/\b(?:sgl|sng|single)s?\b/, 'single'],
  [/\b(?:dbl|double|twin|twn)s?\b/, 'double'],
  [/\b(?:tpl|trpl|trp|triple)s?\b/, 'triple'],
  [/^(?:(?:valid|date|start|season|stay|arrival|travel)s? ?)?from(?: date)?$|^(?:start|begins?)(?: date)?$/, 'from'],
  [/^(?:(?:valid|date|end|season|stay|travel)s? ?)?(?:to|until|till)(?: date)?$|^ends?(?: date)?$/, 'to'],
  [/^(?:travel |season )?(?:dates?|date range|period dates|validity|valid|periods?)$/, 'dates'],
  [/^(?:rate )?seasons?(?: name)?$|^period name$/, 'season'],
  [/\b(?:board|meals?|meal ?plan|basis)\b/, 'board'],
  [/^(?:price |rate |charged )?per$|\b(?:rate|price) (?:type|basis)\b|\bunit of (?:price|charge)\b/, 'per'],
  [/^(?:every|per time|frequency|charged every|time)$/, 'perTime'],
  [/\b(?:price|rate|nett?|amount|cost|tariff|rack|per (?:room|person|unit|vehicle|group|night))\b|\bpp\b/, 'price'],
  [
    /\b(?:rooms?|units?|category|accommodation|cabins?|tents?|suites?|villas?|vehicles?|services?|products?|description|item|type|name)\b/,
    'room',
  ],
]

/** The field that the words of a header name; null if none. */
export const fieldOfWords = (head: string): ColumnField | null => {
  const text = foldText(head).replaceAll(/[_:*]/g, ' ').replaceAll(/\s+/g, ' ').trim()
  // `Room type (single or double)` is a room, `Double room` a price.
  if (/^(?:room|unit)s?(?: (?:type|name|category))?\b(?! (?:rate|price))/.test(text)) return 'room'
  return words.find(([pattern]) => pattern.test(text))?.[1] ?? null
}

/** The occupancies that have columns of their own. */
export const occupancies = ['single', 'double', 'triple', 'extraAdult'] as const
export type Occupancy = (typeof occupancies)[number]

/** The occupancy that a header of a season names: `Low season DBL` is for a double. */
export const occupancyIn = (head: string): Occupancy | null => {
  const field = fieldOfWords(head)
  return occupancies.find((occupancy) => occupancy === field) ?? null
}

/** The two numbers in a header such as `Child 3–11` or `2-4 pax`; `7+` ends with `last`. */
export const numbersIn = (head: string, last: number): { from: number; to: number } | null => {
  const [, first, second] = /(\d+)\s*(?:-|–|—|to)\s*(\d+)/i.exec(head) ?? []
  if (first !== undefined) return { from: Number(first), to: Number(second) }
  const [, from] = /(\d+)\s*\+/.exec(head) ?? []
  if (from !== undefined) return { from: Number(from), to: last }
  const [, below] = /(?:under|below|<)\s*(\d+)/i.exec(head) ?? []
  if (below !== undefined) return { from: 0, to: Number(below) - 1 }
  const [, only] = /(\d+)/.exec(head) ?? []
  return only === undefined ? null : { from: Number(only), to: Number(only) }
}
