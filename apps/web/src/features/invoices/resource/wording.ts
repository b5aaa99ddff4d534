import { message } from '@sojourn/contract/kit/message'

export const title = message('Invoices')
export const one = message('invoice')
export const many = message('invoices')
