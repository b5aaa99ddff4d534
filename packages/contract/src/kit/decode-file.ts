/** The character encoding of a file. */
type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/**
 * The text of a file and its encoding: from its byte order mark; without one, UTF-16 if every other byte is often zero, UTF-8
 * if it is valid, otherwise the default of spreadsheets on western Windows.
 */
export const decodeFile = (bytes: Uint8Array): { text: string; encoding: Encoding } => {
  const wide = utf16Of(bytes)
  if (wide) return decodeAs(wide, bytes)
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    return decodeAs('windows-1252', bytes)
  }
}

const decodeAs = (encoding: Encoding, bytes: Uint8Array) => ({
  text: new TextDecoder(encoding).decode(bytes),
  encoding,
})

const utf16Of = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const head = bytes.subarray(0, 2000)
  const zeros = [0, 1].map((odd) => head.filter((byte, at) => byte === 0 && at % 2 === odd).length)
  if (Math.max(...zeros) <= head.length / 5) return undefined
  return (zeros[1] ?? 0) > (zeros[0] ?? 0) ? 'utf-16le' : 'utf-16be'
}
