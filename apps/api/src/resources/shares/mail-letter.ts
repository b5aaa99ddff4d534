import type { Letter } from '../../platform/mail/mail.ts'

type Parts = {
  to: string
  message: string | null
  title: string
  subtitle: string | null
  url: string
  sender: { name: string; email: string }
  company: { name: string; primary: string; onPrimary: string }
}

/** The letter that brings a traveller to their page: HTML that mail programs of every age show, and its text. */
export const shareLetter = (parts: Parts): Letter => ({
  to: parts.to,
  replyTo: parts.sender.email,
  subject: oneLine(`${parts.title}, from ${parts.company.name}`),
  text: [
    parts.title,
    parts.subtitle,
    '',
    parts.message,
    parts.message && '',
    'See your journey:',
    parts.url,
    '',
    `${parts.sender.name}, ${parts.company.name}`,
  ]
    .filter((line) => line !== null)
    .join('\n'),
  html: html(parts),
})

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

const html = ({ message, title, subtitle, url, sender, company }: Parts) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title></head>
<body style="margin:0;background:#f6f1e8;color:#2b2620;font-family:Georgia,'Times New Roman',serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fffdf9;border:1px solid #e4dac9">
<tr><td style="padding:40px 40px 8px;font:600 12px/1.4 Helvetica,Arial,sans-serif;letter-spacing:2px;text-transform:uppercase;color:#6a5f50" dir="auto">${escape(company.name)}</td></tr>
<tr><td style="padding:0 40px"><h1 style="margin:0;font-size:34px;line-height:1.15;font-weight:normal" dir="auto">${escape(title)}</h1>
${subtitle ? `<p style="margin:8px 0 0;font-size:18px;font-style:italic;color:#6a5f50" dir="auto">${escape(subtitle)}</p>` : ''}</td></tr>
${message ? `<tr><td style="padding:24px 40px 0;font-size:17px;line-height:1.6" dir="auto">${escape(message).replaceAll('\n', '<br>')}</td></tr>` : ''}
<tr><td style="padding:32px 40px"><a href="${escape(url)}" style="display:inline-block;padding:14px 28px;background:${escape(company.primary)};color:${escape(company.onPrimary)};font:600 16px Helvetica,Arial,sans-serif;text-decoration:none">See your journey</a></td></tr>
<tr><td style="padding:0 40px 40px;font:14px/1.6 Helvetica,Arial,sans-serif;color:#6a5f50">${escape(sender.name)}, ${escape(company.name)}<br>Answer this letter to reach ${escape(sender.name)}.</td></tr>
</table></td></tr></table></body></html>`
