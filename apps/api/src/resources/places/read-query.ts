import { foldText } from '@sojourn/contract/kit/fold-text'
import { country } from '@sojourn/contract/kit/values'
import { regionNames } from '../../platform/places/regions.ts'

/** A text as a name and what may be its country or region; certain where a comma parts them. */
export type Split = { name: string; rest: string; isCertain: boolean }

/** `Paris, Texas` and `maun botswana` as a name and where it is, the longest name first. */
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

/** Codes of the countries that a folded text is the code or the beginning of the English name of. */
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

/** Whether a folded text is the beginning of a region's name. */
export const beginsRegion = (key: string): boolean => key.length > 1 && regionKeys.some((one) => one.startsWith(key))

/** What people call countries besides. */
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
