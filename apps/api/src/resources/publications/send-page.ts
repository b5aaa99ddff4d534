import type { FastifyReply } from 'fastify'
import { gonePage } from '@sojourn/publishing/page/gone-page'
import { nothingHerePage } from '@sojourn/publishing/page/nothing-here'
import { passcodePage } from '@sojourn/publishing/page/passcode-page'
import { pageScriptHashes } from '@sojourn/publishing/page/render-page'
import type { Deps } from '../../kit/deps.ts'
import { contentDisposition } from '../../kit/http/content-disposition.ts'
import { visitedPagesUrl } from '../../kit/http/own-hosts.ts'
import { sitePictureUrl } from '../../kit/sign-url.ts'
import type { Opened } from './open-link.ts'

/** Sends a traveller's page, which search engines may not index and which may load nothing from other sites. */
export const sendPage = (deps: Deps, reply: FastifyReply, html: string) =>
  send(reply, html, { from: visitedPagesUrl(deps, reply.request), cache: 'private, no-cache', sendsTo: "'none'" })

/** Sends a page on which a client can answer: its forms and its script may send to the site itself. */
export const sendAnswerablePage = (
  deps: Deps,
  reply: FastifyReply,
  html: string,
  { cache = 'private, no-cache', paysAt = [] }: { cache?: string; paysAt?: readonly string[] } = {},
) => {
  const from = visitedPagesUrl(deps, reply.request)
  return send(reply, html, {
    from,
    cache,
    sendsTo: `'self' ${from}`,
    paysAt,
    scripts: [`${from}/choices.js`, `${from}/visits.js`, `${from}/pocket.js`],
    isSavable: true,
  })
}

/** Sends a preview, which is never cached and can be framed only by setting its HTML as the content of the frame. */
export const sendPreview = (deps: Deps, reply: FastifyReply, html: string) =>
  send(reply, html, {
    from: deps.publicUrl(),
    cache: 'private, no-store',
    sendsTo: "'none'",
    frames: "'none'; sandbox",
  })

/** Sends a file to be saved, which search engines may not index. */
export const sendDownload = (
  reply: FastifyReply,
  { mime, filename }: { mime: string; filename: string },
  content: string | Buffer,
) =>
  reply
    .header('content-type', mime)
    .header('content-disposition', contentDisposition('attachment', filename))
    .header('cache-control', 'private, no-cache')
    .header('x-robots-tag', 'noindex')
    .send(content)

/**
 * Tells the script and the worker of a saved page that a link is `gone`, or `locked` until its passcode is entered. A status alone
 * could be from any server on the way.
 */
const linkState = 'x-link-state'

type Gone = Extract<Opened<unknown>, { is: 'gone' }>

/**
 * Sends the page of a link that does not work: with the company that it belonged to, if there was one. What is saved of a link stays if
 * only something below it is missing.
 */
export const sendGonePage = (deps: Deps, reply: FastifyReply, { company, worksAbove = false }: Gone) => {
  if (!worksAbove) reply.header(linkState, 'gone')
  if (company === null) return sendPage(deps, reply.code(404), nothingHerePage())
  const from = visitedPagesUrl(deps, reply.request)
  const html = gonePage({
    company,
    fontUrl: (file) => `${from}/p/fonts/${file}`,
    pictureUrl: (picture, width) => sitePictureUrl(deps, { pagesUrl: from, site: company.slug }, picture, width),
  })
  return sendPage(deps, reply.code(404), html)
}

type Locked = Extract<Opened<unknown>, { is: 'locked' }>
type Asked = { url: string; below: string; problem: 'wrong' | 'too-many' | null }

/** Sends the page that asks for a link's passcode; `below` is the requested path below the link. */
export const sendPasscodePage = (
  deps: Deps,
  reply: FastifyReply,
  { company }: Locked,
  { url, below, problem }: Asked,
) => {
  const from = visitedPagesUrl(deps, reply.request)
  const fontUrl = (file: string) => `${from}/p/fonts/${file}`
  reply.header(linkState, 'locked')
  const html = passcodePage({ company, action: url, below, fontUrl, problem })
  return send(reply, html, { from, cache: 'private, no-store', sendsTo: `'self' ${from}` })
}

/**
 * `from` is the URL from which images and fonts may be loaded, `sendsTo` where forms and scripts may send, `scripts` the URLs
 * of scripts besides those in the page, `paysAt` the origins to which forms are redirected for paying, and `isSavable` whether it
 * may be installed and stored by a worker.
 */
type Sent = {
  from: string
  cache: string
  sendsTo: string
  paysAt?: readonly string[]
  scripts?: string[]
  isSavable?: boolean
  frames?: string
}

const send = (
  reply: FastifyReply,
  html: string,
  { from, cache, sendsTo, paysAt = [], scripts = [], isSavable = false, frames = "'self'" }: Sent,
) =>
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', cache)
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'no-referrer')
    .header(
      'content-security-policy',
      `default-src 'none'; img-src 'self' ${from} data:; font-src 'self' ${from}; style-src 'unsafe-inline'; script-src ${[...pageScriptHashes, ...scripts].join(' ')}; connect-src ${sendsTo};${isSavable ? ` worker-src ${from}; manifest-src ${from};` : ''} base-uri 'none'; form-action ${[sendsTo, ...paysAt].join(' ')}; frame-ancestors ${frames}`,
    )
    .send(html)
