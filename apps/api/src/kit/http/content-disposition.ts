import { withoutMarks } from '@sojourn/contract/kit/fold-text'
import { safeFileName } from '@sojourn/contract/kit/file-name'
import { encodeExtended } from 'content-disposition'

/** Whether a file is shown or saved, and as what: RFC 6266, with the full name as RFC 8187 writes it and a plain one for old programs. */
export const contentDisposition = (type: 'inline' | 'attachment', name: string): string => {
  const safe = safeFileName(name)
  const plain = plainName(safe)
  return `${type}; filename="${plain}"${plain === safe ? '' : `; filename*=${encodeExtended(safe)}`}`
}

/** Letters without their marks; `_` for what has no such letter. A safe name has neither quotes nor backslashes. */
const plainName = (name: string): string =>
  withoutMarks(name)
    .replaceAll(/[^\x20-\x7e]+/g, '_')
    .replaceAll('%', '_')
