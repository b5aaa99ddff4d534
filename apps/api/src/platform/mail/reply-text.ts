import EmailReplyParser from 'email-reply-parser'
import { Parser } from 'htmlparser2'
import PostalMime, { type Email as ParsedEmail } from 'postal-mime'

/**
 * What an email says, without what it quotes and without a signature, and its ID; or that a program sent it automatically.
 * `recipients` are the addresses in its headers, for an email that comes without an envelope.
 */
export type ReceivedText = { isAutomatic: boolean; id: string | null; text: string; recipients: string[] }

/** Longer texts are cut before quotes are searched for, which takes time that grows with the square of the length. */
const longestText = 5000

/**
 * Reads an email as received, in MIME.
 * @param below texts of which our emails have one at the top, in one line: it and what follows it is quoted
 */
export const readReply = async (raw: Uint8Array, below: readonly string[]): Promise<ReceivedText> => {
  const email = await PostalMime.parse(raw)
  const full = (email.text ?? textOfHtml(email.html ?? '')).replaceAll('\r\n', '\n')
  const own = below.reduce((text, line) => text.split(line)[0] ?? '', full).slice(0, longestText)
  return {
    isAutomatic: isAutomatic(email),
    id: email.messageId ?? null,
    text: new EmailReplyParser().parseReply(own).trim(),
    recipients: recipientsIn(email),
  }
}

/** Replies to automatic replies would never end. RFC 3834 has the first header; mailing lists and absence notices use the second. */
const isAutomatic = ({ headers }: ParsedEmail): boolean => {
  const valueOf = (name: string) => headers.find(({ key }) => key === name)?.value.toLowerCase() ?? ''
  return (
    !['', 'no'].includes(valueOf('auto-submitted').split(';')[0]?.trim() ?? '') ||
    valueOf('return-path').trim() === '<>' ||
    /\b(bulk|junk|list|auto_reply)\b/.test(valueOf('precedence'))
  )
}

const recipientHeaders = new Set(['delivered-to', 'x-original-to', 'envelope-to', 'to', 'cc'])
/** Of one header. */
const longestRecipients = 10_000

const recipientsIn = ({ headers }: ParsedEmail): string[] =>
  headers
    .filter(({ key }) => recipientHeaders.has(key))
    .flatMap(({ value }) => value.slice(0, longestRecipients).match(/[\w.+-]{1,64}@[\w.-]{1,253}/g) ?? [])

const lineBreaking = new Set(['br', 'p', 'div', 'li', 'tr', 'blockquote', 'h1', 'h2', 'h3'])
const unseen = new Set(['style', 'script', 'title', 'head'])

/** Of HTML, no more text than this is read. */
const longestHtmlText = 4 * longestText

/** The text of HTML, with a line for each block. */
const textOfHtml = (html: string): string => {
  let text = ''
  let hidden = 0
  const add = (more: string) => {
    if (hidden === 0 && text.length < longestHtmlText)
      text += /\s$/.test(text.slice(-1)) && more !== '\n' ? more.trimStart() : more
  }
  const parser = new Parser({
    onopentag: (name) => {
      if (unseen.has(name)) hidden += 1
      if (lineBreaking.has(name)) add('\n')
    },
    ontext: (data) => add(data.slice(0, longestHtmlText).replaceAll(/\s+/g, ' ')),
    onclosetag: (name) => {
      if (unseen.has(name)) hidden -= 1
    },
  })
  parser.end(html)
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim()
}
