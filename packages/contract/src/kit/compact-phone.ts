/**
 * `+49 (0)30 / 90-18 20`, `0049 30 901820` → `+4930901820`: an international number without separators. Any other text is only
 * trimmed, as a national number is ambiguous without its country.
 */
export const compactPhone = (text: string): string => {
  const number = text.trim().replace(/^00(?=[1-9])/, '+')
  return number.startsWith('+') ? number.replaceAll(/\(0\)|[\s\p{Pd}()[\]./]/gu, '') : number
}
