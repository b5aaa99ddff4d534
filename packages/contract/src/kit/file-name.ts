/** Maximum length of a file name in file systems, in bytes of UTF-8. */
export const maxFileNameBytes = 255

/** Zero-width joiner and non-joiner, which are parts of words and emoji. */
const joiners = new Set(['\u200c', '\u200d'])

/** Device names reserved by Windows, whatever follows their first dot. */
const device = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i

/**
 * A file name that is safe to store, show and save on any system: no invisible or bidirectional control characters, no folders,
 * nothing that a system rejects, at most 255 bytes. A safe name is not changed.
 */
export const safeFileName = (name: string): string => {
  const cleaned = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => (joiners.has(sign) ? sign : ''))
    .replaceAll('"', "'")
    .replaceAll(/[/\\:*?<>|]/g, '-')
  const bare = shortened(trimmed(cleaned))
  const named = trimmed(bare) || 'untitled'
  return device.test(named) ? shortened(`_${named}`) : named
}

/** A file name with the given extension, so that the file opens with the right program. */
export const fileNameWith = (name: string, extension: string): string => {
  const safe = safeFileName(name)
  const present = /\.([^.]+)$/.exec(safe)?.[1]?.toLowerCase()
  const isRight = present === extension || (present !== undefined && sameEndings.get(present) === extension)
  return isRight ? safe : shortened(`${safe}.${extension}`)
}

const sameEndings: ReadonlyMap<string, string> = new Map([
  ['jpeg', 'jpg'],
  ['heif', 'heic'],
  ['json', 'geojson'],
])

const trimmed = (name: string): string => name.replace(/^[. ]+/, '').replace(/[. ]+$/, '')

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** Shortened between grapheme clusters, before the extension. */
const shortened = (name: string): string => {
  if (bytesOf(name) <= maxFileNameBytes) return name
  const [, stem = '', ending = ''] = /^(.+?)(\.[^.]{1,16})?$/su.exec(name) ?? []
  const room = maxFileNameBytes - bytesOf(ending)
  let prefix = ''
  for (const { segment } of new Intl.Segmenter('und').segment(stem)) {
    if (bytesOf(prefix) + bytesOf(segment) > room) break
    prefix += segment
  }
  return `${prefix.trimEnd()}${ending}`
}
