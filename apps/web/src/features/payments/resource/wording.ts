import { message } from '@sojourn/contract/kit/message'

export const title = message('Payments')
export const one = message('payment')
export const many = message('payments')
