/**
 * The addresses to which emails can be answered: any name at a domain of its own, or, if there is a `mailbox`, names after its plus sign:
 * `replies+reply-0123@example.com`. In lower case.
 */
export type ReplyAddresses = { domain: string; mailbox: string | null }

/** The email address with a name. */
export const replyAddressOf = (name: string, { domain, mailbox }: ReplyAddresses): string =>
  `${mailbox === null ? '' : `${mailbox}+`}${name}@${domain}`

/** The name in an email address, in lower case; null if it is none of these addresses. */
export const nameInAddress = (address: string, { domain, mailbox }: ReplyAddresses): string | null => {
  const text = address.toLowerCase()
  const at = text.lastIndexOf('@')
  const local = text.slice(0, Math.max(at, 0))
  if (text.slice(at + 1) !== domain) return null
  if (mailbox === null) return local
  return local.startsWith(`${mailbox}+`) ? local.slice(mailbox.length + 1) : null
}
