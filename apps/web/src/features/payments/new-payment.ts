import { currentTenant, useSession } from '../../data/session.ts'
import { today } from '../../kit/words/dates.ts'

/** What a new payment starts with. */
export const newPayment = () => ({
  amount: null,
  currency: currentTenant(useSession.getState())?.currency ?? 'EUR',
  date: today(),
})
