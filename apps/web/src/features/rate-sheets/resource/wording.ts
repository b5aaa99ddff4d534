import { message } from '@sojourn/contract/kit/message'

export const title = message('Rate Sheets')
export const one = message('rate sheet')
export const many = message('rate sheets')
