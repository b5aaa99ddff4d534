import { depositOfShares, scheduleOfShares } from '@sojourn/contract/itinerary/payments'
import { priceOfItinerary } from '@sojourn/contract/itinerary/itinerary-price'
import type { TenantDefaults } from '@sojourn/contract/resources/tenant'
import type { Context } from '../../kit/context.ts'
import { insertRecord, parseNew, requireCreate } from '../../kit/records/crud.ts'
import { type Answer, toAnswer } from '../../kit/records/served-resource.ts'
import { invalidField } from '../../kit/problem.ts'
import type { Stored } from '../../kit/records/records.ts'
import { requireRoom } from '../../subscriptions/usage.ts'
import { requireOwnItinerary, unredact } from './policy.ts'
import { asItinerary, itineraries } from './queries.ts'
import { saveRevision } from './store-revision.ts'
import { fitDays, requireSameCount, requireSize } from './fit-days.ts'
import { fitOptions } from './fit-options.ts'
import { fitPriceLocks } from './fit-price-locks.ts'
import { requirePrice } from './fit-price.ts'
import { requireTravellers } from './fit-travellers.ts'
import { requireSourceRevisions } from './fit-sources.ts'

/** The fields that the server sets in an itinerary that is not published. */
export const unpublished = { publishedRevision: null, publishedAt: null, pdf: null }

/**
 * Creates an itinerary (in `enquiry`, owned by its creator) or a template, with its first revision. 402 when the plan has no
 * room for another itinerary, unless `needsRoom` is false.
 */
export const createItinerary = async (ctx: Context, input: unknown, { needsRoom = true } = {}): Promise<Answer> => {
  requireCreate(ctx, itineraries)
  const company = await readCompany(ctx)
  const fields = {
    ...parseNew(itineraries.definition, unredact(ctx.actor, null, input)),
    ...defaultFields(company.defaults, input),
  }
  requireSameCount(input)
  const fitted = fitOptions(fitPriceLocks(null, { ...fields, ...fitDays(null, fields) }))
  const currency = fitted.currency ?? company.currency
  requirePrice({ ...fitted, currency })
  const itinerary = { ...fitted, ...defaultPayments(company.defaults.paymentSchedule, { ...fitted, currency }, input) }
  requireSize(itinerary)
  if (!itinerary.isTemplate && itinerary.status !== null && itinerary.status !== 'enquiry')
    throw invalidField('status', 'invalid_value', 'must be enquiry for a new itinerary')
  const owner = itinerary.owner ?? (ctx.actor.isVisiting ? null : ctx.actor.uuid)
  requireOwnItinerary(ctx, owner, itinerary.contributors)
  await requireSourceRevisions(ctx, null, itinerary)
  if (!itinerary.isTemplate && needsRoom) await requireRoom(ctx, 'itineraries')
  const row = await insertRecord(
    ctx,
    itineraries,
    {
      ...itinerary,
      status: itinerary.isTemplate ? itinerary.status : 'enquiry',
      owner,
      currency,
    },
    unpublished,
  )
  requireTravellers(row)
  await saveRevision(ctx, row, 'auto')
  return toAnswer(ctx, itineraries, row)
}

const readCompany = async (ctx: Context) => {
  const [company] = await ctx.tx.query<{ currency: string | null; defaults: Partial<TenantDefaults> }>(
    'select currency, defaults from tenants where uuid = $1',
    [ctx.tenant],
  )
  if (!company) throw new Error('the company is gone')
  return company
}

/** The company's defaults for the fields that the input leaves out. */
const defaultFields = ({ theme, terms, markupBps, taxBps }: Partial<TenantDefaults>, input: unknown): Partial<Stored> =>
  Object.fromEntries(
    Object.entries({ theme, terms, markupBps, taxBps }).filter(
      ([name, value]) => value != null && !hasField(input, name),
    ),
  )

const hasField = (input: unknown, field: string): boolean =>
  typeof input === 'object' && input !== null && field in input

/** The company's default payment schedule; without a price, only a deposit with the share of its first payment. */
const defaultPayments = (shares: TenantDefaults['paymentSchedule'] = [], itinerary: Stored, input: unknown): Stored => {
  if (hasField(input, 'paymentSchedule') || hasField(input, 'deposit')) return {}
  const { startDate, ...document } = asItinerary(itinerary)
  const { due } = priceOfItinerary(document)
  if (due === null) return { deposit: depositOfShares(shares) }
  const today = new Date().toISOString().slice(0, 10)
  return { paymentSchedule: scheduleOfShares(shares, due, { startDate, today }) }
}
