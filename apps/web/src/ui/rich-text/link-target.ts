import { maxUrlLength } from '@sojourn/contract/kit/field-limits'

/** Whether a link may lead there: http, https, mailto or tel, as the contract has it. */
export const isLinkTarget = (href: string): boolean =>
  href.length <= maxUrlLength &&
  href.isWellFormed() &&
  /^(https?:\/\/|mailto:|tel:)[^\s\u0000-\u001f\u007f-\u009f]+$/i.test(href)

/**
 * What somebody means who types where a link shall lead: `example.com/tours` is a web page, `hello@example.com` an address of
 * mail, `+264 61 000 000` a telephone. `null` where it can be none of them.
 */
export const linkTargetOf = (typed: string): string | null => {
  const text = typed.trim()
  if (isLinkTarget(text)) return text
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text)) return null
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`
  const digits = text.replaceAll(/[\s()./-]/g, '')
  if (/^\+?\d{5,20}$/.test(digits)) return `tel:${digits}`
  const page = `https://${text}`
  return /^[^\s/]+\.[^\s/.]{2,}([/?#].*)?$|^localhost\b/i.test(text) && isLinkTarget(page) ? page : null
}
