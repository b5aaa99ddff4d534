import { payment } from '@sojourn/contract/resources/payment'
import * as wording from './wording.ts'

/** The ways to pay, as choices: of clients, and of the company to its suppliers. */
export const methods = payment.fields.method.schema.options.map((id) => ({ id, label: wording.methodNames[id] }))
