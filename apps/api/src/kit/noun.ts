import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import type { Context } from './context.ts'
import type { Policy } from './policy.ts'
import type { Stored } from './records.ts'

/** A list of a noun. Most nouns have one, of all their records. */
export type Shelf = {
  /** What its records are counted and searched under. */
  name: string
  /** The records `r` of the noun that stand in it, in SQL. */
  within?: string
  /** Filters that choose the shelf and so narrow nothing. */
  chosenBy?: readonly string[]
}

/** A noun as the api serves it: its definition, who may do what, and what its answers hold beside the stored fields. */
export type Noun = {
  resource: AnyResource
  policy: Policy
  /** Its lists, when they are not one under its plural. */
  shelves?: readonly Shelf[]
  /** Whether a PUT must say which version it changes, because much of the record is written at once: else 428. */
  versionRequired?: boolean
  /** The most bytes that a body has which writes a record; without it `bodyLimits.record`. */
  bodyLimit?: number
  /** Filters on fields that no record holds: the condition on the row `r` for one value, which is bound already. */
  conditions?: Readonly<Record<string, (value: string) => string>>
  /** Adds the derived fields to rows about to be answered. */
  derive(ctx: Context, rows: Stored[]): Promise<Stored[]>
}

/** Rows as the actor receives them. */
export const answersOf = async (ctx: Context, noun: Noun, rows: Stored[]): Promise<Stored[]> =>
  (await noun.derive(ctx, rows)).map((row) => noun.policy.conceal(ctx.actor, row))

/** One row as the actor receives it. */
export const answerOf = async (ctx: Context, noun: Noun, row: Stored): Promise<Stored> => {
  const [answer] = await answersOf(ctx, noun, [row])
  if (!answer) throw new Error(`${noun.resource.name} was derived away`)
  return answer
}
