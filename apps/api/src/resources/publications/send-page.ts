import type { FastifyReply } from 'fastify'
import { passcodePage } from '@sojourn/publishing/page/passcode-page'
import { pageScriptHashes } from '@sojourn/publishing/page/render-page'
import type { Deps } from '../../kit/deps.ts'
import { visitedPagesUrl } from '../../kit/http/own-hosts.ts'
import type { Opened } from './open-link.ts'

/** Sends a traveller's page: for nobody's index, and with nothing from elsewhere. */
export const sendPage = (deps: Deps, reply: FastifyReply, html: string) =>
  send(reply, html, { from: visitedPagesUrl(deps, reply.request), cache: 'private, no-cache', forms: "'none'" })

/** Sends a preview: only for whoever asked, and for no frame but one that is given its text. */
export const sendPreview = (deps: Deps, reply: FastifyReply, html: string) =>
  send(reply, html, { from: deps.publicUrl(), cache: 'private, no-store', forms: "'none'", frames: "'none'; sandbox" })

type Locked = Extract<Opened<unknown>, { is: 'locked' }>
type Asked = { url: string; below: string; problem: 'wrong' | 'too-many' | null }

/** Sends the page that asks for a link's passcode; `below` is what was asked for below the link. */
export const sendPasscodePage = (
  deps: Deps,
  reply: FastifyReply,
  { company }: Locked,
  { url, below, problem }: Asked,
) => {
  const from = visitedPagesUrl(deps, reply.request)
  const fontUrl = (file: string) => `${from}/p/fonts/${file}`
  const html = passcodePage({ company, action: url, below, fontUrl, problem })
  return send(reply, html, { from, cache: 'private, no-store', forms: `'self' ${from}` })
}

/** `from` is the address that images and fonts come from. */
type Sent = { from: string; cache: string; forms: string; frames?: string }

const send = (reply: FastifyReply, html: string, { from, cache, forms, frames = "'self'" }: Sent) =>
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', cache)
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'no-referrer')
    .header(
      'content-security-policy',
      `default-src 'none'; img-src 'self' ${from} data:; font-src 'self' ${from}; style-src 'unsafe-inline'; script-src ${pageScriptHashes.join(' ')}; base-uri 'none'; form-action ${forms}; frame-ancestors ${frames}`,
    )
    .send(html)
