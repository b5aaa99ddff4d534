import { message } from '@sojourn/contract/kit/message'

export const title = message('Payables')
export const one = message('payable')
export const many = message('payables')
