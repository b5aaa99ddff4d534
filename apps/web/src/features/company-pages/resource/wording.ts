import { message } from '@sojourn/contract/kit/message'

export const title = message('Company Pages')
export const one = message('company page')
export const many = message('company pages')
