import type { Delimiter } from '../../platform/csv/csv.ts'

/** The character encoding of a file. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/**
 * The text of a file and its encoding: from its byte order mark; without one, UTF-16 if every other byte is often zero, UTF-8
 * if it is valid, otherwise the default of spreadsheets on western Windows.
 */
export const decodeFile = (bytes: Uint8Array): { text: string; encoding: Encoding } => {
  const encoding = encodingOf(bytes)
  return { text: new TextDecoder(encoding).decode(bytes), encoding }
}

const encodingOf = (bytes: Uint8Array): Encoding => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const head = bytes.subarray(0, 2000)
  const zeros = [0, 1].map((odd) => head.filter((byte, at) => byte === 0 && at % 2 === odd).length)
  if (Math.max(...zeros) > head.length / 5) return (zeros[1] ?? 0) > (zeros[0] ?? 0) ? 'utf-16le' : 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** The delimiter of a text: of comma, semicolon and tab, the most frequent one outside quotes in its first line. */
export const delimiterOf = (text: string): Delimiter => {
  const counts = new Map<Delimiter, number>([
    [',', 0],
    [';', 0],
    ['\t', 0],
  ])
  let isQuoted = false
  for (const sign of text.slice(0, 100_000)) {
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && /[\r\n]/.test(sign)) break
    else if (!isQuoted) for (const [one, count] of counts) if (one === sign) counts.set(one, count + 1)
  }
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0]
}
