/** `nl91 abna 0417 1643 00` becomes `NL91ABNA0417164300`. */
export const compactIban = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase()

/** `NL91ABNA0417164300` becomes `NL91 ABNA 0417 1643 00`, as people read and copy it. */
export const ibanInGroups = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ')

/**
 * Whether a compact text is an IBAN (ISO 13616): a country, two check digits and up to 30 letters and digits. With the first
 * four characters moved to the end and each letter replaced by a number from 10 on, it is 1 modulo 97 (ISO 7064, MOD 97-10).
 */
export const isIban = (text: string): boolean => {
  if (!/^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/.test(text)) return false
  const digits = `${text.slice(4)}${text.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}
