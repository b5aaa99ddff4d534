import { message } from '@sojourn/contract/kit/message'

export const title = message('Travel Guides')
export const one = message('travel guide')
export const many = message('travel guides')
