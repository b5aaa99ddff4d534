import { foldText } from '@sojourn/contract/kit/fold-text'
import { country } from '@sojourn/contract/kit/values'
import { regionNames } from '../../platform/places/regions.ts'

/** A text split into a name and its possible country or region; certain if a comma separates them. */
export type Split = { name: string; rest: string; isCertain: boolean }

/** Splits texts such as `Paris, Texas` and `maun botswana` into a name and where it is, the longest name first. */
export const splitsOf = (q: string): Split[] => {
  const comma = q.indexOf(',')
  if (comma !== -1) return [{ name: q.slice(0, comma), rest: q.slice(comma + 1), isCertain: true }]
  const words = q.trim().split(/\s+/)
  return [1, 2, 3]
    .filter((count) => count < words.length)
    .map((count) => ({
      name: words.slice(0, -count).join(' '),
      rest: words.slice(-count).join(' '),
      isCertain: false,
    }))
}

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
let countries: { code: string; key: string }[] | undefined

/** The codes of the countries whose code is the folded text, or whose English name begins with it. */
export const countriesCalled = (key: string): string[] => {
  countries ??= letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => country().safeParse(code).success)
    .map((code) => ({ code, key: keyOf(names.of(code) ?? '') }))
  if (key.length < 2) return []
  const exact = countries.filter((one) => one.code.toLowerCase() === key || one.key === key)
  const found = exact.length > 0 ? exact : countries.filter((one) => key.length > 2 && one.key.startsWith(key))
  return [...found.map(({ code }) => code), ...(aliases[key] ?? [])]
}

const regionKeys = [...regionNames].map((name) => keyOf(name))

/** Whether a region's name begins with a folded text. */
export const beginsRegion = (key: string): boolean => key.length > 1 && regionKeys.some((one) => one.startsWith(key))

/** Other common names of countries. */
const aliases: Readonly<Record<string, string[]>> = {
  usa: ['US'],
  uk: ['GB'],
  england: ['GB'],
  scotland: ['GB'],
  wales: ['GB'],
  uae: ['AE'],
  holland: ['NL'],
  turkey: ['TR'],
  swaziland: ['SZ'],
}

function keyOf(name: string): string {
  return foldText(name)
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
}
