import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import { withShownTerms } from '@sojourn/contract/itinerary/chosen-publication'
import { belowUrl } from '@sojourn/contract/kit/below-url'
import { answerPage, type AnswerPage } from '@sojourn/publishing/answer/answer-page'
import { isUuid } from '@sojourn/contract/kit/uuid'
import type { App } from '../../kit/http/app.ts'
import { textIn } from '../../kit/http/form-fields.ts'
import { visitedPagesUrl } from '../../kit/http/own-hosts.ts'
import { Problem } from '../../kit/problem.ts'
import { sign } from '../../kit/sealing.ts'
import { createTries, type Tries } from '../../platform/limits/tries.ts'
import type { Context } from '../../kit/context.ts'
import type { Deps } from '../../kit/deps.ts'
import type { AsServer } from '../../kit/http/in-tenant.ts'
import { linkOpener, type OpenLink, visitedLinkUrl } from '../publications/open-link.ts'
import type { Link } from '../publications/queries.ts'
import { sendAnswerablePage, sendGonePage, sendPasscodePage } from '../publications/send-page.ts'
import { chosenIn, commitAcceptance, draftAcceptance, problemsWith, readAcceptForm, type Sent } from './create.ts'
import { printReceipt } from './print-receipt.ts'
import { type Proposal, readChanges, readChosen, readProposal } from './read-proposal.ts'
import { followSigning } from './store-signature.ts'
import { findIsSigned, findSigningRequest, type SigningRequest } from './store-signing-requests.ts'
import { orUnavailable, startSigning } from './start-signing.ts'
import { choicesOf, storeChoices, uuidsIn } from './store-choices.ts'

const hidden = { schema: { hide: true }, bodyLimit: 64 * 1024 }

/** Limits for one link: how often choices are stored, and how often acceptance is tried. */
const choiceLimit = { of: 'choices', max: 300, seconds: 600 }
const acceptLimit = { of: 'accept', max: 60, seconds: 600 }

/** How to answer a request of a client whose link works. */
type Found = { status: number; page: AnswerPage; publication: Publication } | { redirect: string }

/** The routes on which the client of a link answers the proposal: choices and acceptance. */
export const answerRoutes = (app: App, asServer: AsServer, deps: Deps): void => {
  const reply = answering(linkOpener(asServer, deps), deps)
  const choiceTries = createTries(deps.pool, choiceLimit)
  const acceptTries = createTries(deps.pool, acceptLimit)
  const requireTry = async (tries: Tries, { uuid }: Link) => {
    if (!(await tries.count(sign('limits', `answer ${uuid}`, deps.secretKey)))) throw new Problem('too_many_requests')
  }

  app.post('/p/:token/choices', hidden, (request, response) =>
    reply(request, response, async (ctx, link) => {
      await requireTry(choiceTries, link)
      const proposal = await readProposal(ctx, link)
      if (!proposal) return undefined
      if (proposal.state.is === 'open')
        await storeChoices(ctx, link, choicesOf(proposal.options, uuidsIn(request.body), proposal.choices))
      const version = versionOf(request)
      const isAccepting = textIn(request.body, 'next') === 'accept' && version !== null
      return { redirect: isAccepting ? `/accept?version=${encodeURIComponent(version)}` : '' }
    }),
  )

  app.get('/p/:token/accept', hidden, (request, response) =>
    reply(request, response, async (ctx, link) => {
      const proposal = await readProposal(ctx, link)
      if (!proposal) return undefined
      const version = versionOf(request)
      if (version === null) return { redirect: '#answer' }
      const sent = { version, choices: proposal.choices, name: '', email: '', isConfirmed: false }
      return (await obstacle(ctx, proposal, version)) ?? acceptPage(ctx, proposal, sent, [])
    }),
  )

  app.get('/p/:token/accepted', hidden, (request, response) =>
    reply(request, response, async (ctx, link) => {
      const proposal = await readProposal(ctx, link)
      if (proposal?.state.is !== 'accepted') return proposal && { redirect: '' }
      return { status: 200, page: { kind: 'accepted', on: proposal.state.on }, publication: proposal.publication }
    }),
  )

  app.post('/p/:token/accept', hidden, async (request, response) => {
    const sent = readAcceptForm(request.body)
    const drafted = await reply(request, response, async (ctx, link) => {
      await requireTry(acceptTries, link)
      const proposal = await readProposal(ctx, link)
      if (!proposal) return undefined
      const inTheWay = await obstacle(ctx, proposal, sent.version)
      if (inTheWay) return inTheWay
      const problems = problemsWith(sent, proposal)
      if (problems.length > 0) return acceptPage(ctx, proposal, sent, problems)
      const draft = await draftAcceptance(ctx, proposal, sent)
      return { draft, link, tenant: ctx.tenant, isSigned: await findIsSigned(ctx) }
    })
    if (drafted === undefined) return response
    const { draft, tenant, link: opened } = drafted
    if (drafted.isSigned) {
      const url = visitedLinkUrl(deps, request)
      const started = await startSigning({ deps, asServer, tenant }, { link: opened, draft, url }).catch(orBusy)
      await reply(request, response, async () => {
        if (started instanceof Problem) throw started
        return { redirect: `/signature/${started}` }
      })
      return response
    }
    // Printing is slow, so it is done between two transactions. What it throws is answered by the second.
    const printed = await printReceipt(deps, tenant, draft.content, { sources: draft.sources }).catch(orBusy)
    await reply(request, response, async (ctx, link) => {
      if (printed instanceof Problem) throw printed
      if (await commitAcceptance(ctx, link, draft, printed)) return { redirect: '/accepted' }
      const proposal = await readProposal(ctx, link)
      return proposal && ((await obstacle(ctx, proposal, sent.version)) ?? { redirect: '' })
    })
    return response
  })

  if (deps.signatures !== null)
    app.get('/p/:token/signature/:signing', hidden, async (request, response) => {
      const { signing = '' } = request.params as Record<string, string>
      const found = await reply(request, response, async (ctx, link) => {
        await requireTry(acceptTries, link)
        const own = isUuid(signing) ? await findSigningRequest(ctx, signing) : undefined
        return own?.share === link.uuid ? { tenant: ctx.tenant } : undefined
      })
      if (found === undefined) return response
      // A callback says it soon if the provider does not respond now.
      const failed = await followSigning({ deps, asServer, tenant: found.tenant }, signing)
        .catch(orUnavailable)
        .catch(orBusy)
      if (failed) request.log.warn(failed, 'a signature could not be followed yet')
      await reply(request, response, async (ctx, link) => {
        const proposal = await readProposal(ctx, link)
        const own = await findSigningRequest(ctx, signing)
        return proposal && own && signaturePage(ctx, proposal, own)
      })
      return response
    })
}

/** What has become of a request to sign. What can no longer be accepted is not offered to be signed. */
const signaturePage = async (
  ctx: Context,
  proposal: Proposal,
  { uuid, status, url, content }: SigningRequest,
): Promise<Found> => {
  const inTheWay = await obstacle(ctx, proposal, content.fingerprint)
  if (inTheWay) return inTheWay
  const { publication } = proposal
  if (status === 'open' && url !== null)
    return {
      status: 200,
      page: { kind: 'sign', url, host: new URL(url).host, below: `/signature/${uuid}` },
      publication,
    }
  if (status === 'declined' || status === 'expired')
    return { status: 200, page: { kind: 'unsigned', why: status }, publication }
  return { redirect: '' }
}

const versionOf = (request: FastifyRequest): string | null => {
  const { version } = request.query as Record<string, unknown>
  return typeof version === 'string' ? version : null
}

/** Why a version cannot be accepted, as the page that says so; undefined if it can. */
const obstacle = async (ctx: Context, proposal: Proposal, version: string): Promise<Found | undefined> => {
  const { state, fingerprint, publication } = proposal
  if (fingerprint !== version) {
    const { changes } = await readChanges(ctx, proposal, { fingerprint: version })
    return { status: 409, page: { kind: 'changed', changes }, publication }
  }
  if (state.is === 'accepted') return { redirect: '/accepted' }
  if (state.is === 'closed') return { status: 409, page: { kind: 'closed', validUntil: state.validUntil }, publication }
  return undefined
}

const acceptPage = async (
  ctx: Context,
  proposal: Proposal,
  { version, choices, ...form }: Sent,
  problems: ReturnType<typeof problemsWith>,
): Promise<Found> => {
  const chosen = problems.includes('choices') ? proposal.choices : choices
  return {
    status: problems.length > 0 ? 422 : 200,
    publication: withShownTerms(await readChosen(ctx, proposal, chosen)),
    page: {
      kind: 'accept',
      isSigned: await findIsSigned(ctx),
      version,
      choices: chosenIn(proposal.publication, chosen),
      chosen,
      form,
      problems,
    },
  }
}

/** The problem, if the server is too busy or the client has tried too often; other errors are thrown. */
const orBusy = (error: unknown): Problem => {
  if (error instanceof Problem && [422, 429, 503].includes(error.status)) return error
  throw error
}

/**
 * Opens the link and sends what was found. If the server is too busy, or there were too many tries, a page says so. Returns what
 * else the work found, for further work.
 */
const answering =
  (openLink: OpenLink, deps: Deps) =>
  async <D extends object>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (ctx: Context, link: Link) => Promise<Found | D | undefined>,
  ): Promise<D | undefined> => {
    const opened = await openLink(request, work).catch((error: unknown) => {
      const problem = orBusy(error)
      return openLink(request, async (ctx, link): Promise<Found | D | undefined> => {
        const proposal = await readProposal(ctx, link)
        reply.header('retry-after', String(retrySeconds))
        return proposal && { status: problem.status, page: { kind: 'busy' }, publication: proposal.publication }
      })
    })
    const url = visitedLinkUrl(deps, request)
    if (opened.is === 'gone') return void (await sendGonePage(deps, reply, opened))
    if (opened.is === 'locked')
      return void (await sendPasscodePage(deps, reply, opened, { url, below: '', problem: null }))
    const { found } = opened
    if ('redirect' in found) return void (await redirect(reply, belowUrl(url, found.redirect)))
    if (!('page' in found)) return found
    const from = visitedPagesUrl(deps, request)
    const { publication, page } = found
    const html = answerPage({ publication, page, pageUrl: url, fontUrl: (file) => `${from}/p/fonts/${file}` })
    await sendAnswerablePage(deps, reply.code(found.status), html)
    return undefined
  }

/** When to try again if the server is too busy. */
const retrySeconds = 30

const redirect = (reply: FastifyReply, url: string) =>
  reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer').redirect(url, 303)
