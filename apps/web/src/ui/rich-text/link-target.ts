import { maxUrlLength } from '@sojourn/contract/kit/field-limits'

/** Whether a link may have this target: http, https, mailto or tel, as in the contract. */
export const isLinkTarget = (href: string): boolean =>
  href.length <= maxUrlLength &&
  href.isWellFormed() &&
  /^(https?:\/\/|mailto:|tel:)[^\s\u0000-\u001f\u007f-\u009f]+$/i.test(href)

/**
 * The link target for what a user typed: `example.com/tours` becomes a web page, `hello@example.com` an email address, `+264 61
 * 000 000` a phone number. `null` if it can be none of them.
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
