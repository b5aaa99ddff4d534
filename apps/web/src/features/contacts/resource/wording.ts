import { message } from '@sojourn/contract/kit/message'

export const title = message('Contacts')
export const one = message('contact')
export const many = message('contacts')
