import { message } from '@sojourn/contract/kit/message'

export const title = message('Exchange Rates')
export const one = message('exchange rate')
export const many = message('exchange rates')
