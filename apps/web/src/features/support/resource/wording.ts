import { message } from '@sojourn/contract/kit/message'

// Apart from the other texts, because the app needs these at the start.
export const listTitle = message('Support')
export const one = message('support request')
export const many = message('support requests')
export const createTitle = message('Contact support')
