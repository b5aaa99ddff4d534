import { z } from 'zod'
import type { Rules } from './config-providers.ts'
import type { ImapPlace } from './platform/mail/reply-mailbox.ts'
import type { ReplyAddresses } from './platform/mail/reply-address.ts'

/** Which emails are received as replies: by SMTP at `port`, from a mailbox, or both. */
export type Replies = ReplyAddresses & { port: number | undefined; imap: ImapPlace | undefined }

/** The part before an @ has at most 64 characters, of which a name takes 46 and the plus sign one. */
const longestMailbox = 17

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535

export const replyVariables = {
  REPLY_DOMAIN: z.hostname('must be a domain like reply.example.com').toLowerCase().optional(),
  REPLY_ADDRESS: z
    .email('must be an email address like replies@example.com')
    .toLowerCase()
    .refine(
      (address) => !address.includes('+') && address.indexOf('@') <= longestMailbox,
      `must have at most ${longestMailbox} characters before the @, and no +`,
    )
    .optional(),
  REPLY_PORT: z.string().refine(isPort, 'must be a number from 0 to 65535').transform(Number).optional(),
  // No error message repeats the value, because it contains a secret.
  REPLY_IMAP_URL: z
    .string()
    .refine((text) => readImapUrl(text) !== undefined, 'must be an address like imaps://user:password@host:993/INBOX')
    .optional(),
}

type Variables = z.infer<z.ZodObject<typeof replyVariables>>

const defaultPort = 2525

export const readReplies = (read: Variables, rules: Rules): Replies | undefined => {
  const { REPLY_DOMAIN: domain, REPLY_ADDRESS: address, REPLY_PORT: port, REPLY_IMAP_URL: imapUrl } = read
  if (domain !== undefined && address !== undefined) rules.reject('REPLY_ADDRESS', 'must not be set with REPLY_DOMAIN')
  if (imapUrl !== undefined && domain === undefined && address === undefined)
    rules.reject('REPLY_ADDRESS', 'must be set with REPLY_IMAP_URL, unless REPLY_DOMAIN is')
  if (domain === undefined && address === undefined) return undefined
  const [mailbox = '', host = ''] = (address ?? '').split('@')
  return {
    domain: domain ?? host,
    mailbox: address === undefined ? null : mailbox,
    port: port ?? (imapUrl === undefined ? defaultPort : undefined),
    imap: imapUrl === undefined ? undefined : imapPlaceOf(imapUrl, rules),
  }
}

const readImapUrl = (text: string): Omit<ImapPlace, 'requiresTls'> | undefined => {
  const url = URL.parse(text)
  if (url === null || !['imap:', 'imaps:'].includes(url.protocol) || url.hostname === '') return undefined
  const [user, password, mailbox] = [url.username, url.password, url.pathname.slice(1)].map(decoded)
  if (!user || !password || mailbox === undefined || url.search || url.hash) return undefined
  const isSecure = url.protocol === 'imaps:'
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? (isSecure ? 993 : 143) : Number(url.port),
    isSecure,
    user,
    password,
    mailbox: mailbox || 'INBOX',
  }
}

/** A server offers TLS only after its greeting, and a man in the middle can remove the offer: so TLS is required. */
const imapPlaceOf = (text: string, { mayBePlain }: Rules): ImapPlace => {
  const place = readImapUrl(text)
  if (place === undefined) throw new Error('the address was checked before')
  return { ...place, requiresTls: !mayBePlain(place.host) }
}

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
