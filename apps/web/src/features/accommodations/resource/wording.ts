import { message } from '@sojourn/contract/kit/message'

export const title = message('Accommodations')
export const one = message('accommodation')
export const many = message('accommodations')
