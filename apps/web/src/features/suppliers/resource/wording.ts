import { message } from '@sojourn/contract/kit/message'

export const title = message('Suppliers')
export const one = message('supplier')
export const many = message('suppliers')
