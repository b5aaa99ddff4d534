import { message } from '../kit/message.ts'

export const appliedRates = message(
  '{count, plural, one {Applied rates to # segment} other {Applied rates to # segments}}',
)
