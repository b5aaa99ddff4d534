/** Whether a file is a ZIP archive, as those of spreadsheet programs are. */
export const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).toString('hex') === '504b0304'

/** The kind of a file that can be imported; undefined for anything else, such as a calendar, an email or a web page. */
export const fileKindOf = (text: string): 'vcard' | 'table' | undefined => {
  const start = text.slice(0, 20_000).replace(/^\uFEFF?\s*/, '')
  if (/^BEGIN:VCARD/i.test(start)) return 'vcard'
  const isOther =
    /^BEGIN:[A-Z]+\r?\n/i.test(start) ||
    /^(<[!?a-z]|%PDF|\{\\rtf)/i.test(start) ||
    /[\u0000-\u0008\u000e-\u001f]/.test(start) ||
    isEmail(start) ||
    isJson(text)
  return isOther ? undefined : 'table'
}

/** Whether the first lines are the headers of an email (RFC 5322). */
const isEmail = (start: string): boolean => {
  const lines = start.split(/\r?\n/).slice(0, 30)
  const end = lines.findIndex((line) => !/^([A-Za-z][A-Za-z0-9-]*:|[ \t])/.test(line))
  const headers = lines.slice(0, end < 0 ? lines.length : end)
  return (
    headers.filter((line) => /^(from|to|subject|date|mime-version|received|message-id|content-type):/i.test(line))
      .length > 1
  )
}

const isJson = (text: string): boolean => {
  if (!/^\s*[[{]/.test(text)) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
