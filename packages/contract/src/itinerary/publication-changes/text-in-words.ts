import { moneyInWords } from '../../kit/currency-digits.ts'
import { plainText } from '../../kit/plain-text.ts'
import type { RichText } from '../../kit/rich-text.ts'

/** A date as travellers read it: `2027-02-12` becomes `12 February 2027`. */
export const dateForTravellers = (date: string): string => dateFormat().format(new Date(`${date}T00:00:00Z`))

/** Made with the first date: it takes long, and a browser that shows no changes needs none. */
const dateFormat = (): Intl.DateTimeFormat =>
  (format ??= new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }))
let format: Intl.DateTimeFormat | undefined

/** An amount as travellers read it: `€10,460`, `€10,460.50`. `amount` may be negative. */
export const moneyForTravellers = (money: { amount: number; currency: string }): string => moneyInWords(money, 'short')

/**
 * What a reader notices of a text, to compare it: its words and the targets of its links. Formatting, spaces and empty paragraphs
 * do not count.
 */
export const wordsAndLinks = (text: RichText | null): string => {
  if (text === null) return ''
  return [plainText(text).replaceAll(/\s+/g, ' ').trim(), ...linksIn(text)].join('\n')
}

type AnyNode = {
  type: string
  marks?: readonly { type: string; attrs?: { href: string } }[]
  content?: readonly AnyNode[]
}

const linksIn = ({ marks = [], content = [] }: AnyNode): string[] => [
  ...marks.flatMap(({ attrs }) => attrs?.href ?? []),
  ...content.flatMap(linksIn),
]
