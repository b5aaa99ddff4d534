import type { Context } from './context.ts'
import { Problem } from './problem.ts'

/** Does work of which nothing is stored if it is rejected with a problem, while the rest of the transaction stays. */
export const inSavepoint = async <T>(ctx: Pick<Context, 'tx'>, work: () => Promise<T>): Promise<T> => {
  await ctx.tx.query('savepoint before_work')
  try {
    const done = await work()
    await ctx.tx.query('release savepoint before_work')
    return done
  } catch (error) {
    if (error instanceof Problem) await ctx.tx.query('rollback to savepoint before_work')
    throw error
  }
}
