import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import type { Context } from './context.ts'
import type { Policy } from './policy.ts'
import type { Stored } from './records.ts'

/** A noun as the api serves it: its definition, who may do what, and what its answers hold beside the stored fields. */
export type Noun = {
  resource: AnyResource
  policy: Policy
  /** Whether a PUT must say which version it changes, because much of the record is written at once: else 428. */
  versionRequired?: boolean
  /** Adds the derived fields to rows about to be answered. */
  derive(ctx: Context, rows: Stored[]): Promise<Stored[]>
}

/** Rows as the actor receives them. */
export const answersOf = async (ctx: Context, noun: Noun, rows: Stored[]): Promise<Stored[]> =>
  (await noun.derive(ctx, rows)).map((row) => noun.policy.conceal(ctx.actor, row))

export const answerOf = async (ctx: Context, noun: Noun, row: Stored): Promise<Stored> => {
  const [answer] = await answersOf(ctx, noun, [row])
  if (!answer) throw new Error(`${noun.resource.name} was derived away`)
  return answer
}
