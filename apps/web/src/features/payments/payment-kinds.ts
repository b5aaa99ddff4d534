import { payment } from '@sojourn/contract/resources/payment'
import * as wording from './wording.ts'

/** The kinds of payments, as choices. */
export const kinds = payment.fields.kind.schema.options.map((id) => ({ id, label: wording.kindNames[id] }))
