import { message } from '@sojourn/contract/kit/message'

export const summary = message('Summary')
export const summaryOf = message('{title}: summary')
export const day = message('Day')
export const date = message('Date')
export const programme = message('Programme')
export const overnight = message('Overnight')
export const price = message('Price')
export const contact = message('Contact')
