import { message } from '@sojourn/contract/kit/message'

export const title = message('Snippets')
export const one = message('snippet')
export const many = message('snippets')
