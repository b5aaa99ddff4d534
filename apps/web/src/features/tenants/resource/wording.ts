import { message } from '@sojourn/contract/kit/message'

// Apart from the other texts, because the app needs these at the start.
export const title = message('All Tenants')
export const one = message('company')
export const many = message('companies')
