import { withoutMarks } from '@sojourn/contract/kit/fold-text'
import { safeFileName } from '@sojourn/contract/kit/file-name'
import { encodeExtended } from 'content-disposition'

/**
 * A Content-Disposition header (RFC 6266), with the full name encoded as in RFC 8187 and an ASCII fallback for old programs.
 */
export const contentDisposition = (type: 'inline' | 'attachment', name: string): string => {
  const safe = safeFileName(name)
  const plain = plainName(safe)
  return `${type}; filename="${plain}"${plain === safe ? '' : `; filename*=${encodeExtended(safe)}`}`
}

/**
 * Letters without their diacritics; `_` for anything that has no ASCII letter. A safe name contains no quotes or backslashes.
 */
const plainName = (name: string): string =>
  withoutMarks(name)
    .replaceAll(/[^\x20-\x7e]+/g, '_')
    .replaceAll('%', '_')
