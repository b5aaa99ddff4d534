import { depositOfShares, scheduleOfShares } from '@sojourn/contract/itinerary/payments'
import { priceOfItinerary } from '@sojourn/contract/itinerary/itinerary-price'
import type { MarkupRule } from '@sojourn/contract/document/price-rules'
import type { TenantDefaults } from '@sojourn/contract/resources/tenant'
import type { Context } from '../../kit/context.ts'
import { insertRecord, parseNew, requireCreate } from '../../kit/records/crud.ts'
import { existingAmong } from '../../kit/records/references.ts'
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
  const parsed = parseNew(itineraries.definition, unredact(ctx.actor, null, input))
  const defaults = await findDefaults(ctx, company, parsed, input)
  const fields = { ...parsed, ...defaults }
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
    // The actor may not be allowed to see the suppliers that the company has rules for.
    defaults,
  )
  requireTravellers(row)
  await saveRevision(ctx, row, 'auto')
  return toAnswer(ctx, itineraries, row)
}

/** The company's deposit for an itinerary that has no price yet. */
export const defaultDeposit = async (ctx: Context): Promise<Stored> => ({
  deposit: depositOfShares((await readCompany(ctx)).defaults.paymentSchedule ?? []),
})

type Defaulting = { currency: string | null; defaults: Partial<TenantDefaults> }

const readCompany = async (ctx: Context): Promise<Defaulting> => {
  const [company] = await ctx.tx.query<Defaulting>('select currency, defaults from tenants where uuid = $1', [
    ctx.tenant,
  ])
  if (!company) throw new Error('the company is gone')
  return company
}

/** The company's defaults for the fields that the input leaves out. Amounts count only in their own currency. */
const findDefaults = async (
  ctx: Context,
  { currency: own, defaults }: Defaulting,
  parsed: Stored,
  input: unknown,
): Promise<Stored> => {
  const currency = parsed.currency ?? own
  const { theme, terms, markupBps, taxBps, taxRules, serviceFee, agencyCommissionBps, roundTo } = defaults
  const offered = {
    theme,
    terms,
    markupBps,
    taxBps,
    taxRules,
    agencyCommissionBps,
    markupRules: hasField(input, 'markupRules') ? null : await findMarkupRules(ctx, defaults.markupRules),
    serviceFee: serviceFee?.currency === currency ? serviceFee : null,
    roundTo: own !== null && own === currency ? roundTo : null,
  }
  return Object.fromEntries(Object.entries(offered).filter(([name, value]) => value != null && !hasField(input, name)))
}

/** The company's rules without those for suppliers that have been permanently deleted. */
const findMarkupRules = async (ctx: Context, rules: readonly MarkupRule[] = []): Promise<readonly MarkupRule[]> => {
  const suppliers = rules.flatMap(({ supplier }) => supplier ?? [])
  if (suppliers.length === 0) return rules
  const existing = await existingAmong(ctx, 'supplier', suppliers)
  return rules.filter(({ supplier }) => supplier === null || existing.has(supplier))
}

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
