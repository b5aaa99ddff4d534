import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import type { Context } from '../context.ts'
import type { ProjectedMark } from '../sendable.ts'
import type { Policy } from './policy.ts'
import type { Stored } from './records.ts'

/** A list of a resource. Most resources have one, of all their records. */
export type ResourceList = {
  /** What its records are counted and searched under. */
  name: string
  /** The records `r` of the resource that stand in it, in SQL. */
  within?: string
  /** Filters that choose the list and so narrow nothing. */
  chosenBy?: readonly string[]
}

type ResourceLists = readonly [ResourceList, ...ResourceList[]]

/** A resource as the api serves it: its definition, who may do what, and what its answers hold beside the stored fields. */
export type ServedResource = {
  definition: AnyResource
  policy: Policy
  /** Its lists, when they are not one under its plural. */
  lists?: ResourceLists
  /** Whether a PUT must say which version it changes, because much of the record is written at once: else 428. */
  versionRequired?: boolean
  /** The most bytes that a body may have that writes a record; by default `bodyLimits.record`. */
  bodyLimit?: number
  /** Filters on fields that no record holds: the condition on the row `r` for one value, which is bound already. */
  conditions?: Readonly<Record<string, (value: string) => string>>
  /** What tells a record from others of its name in search results, as SQL on the row `r`; every reader may know it. */
  detail?: string
  /** Adds the derived fields to rows about to be answered. */
  derive?(ctx: Context, rows: Stored[]): Promise<Stored[]>
  /** Its column in `resource_links`, where that is not its name. */
  link?: string
  /** Fields in which a copy differs from its original. */
  copiedWith?: Stored
}

/** The lists of a resource: those it names, or one of all its records under its plural. */
export const listsOf = ({ lists, definition }: ServedResource): ResourceLists => lists ?? [{ name: definition.plural }]

/** A record as one actor receives it. Only this file makes one; a route answers records that are one, and no others. */
export type Answer = Stored & ProjectedMark

/** Of which resource an answer is: what is the whole answer to a request can be read again. */
const resources = new WeakMap<object, string>()

/** The name of the resource that a whole record answers; undefined of anything else. */
export const resourceOf = (answer: object): string | undefined => resources.get(answer)

/** Rows as the actor receives them. */
export const toAnswers = async (ctx: Context, resource: ServedResource, rows: Stored[]): Promise<Answer[]> =>
  ((await resource.derive?.(ctx, rows)) ?? rows).map((row) => {
    const answer = redacted(ctx, resource, row)
    resources.set(answer, resource.definition.name)
    return answer
  })

/** One row as the actor receives it. */
export const toAnswer = async (ctx: Context, resource: ServedResource, row: Stored): Promise<Answer> => {
  const [answer] = await toAnswers(ctx, resource, [row])
  if (!answer) throw new Error(`${resource.definition.name} was derived away`)
  return answer
}

/** A row that has its derived fields, or is of a time before it had them, as the actor receives it. */
export const redacted = (
  { actor }: Pick<Context, 'actor'>,
  { policy }: Pick<ServedResource, 'policy'>,
  row: Stored,
): Answer => policy.redact(actor, row) as Answer
