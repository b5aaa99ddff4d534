import type { Transaction } from '../../kit/context.ts'
import { hasPlaces } from './queries.ts'

/** Returns a check whether the places have been filled in. Once they have, it does not ask the database again. */
export const createFilledCheck = () => {
  let wereFilled = false
  return async (tx: Transaction): Promise<boolean> => {
    if (!wereFilled && (await hasPlaces(tx))) wereFilled = true
    return wereFilled
  }
}
