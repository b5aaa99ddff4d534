import { message } from '@sojourn/contract/kit/message'

export const title = message('Destinations')
export const one = message('destination')
export const many = message('destinations')
