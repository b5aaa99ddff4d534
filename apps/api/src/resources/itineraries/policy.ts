import { isDeepStrictEqual } from 'node:util'
import type { Permission } from '@sojourn/contract/access'
import type { MarkupRule } from '@sojourn/contract/document/price-rules'
import { segmentPriceFields, itineraryPriceFields } from '@sojourn/contract/itinerary/price-fields'
import { type Actor, may } from '../../kit/actor.ts'
import type { Grant, Sql } from '../../kit/grant.ts'
import { type Policy, policyByPermission, type PriceFields } from '../../kit/records/policy.ts'
import { Problem } from '../../kit/problem.ts'
import type { Stored } from '../../kit/records/records.ts'

const common = policyByPermission('itineraries')

/** Limits an Agent to the itineraries they own or contribute to. */
const limitToOwn = (actor: Actor, grant: Grant, all: Permission): Grant => {
  if (grant !== true || may(actor, all)) return grant
  const sql: Sql = (bind) => {
    const me = bind(actor.uuid)
    return `r.owner = ${me}::uuid or r.contributors @> to_jsonb(${me}::text)`
  }
  return { sql, among: ownItineraries(actor) }
}

/** The UUIDs of the itineraries a user owns or contributes to, including those in the bin. */
const ownItineraries =
  (actor: Actor): Sql =>
  (bind) =>
    `select own.uuid from search_terms own where own.tenant = nullif(current_setting('app.tenant', true), '')::uuid
       and own.shelf in ('itineraries', 'templates', 'itineraries/bin', 'templates/bin')
       and own.term = any(${bind([`=owner=${actor.uuid}`, `=contributors=${actor.uuid}`])}::text[])`

/**
 * Whether an actor may read the client, the agency and the travellers of every itinerary that they may read: they read all
 * contacts or, like an Agent, those of the itineraries that they may change, which are all that they read.
 */
export const mayReadContactsOfItineraries = (actor: Actor): boolean =>
  may(actor, 'contacts:read') &&
  (may(actor, 'contacts:all') ||
    (may(actor, 'itineraries:update') && !may(actor, 'itineraries:all') && !may(actor, 'itineraries:edit-all')))

/** Segment fields that only some roles may see, with the values that others get. */
const priceFields = { net: null, markupBps: null, taxBps: null, costing: null } as const

/** The same of an itinerary itself. */
const itineraryPrices = {
  markupBps: 0,
  taxBps: 0,
  exchangeRates: [],
  markupRules: [],
  taxRules: [],
  agencyCommissionBps: null,
} as const

const hiddenFrom = (actor: Actor): Record<string, unknown> => ({
  ...(may(actor, 'pricing:read') ? {} : priceFields),
  ...(may(actor, 'suppliers:read') ? {} : { supplier: null }),
  ...(may(actor, 'contacts:read') ? {} : { tickets: [] }),
  // The names of documents can be personal.
  ...(may(actor, 'media:read') ? {} : { documents: [] }),
})

const prices: PriceFields = { fields: itineraryPriceFields, inside: { segments: segmentPriceFields } }

export const policy: Policy = {
  prices,
  read: (actor) => limitToOwn(actor, common.read(actor), 'itineraries:all'),
  create: common.create,
  update: (actor) => limitToOwn(actor, common.update(actor), 'itineraries:edit-all'),
  remove: (actor) => limitToOwn(actor, common.remove(actor), 'itineraries:edit-all'),
  hidden: (actor) => Object.keys(hiddenFrom(actor)),
  unredact: (actor, before, input) => unredact(actor, before, input),
  redact: (actor, itinerary) => {
    const hidden = hiddenFrom(actor)
    if (Object.keys(hidden).length === 0) return itinerary
    const segments = itinerary.segments as Stored[] | undefined
    const visible = segments && { segments: segments.map((segment) => ({ ...segment, ...hidden })) }
    return { ...itinerary, ...visible, ...visibleRules(actor, itinerary), ...visiblePrices(actor) }
  },
}

const visiblePrices = (actor: Actor): object => (may(actor, 'pricing:read') ? {} : itineraryPrices)

/** The markup rules without those for suppliers, if the actor may not see suppliers. */
const visibleRules = (actor: Actor, { markupRules }: Stored): { markupRules?: readonly MarkupRule[] } =>
  may(actor, 'suppliers:read') || !Array.isArray(markupRules)
    ? {}
    : { markupRules: (markupRules as MarkupRule[]).filter(isVisibleRule) }

const isVisibleRule = ({ supplier }: MarkupRule): boolean => supplier === null

/** The rules that a user who sees no suppliers sends, with those for suppliers put back. The order of rules has no meaning. */
const withHiddenRules = (before: Stored | null, sent: unknown): unknown => {
  const rules = (before?.markupRules ?? []) as MarkupRule[]
  const visibleSent = sent ?? []
  if (!Array.isArray(visibleSent)) return sent
  if (isDeepStrictEqual(rules.filter(isVisibleRule), visibleSent)) return rules
  return [...rules.filter((rule) => !isVisibleRule(rule)), ...visibleSent]
}

/** The names of the fields that were sent with a supplier. */
const deniedRules = (sent: unknown): string[] =>
  Array.isArray(sent)
    ? sent.flatMap((rule: unknown, index) =>
        typeof rule === 'object' && rule !== null && (Reflect.get(rule, 'supplier') ?? null) !== null
          ? [`markupRules.${index}.supplier`]
          : [],
      )
    : []

/**
 * Puts the stored values of hidden fields back into an itinerary that a user sends, segment by segment, so that saving loses
 * nothing they cannot see. Any value other than the one they got is 422 `permission_denied`, even if it is the stored one, so
 * that nobody can find it out by trying.
 */
export const unredact = (actor: Actor, before: Stored | null, input: unknown): unknown => {
  const redacted = hiddenFrom(actor)
  const hidden = Object.keys(redacted)
  if (hidden.length === 0 || typeof input !== 'object' || input === null) return input
  const stored = new Map(((before?.segments ?? []) as Stored[]).map((segment) => [segment.uuid, segment]))
  const restored: Record<string, unknown> = { ...input }
  const denied: string[] = []
  if (!may(actor, 'pricing:read'))
    for (const [name, initial] of Object.entries(itineraryPrices)) {
      if (!(name in restored)) continue
      const value = restored[name]
      if (value !== null && !isDeepStrictEqual(value, initial)) denied.push(name)
      restored[name] = before?.[name] ?? initial
    }
  else if ('markupRules' in restored && !may(actor, 'suppliers:read')) {
    denied.push(...deniedRules(restored.markupRules))
    restored.markupRules = withHiddenRules(before, restored.markupRules)
  }
  if (Array.isArray(restored.segments)) {
    restored.segments = restored.segments.map((segment: unknown, index) => {
      if (typeof segment !== 'object' || segment === null) return segment
      const existing = stored.get(Reflect.get(segment, 'uuid'))
      const own = hidden.filter((name) => {
        const value: unknown = Reflect.get(segment, name) ?? null
        return value !== null && !isDeepStrictEqual(value, redacted[name])
      })
      denied.push(...own.map((name) => `segments.${index}.${name}`))
      return { ...segment, ...Object.fromEntries(hidden.map((name) => [name, existing?.[name] ?? redacted[name]])) }
    })
  }
  if (denied.length > 0) throw deniedFields(denied)
  return restored
}

/** 422 when a user who sees only their own itineraries would create one that they could not see. */
export const requireOwnItinerary = ({ actor }: { actor: Actor }, owner: unknown, contributors: unknown): void => {
  if (may(actor, 'itineraries:all') && may(actor, 'itineraries:edit-all')) return
  if (owner === actor.uuid || (Array.isArray(contributors) && contributors.includes(actor.uuid))) return
  throw deniedFields(['owner'])
}

/** How many denied fields an error lists: a malicious request could have thousands. */
const maxReported = 20

const deniedFields = (names: string[]): Problem => {
  const reportedNames = names.slice(0, maxReported)
  return new Problem('permission_denied', {
    detail: `your role does not allow you to set ${reportedNames.join(', ')}`,
    errors: Object.fromEntries(
      reportedNames.map((name) => [name, [{ code: 'read_only' as const, message: 'cannot be set with your role' }]]),
    ),
  })
}
