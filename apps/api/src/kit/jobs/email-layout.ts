import type { Words } from '@sojourn/publishing/languages/words'
import * as wording from './wording.ts'

/** An image at a public URL. Its size in pixels as the email shows it. */
export type EmailPicture = { url: string; alt: string; width: number; height: number }

/** The content of an email. All texts are plain text: they are escaped for HTML here. */
export type EmailParts = {
  /** In which the product's own words are; English for members. */
  words?: Words
  to: string
  replyTo?: string
  /** The name of the sender in front of the platform's address; without one, the platform's. */
  senderName?: string
  subject: string
  /** What programs for email show beside the subject. */
  preheader?: string
  /** Whose look the email has: a company's or the product's. */
  from: { name: string; primary: string; onPrimary: string; logo?: EmailPicture | null }
  cover?: EmailPicture | null
  heading: string
  subtitle?: string | null
  paragraphs: readonly string[]
  button?: { label: string; url: string }
  /** Who sent it and how to reach them, one line each. */
  details?: readonly string[]
  /** Small print, one line each. */
  footer: readonly string[]
}

/** In pixels: the width of the email, which is also the largest width and height of its cover image. */
export const emailWidth = 600

/** The size of an image within a box. An image is never enlarged. */
export const fittedSize = (
  { width, height }: { width: number; height: number },
  box: { width: number; height: number },
): { width: number; height: number } => {
  const scale = Math.min(1, box.width / width, box.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Escapes text for HTML, including attributes. */
export const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const [ink, muted, ground, rule] = ['#2b2620', '#6a5f50', '#f4f1ec', '#e4dac9']
const serif = `Georgia,'Times New Roman',serif`
const sans = 'Helvetica,Arial,sans-serif'

/**
 * The layout of all emails, for old and new programs: tables and inline styles, no scripts, fonts or background images, nothing
 * that reports that it was opened. The conditional comments give Outlook for Windows, which ignores `max-width`, a fixed width.
 */
export const emailHtml = (parts: EmailParts) => {
  const { lang, dir } = parts.words ?? { lang: 'en', dir: 'ltr' }
  return `<!doctype html>
<html lang="${escape(lang)}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><meta name="format-detection" content="telephone=no,date=no,address=no"><title>${escape(parts.subject)}</title></head>
<body style="margin:0;padding:0;background:${ground};color:${ink}">
${preheaderHtml(parts)}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${ground}"><tr><td align="center" style="padding:32px 12px">
<!--[if mso]><table role="presentation" width="${emailWidth}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="max-width:${emailWidth}px;background:#ffffff;border:1px solid ${rule};border-top:6px solid ${escape(parts.from.primary)}">
${rowsOf(parts).join('\n')}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>`
}

const preheaderHtml = ({ preheader }: EmailParts): string =>
  preheader === undefined
    ? ''
    : `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escape(preheader)}</div>\n`

const rowsOf = (parts: EmailParts): string[] => [
  row(
    `padding:28px 40px;font:600 13px/1.4 ${sans};letter-spacing:2px;text-transform:uppercase;color:${muted}`,
    mastOf(parts),
  ),
  ...(parts.cover ? [row('padding:0', pictureHtml(parts.cover, 'margin:0 auto'), 'align="center"')] : []),
  row(
    `padding:${parts.cover ? 32 : 0}px 40px 0`,
    `<h1 style="margin:0;font:normal 32px/1.2 ${serif};color:${ink}" dir="auto">${escape(parts.heading)}</h1>${subtitleHtml(parts)}`,
  ),
  ...parts.paragraphs.map((text) =>
    row(`padding:20px 40px 0;font:16px/1.6 ${sans};color:${ink}`, escape(text).replaceAll('\n', '<br>'), 'dir="auto"'),
  ),
  ...(parts.button
    ? [row('padding:32px 40px 0', buttonHtml(parts.button, parts.from)), linkHtml(parts.button, parts.words)]
    : []),
  ...(parts.details?.length
    ? [row(`padding:32px 40px 0;font:14px/1.6 ${sans};color:${ink}`, linesHtml(parts.details), 'dir="auto"')]
    : []),
  row(`padding:28px 40px 36px;font:13px/1.6 ${sans};color:${muted}`, linesHtml(parts.footer), 'dir="auto"'),
]

const row = (style: string, content: string, attributes = ''): string =>
  `<tr><td${attributes && ` ${attributes}`} style="${style}">${content}</td></tr>`

const linesHtml = (lines: readonly string[]): string => lines.map(escape).join('<br>').replaceAll('\n', '<br>')

/** The logo, or the name. */
const mastOf = ({ from }: EmailParts): string =>
  from.logo ? pictureHtml(from.logo, '') : `<span dir="auto">${escape(from.name)}</span>`

const pictureHtml = ({ url, alt, width, height }: EmailPicture, style: string): string =>
  `<img src="${escape(url)}" alt="${escape(alt)}" width="${width}" height="${height}" border="0" style="display:block;max-width:100%;height:auto;border:0;${style}">`

const subtitleHtml = ({ subtitle }: EmailParts): string =>
  subtitle
    ? `<p style="margin:8px 0 0;font:italic 18px/1.4 ${serif};color:${muted}" dir="auto">${escape(subtitle)}</p>`
    : ''

const buttonHtml = ({ label, url }: { label: string; url: string }, from: EmailParts['from']): string => {
  const [primary, onPrimary] = [escape(from.primary), escape(from.onPrimary)]
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${primary}" style="border-radius:4px;mso-padding-alt:14px 28px"><a href="${escape(url)}" style="display:inline-block;padding:14px 28px;border-radius:4px;background:${primary};color:${onPrimary};font:600 16px/1.25 ${sans};text-decoration:none">${escape(label)}</a></td></tr></table>`
}

const linkHtml = ({ url }: { url: string }, words: EmailParts['words']): string =>
  row(
    `padding:16px 40px 0;font:13px/1.6 ${sans};color:${muted};word-break:break-all`,
    `${escape(words?.emails.linkInsteadOfButton ?? wording.linkInsteadOfButton)}<br><a href="${escape(url)}" style="color:${muted}">${escape(url)}</a>`,
  )
