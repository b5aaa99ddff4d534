import { maxFileNameBytes } from '@sojourn/contract/kit/file-name'

/** Completes a typed URL; `https://` may be left out. Null if it is not a URL. */
export const webAddress = (typed: string): string | null => {
  const text = typed.trim()
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
  if (/\s/.test(address)) return null
  const url = URL.canParse(address) ? new URL(address) : null
  return url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? address : null
}

/** The name of a video without one: `vimeo.com/1084537`. */
export const videoName = (address: string): string =>
  address
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/\/$/, '')
    .slice(0, maxFileNameBytes)
