import { maxFileNameBytes } from '@sojourn/contract/kit/file-name'

/** What was typed as an address of the web; `https://` may be left out. Null when it is none. */
export const webAddress = (typed: string): string | null => {
  const text = typed.trim()
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
  if (/\s/.test(address)) return null
  const url = URL.canParse(address) ? new URL(address) : null
  return url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? address : null
}

/** What a video without a name is called: `vimeo.com/1084537`. */
export const videoName = (address: string): string =>
  address
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/\/$/, '')
    .slice(0, maxFileNameBytes)
