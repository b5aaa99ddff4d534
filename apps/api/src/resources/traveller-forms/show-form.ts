import type { FastifyReply, FastifyRequest } from 'fastify'
import { fieldsOfSections, travellerSections, type TravellerSection } from '@sojourn/contract/traveller-form'
import { nothingHerePage } from '@sojourn/publishing/page/nothing-here'
import {
  consentText,
  travellerFormPage,
  type TravellerFormProblem,
  type TravellerFormValues,
  type TravellerFormView,
  type TravellerJourney,
} from '@sojourn/publishing/traveller-form/traveller-form-page'
import { dateAfter } from '@sojourn/contract/itinerary/local-time'
import type { Context } from '../../kit/context.ts'
import type { Deps } from '../../kit/deps.ts'
import type { App } from '../../kit/http/app.ts'
import { isAutomatic } from '../../kit/http/automatic-requests.ts'
import { textIn } from '../../kit/http/form-fields.ts'
import type { AsServer } from '../../kit/http/in-tenant.ts'
import { visitedPagesUrl } from '../../kit/http/own-hosts.ts'
import { sign } from '../../kit/sealing.ts'
import { createTries } from '../../platform/limits/tries.ts'
import { sendAnswerablePage } from '../publications/send-page.ts'
import { openAnswers, openForm, type OpenForm, readJourney } from './queries.ts'
import { storeAnswers } from './store-answers.ts'
import { withdrawConsent } from './withdraw-consent.ts'

const hidden = { schema: { hide: true }, bodyLimit: 64 * 1024 }

/** How often one form can be sent. */
const sendLimit = { of: 'traveller forms', max: 20, seconds: 3600 }

const tokenShape = /^[A-Za-z0-9_-]{43}$/

/** The page shows a view, or leads back to itself. */
type Found = { journey: TravellerJourney; form: OpenForm; view: TravellerFormView } | 'redirect'

/** The page on which a traveller gives their details, without an account. */
export const travellerFormPageRoutes = (app: App, asServer: AsServer, deps: Deps): void => {
  const tries = createTries(deps.pool, sendLimit)
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    work: (ctx: Context, form: OpenForm) => Promise<TravellerFormView | 'redirect'>,
  ) => {
    const found = await withForm(asServer, deps, request, async (ctx, form): Promise<Found> => {
      const view = await work(ctx, form)
      return view === 'redirect' ? view : { journey: await readJourney(ctx, form.itinerary), form, view }
    })
    // Unknown, revoked and deleted links look the same.
    if (found === undefined)
      return sendAnswerablePage(deps, reply.code(404), nothingHerePage(), { cache: 'private, no-store' })
    const from = visitedPagesUrl(deps, request)
    const url = `${from}/details/${tokenOf(request)}`
    if (found === 'redirect')
      return reply
        .header('cache-control', 'private, no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(url, 303)
    const { journey, form, view } = found
    const html = travellerFormPage({
      journey,
      url,
      deletedBy: journey.lastDay && dateAfter(journey.lastDay, form.travellerDetailsDays),
      view,
      fontUrl: (file) => `${from}/p/fonts/${file}`,
    })
    return sendAnswerablePage(deps, reply.code(statusOf(view)), html, { cache: 'private, no-store' })
  }

  app.get('/details/:token', hidden, (request, reply) =>
    answer(request, reply, async (ctx, form) => {
      if (!isAutomatic(request)) await markOpened(ctx, form)
      const { correct } = request.query as Record<string, unknown>
      return viewOf(ctx, form, correct === 'yes')
    }),
  )

  app.post('/details/:token', hidden, (request, reply) =>
    answer(request, reply, async (ctx, form) => {
      const values = readValues(form.sections, request.body)
      const isLeft = await tries.count(sign('limits', `traveller form ${form.uuid}`, deps.secretKey))
      const problems = isLeft
        ? await storeAnswers(ctx, form, values, consentText(await readJourney(ctx, form.itinerary)))
        : (['busy'] as const)
      return problems.length === 0 ? 'redirect' : formView(form, values, problems)
    }),
  )

  app.get('/details/:token/withdraw', hidden, (request, reply) =>
    answer(request, reply, async (_ctx, form) =>
      form.answeredOn === null || form.withdrawnOn !== null ? 'redirect' : { kind: 'withdraw' },
    ),
  )

  app.post('/details/:token/withdraw', hidden, (request, reply) =>
    answer(request, reply, async (ctx, form) => {
      await withdrawConsent(ctx, form)
      return 'redirect'
    }),
  )
}

const tokenOf = (request: FastifyRequest): string => (request.params as Record<string, string>).token ?? ''

const withForm = async <T>(
  asServer: AsServer,
  deps: Deps,
  request: FastifyRequest,
  work: (ctx: Context, form: OpenForm) => Promise<T>,
): Promise<T | undefined> => {
  const token = tokenOf(request)
  if (!tokenShape.test(token)) return undefined
  const [row] = (await deps.pool.query<{ tenant: string }>('select tenant from tenant_of_traveller_form($1)', [token]))
    .rows
  // On a company's own host, links of other companies do not work.
  if (!row || (request.ownHost && request.ownHost.tenant !== row.tenant)) return undefined
  return asServer(row.tenant, 'traveller', async (ctx) => {
    const form = await openForm(ctx, token)
    return form && work(ctx, form)
  })
}

const markOpened = ({ tx, tenant }: Context, { uuid }: OpenForm) =>
  tx.query(
    `update traveller_forms set opened_at = now()
     where tenant = $1 and uuid = $2 and (opened_at is null or opened_at < asked_at)`,
    [tenant, uuid],
  )

/** What a visit shows: the empty form, until it was filled in or consent was withdrawn. Nothing stored is shown but names. */
const viewOf = (ctx: Context, form: OpenForm, isCorrecting: boolean): TravellerFormView => {
  const { answeredOn, withdrawnOn, givenName, familyName } = form
  if (!isCorrecting && withdrawnOn !== null) return { kind: 'withdrawn', date: withdrawnOn }
  if (!isCorrecting && answeredOn !== null)
    return { kind: 'filled_in', sections: sectionsWithAnswers(ctx, form), date: answeredOn }
  const names = form.answers === null ? { givenName: givenName ?? '', familyName: familyName ?? '' } : {}
  return formView(form, { ...names, isAgreed: false }, [])
}

const formView = (
  { sections, answerBy, answers }: OpenForm,
  values: TravellerFormValues,
  problems: readonly TravellerFormProblem[],
): TravellerFormView => ({ kind: 'form', sections, values, problems, answerBy, isCorrection: answers !== null })

const readValues = (sections: readonly TravellerSection[], body: unknown): TravellerFormValues => ({
  ...Object.fromEntries(
    fieldsOfSections(sections).map((field) => [field, textIn(body, field).replaceAll('\r\n', '\n')]),
  ),
  isAgreed: textIn(body, 'consent') === 'yes',
})

const statusOf = (view: TravellerFormView): number => {
  if (view.kind !== 'form' || view.problems.length === 0) return 200
  return view.problems.includes('busy') ? 429 : 422
}

/** The sections of which there are answers; none once they were deleted. */
const sectionsWithAnswers = (ctx: Context, { answers }: OpenForm): TravellerSection[] => {
  if (answers === null) return []
  const given = openAnswers(ctx, answers)
  return travellerSections.filter((section) => fieldsOfSections([section]).some((field) => given[field] !== null))
}
