const controlInLine = /[\u0000-\u001f\u007f-\u009f]+/g
const controlInProse = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]+/g

/**
 * Text as the contract accepts it on one line: control characters, such as pasted line breaks, become spaces. Empty text is
 * null.
 */
export const cleanLine = (text: string): string | null => clean(text.replace(controlInLine, ' '))

/** Text of several lines as the contract accepts it. Empty text is null. */
export const cleanProse = (text: string): string | null =>
  clean(text.replaceAll('\r\n', '\n').replace(controlInProse, ' '))

const clean = (text: string): string | null => text.toWellFormed().normalize('NFC').trim() || null
