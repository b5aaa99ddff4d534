/** What a text names of our own documents, by their numbers. */
export type Mentions = {
  /** Invoices whose number stands in the text as we write it, on its own. */
  clear: Set<string>
  /** Invoices that a generous reading finds besides. */
  loose: Set<string>
  /** Credit notes. */
  notes: Set<string>
  /** Whether there is something in the form of our numbers that is none of them, or the number of a receipt. */
  hasOthers: boolean
}

/** The numbers of invoices and credit notes, such as `2026-0001` and `CN-2026-0001`, prepared for `findNumbers`. */
export type NumberIndex = { byNumber: Map<string, string>; byDigits: Map<string, string>; notes: Set<string> }

export const indexNumbers = (invoices: readonly string[], notes: readonly string[]): NumberIndex => ({
  byNumber: new Map(invoices.map((number) => [number, number])),
  byDigits: new Map(invoices.map((number) => [number.replaceAll(/\D/g, ''), number])),
  notes: new Set(notes),
})

/** A year, a hyphen and at least four digits, with the prefix of a credit note or receipt if there is one. */
const numbers = /(?<![\p{L}\p{N}])(?:(cn|r)[\s\-./:#]*|(?<!cn[\s\-./:#]*))(\d{4}-\d{4,9})(?![\p{L}\p{N}]|[-/.,:]\d)/giu

/** The same with other separators, without leading zeros, or within a word; no dates. */
const variants = /(?<!\d|\d[-/.])(cn)?[\s\-./:#]*(?<!\d|\d[-/.])(\d{4})\s?[-/._ ]\s?0*(\d{1,9})(?!\d|[-/.]\d)/giu

/** The numbers in a text. A number is found once, as clearly as it stands anywhere. */
export const findNumbers = (text: string, index: NumberIndex): Mentions => {
  const plain = text.normalize('NFKC').replaceAll(/[\u2010-\u2015\u2212]/g, '-')
  const mentions: Mentions = { clear: new Set(), loose: new Set(), notes: new Set(), hasOthers: false }
  for (const [, prefix, number = ''] of plain.matchAll(numbers)) noteNumber(mentions, index, prefix, number)
  for (const [, prefix, year = '', count = ''] of plain.matchAll(variants)) {
    const number = `${year}-${count.padStart(4, '0')}`
    if (prefix === undefined) addLoose(mentions, index.byNumber.get(number))
    else if (index.notes.has(`CN-${number}`)) mentions.notes.add(`CN-${number}`)
  }
  for (const found of numbersInDigits(plain, index)) addLoose(mentions, found)
  return mentions
}

const noteNumber = (mentions: Mentions, index: NumberIndex, prefix: string | undefined, number: string): void => {
  const kind = prefix?.toUpperCase()
  if (kind === 'CN' && index.notes.has(`CN-${number}`)) mentions.notes.add(`CN-${number}`)
  // An R may stand for a receipt or for the German word for an invoice.
  if (kind !== undefined) mentions.hasOthers = true
  else if (index.byNumber.has(number)) mentions.clear.add(number)
  else mentions.hasOthers = true
}

const addLoose = ({ clear, loose, notes }: Mentions, number: string | undefined): void => {
  if (number !== undefined && !clear.has(number) && !notes.has(`CN-${number}`)) loose.add(number)
}

const shortest = 8
const longest = 13

/** Numbers without any separator, also where the bank broke the text in the middle of one. */
const numbersInDigits = function* (text: string, { byDigits }: NumberIndex): Generator<string> {
  const compact = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  for (const { 0: digits, index: at } of compact.matchAll(/\d{8,}/g)) {
    if (compact.slice(Math.max(0, at - 2), at) === 'cn') continue
    for (let from = 0; from + shortest <= digits.length; from += 1)
      for (let size = shortest; size <= longest && from + size <= digits.length; size += 1) {
        const found = byDigits.get(digits.slice(from, from + size))
        if (found !== undefined) yield found
      }
  }
}
