import { Problem } from './problem.ts'

const [space, quote, colon, bracketOpen, backslash, bracketClose, braceOpen, braceClose] = [
  32, 34, 58, 91, 92, 93, 123, 125,
]

/** An object or a list that is open at the position of the scan. */
type Open = {
  /** The key of which it is the value. */
  under: string
  /** Its keys so far; a set would cost too much for the many objects with one key. */
  first: string | null
  others: Set<string> | null
  latest: string
}

/**
 * 400 for a key that occurs twice in one object, of which `JSON.parse` would silently drop one, and for keys that could reach
 * an object's prototype. `text` has already been parsed as JSON: only strings and brackets need to be recognised here.
 */
export const rejectKeys = (text: string): void => {
  const open: Open[] = []
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at)
    if (character === braceOpen || character === bracketOpen) {
      open.push({ under: open.at(-1)?.latest ?? '', first: null, others: null, latest: '' })
    } else if (character === braceClose || character === bracketClose) {
      open.pop()
    } else if (character === quote) {
      const end = endOfString(text, at)
      const within = open.at(-1)
      if (within && isKey(text, end)) addKey(within, text.slice(at + 1, end))
      at = end
    }
  }
}

const addKey = (within: Open, written: string): void => {
  const key = written.includes('\\') ? String(JSON.parse(`"${written}"`)) : written
  if (key === '__proto__') throw rejected(key, 'is not allowed')
  if (key === 'prototype' && within.under === 'constructor') throw rejected('constructor.prototype', 'is not allowed')
  if (key === within.first || within.others?.has(key)) throw rejected(key, 'appears twice in one object')
  if (within.first === null) within.first = key
  else (within.others ??= new Set()).add(key)
  within.latest = key
}

const rejected = (key: string, what: string) =>
  new Problem('malformed', { detail: `the key ${key.slice(0, 80)} ${what}` })

/** The position of the quote that closes the string opened at `start`. */
const endOfString = (text: string, start: number): number => {
  let end = text.indexOf('"', start + 1)
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end
}

const isEscaped = (text: string, at: number): boolean => {
  let slashes = 0
  while (text.charCodeAt(at - 1 - slashes) === backslash) slashes += 1
  return slashes % 2 === 1
}

/** Only a key is followed by a colon. */
const isKey = (text: string, end: number): boolean => {
  let next = end + 1
  while (text.charCodeAt(next) <= space) next += 1
  return text.charCodeAt(next) === colon
}
