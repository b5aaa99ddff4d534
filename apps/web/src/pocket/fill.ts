import type { CountedText } from '@sojourn/contract/itinerary/pocket-data'

/** A text with its arguments, which stand in it in braces. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (argument, name: string) => String(values[name] ?? argument))

/** The form of a text for a number. */
export const fillCounted = (text: CountedText, count: number, language: string): string => {
  const form = count === 0 || count === 1 ? text[count] : undefined
  const words = form ?? text[new Intl.PluralRules(language).select(count)] ?? text.other ?? ''
  return words.replace('{count}', new Intl.NumberFormat(language).format(count))
}
