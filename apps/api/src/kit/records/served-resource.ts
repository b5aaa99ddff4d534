import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import type { MediaRef } from '@sojourn/contract/kit/values'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { ProjectedMark } from '../sendable.ts'
import type { Policy } from './policy.ts'
import type { Stored } from './records.ts'

/** A list of a resource. Most resources have one, with all their records. */
export type ResourceList = {
  /** The name under which its records are counted and searched. */
  name: string
  /** Which records `r` of the resource are in it, as SQL. */
  within?: string
  /** Filters that choose the list and therefore do not narrow it. */
  chosenBy?: readonly string[]
}

type ResourceLists = readonly [ResourceList, ...ResourceList[]]

/** A resource as the API serves it: its definition, its policy, and what its responses have besides the stored fields. */
export type ServedResource = {
  definition: AnyResource
  policy: Policy
  /** Its lists, if they are other than a single one named after its plural. */
  lists?: ResourceLists
  /** Whether a PUT must say which version it changes, because much of the record is written at once; otherwise 428. */
  versionRequired?: boolean
  /** Maximum size in bytes of a body that writes a record; `bodyLimits.record` by default. */
  bodyLimit?: number
  /** Filters on fields that are not stored: the condition on the row `r` for one value, which is already bound. */
  conditions?: Readonly<Record<string, (value: string) => string>>
  /**
   * SQL on the row `r` for a text that distinguishes a record from others of the same name in search results; every reader may
   * see it.
   */
  detail?: string
  /**
   * Whether the actor finds its records by the names of contacts too (the terms of `nameTerm`): only if they may read all contacts
   * of all records that they may read, so that no search tells them of others.
   */
  isFoundByNames?(actor: Actor): boolean
  /** SQL on the row `r` for the position of a record, as JSON with `lat` and `lng`, if that is not its `location`. */
  position?: string
  /**
   * Adds the derived fields to rows before they are returned. Rows of lists have only the fields that were asked for, with those
   * that they are derived from (`derivedFrom`); what `wants` does not name need not be derived.
   */
  derive?(ctx: Context, rows: Stored[], wants: Wants): Promise<Stored[]>
  /** The stored fields that lists read for what they do not store: for derived fields and for those that only lists have. */
  derivedFrom?: Readonly<Record<string, readonly string[]>>
  /** Adds what only lists have (`onlyInLists` of the definition), each with one query for all rows. */
  deriveInLists?(ctx: Context, rows: Stored[]): Promise<Stored[]>
  /** The images of a row: the first that can be shown is its thumbnail in lists that have one, and in search results. */
  imagesOf?(row: Stored): readonly (MediaRef | null)[]
  /** Its column in `resource_links`, if it differs from the resource's name. */
  link?: string
  /** What else is done in the transaction that creates a record (`before` is null) or changes it. */
  onSave?(ctx: Context, before: Stored | null, after: Stored): Promise<void>
  /** Fields in which a copy differs from its original. */
  copiedWith?: Stored
}

/** Whether a field is returned. */
export type Wants = (name: string) => boolean

/** The lists of a resource: those it defines, or one of all its records under its plural. */
export const listsOf = ({ lists, definition }: ServedResource): ResourceLists => lists ?? [{ name: definition.plural }]

/** A record as one actor may see it. Only this file creates one; routes can return no other records. */
export type Answer = Stored & ProjectedMark

/** The resource of each `Answer`: a response that is a whole record can be read again. */
const resources = new WeakMap<object, string>()

/** The name of the resource if `answer` is a whole record; undefined otherwise. */
export const resourceOf = (answer: object): string | undefined => resources.get(answer)

const wantsAll: Wants = () => true

/**
 * Rows of a list as the actor may see them: of their fields, those that are wanted. `complete` adds what only lists have to rows that
 * have their derived fields.
 */
export const toRows = async (
  ctx: Context,
  resource: ServedResource,
  { rows, wants, complete }: { rows: Stored[]; wants: Wants; complete: (rows: Stored[]) => Promise<Stored[]> },
): Promise<Answer[]> =>
  (await complete((await resource.derive?.(ctx, rows, wants)) ?? rows)).map((row) => {
    const visible = redacted(ctx, resource, row)
    return Object.fromEntries(Object.entries(visible).filter(([name]) => wants(name))) as Answer
  })

/** Records as the actor may see them. */
export const toAnswers = async (ctx: Context, resource: ServedResource, rows: Stored[]): Promise<Answer[]> =>
  ((await resource.derive?.(ctx, rows, wantsAll)) ?? rows).map((row) => {
    const answer = redacted(ctx, resource, row)
    resources.set(answer, resource.definition.name)
    return answer
  })

/** One row as the actor may see it. */
export const toAnswer = async (ctx: Context, resource: ServedResource, row: Stored): Promise<Answer> => {
  const [answer] = await toAnswers(ctx, resource, [row])
  if (!answer) throw new Error(`${resource.definition.name} was derived away`)
  return answer
}

/** A row as the actor may see it, if it already has its derived fields or predates them. */
export const redacted = (
  { actor }: Pick<Context, 'actor'>,
  { policy }: Pick<ServedResource, 'policy'>,
  row: Stored,
): Answer => policy.redact(actor, row) as Answer
