import { message } from '@sojourn/contract/kit/message'

export const receiptTitle = message('Receipt: {reference}')
export const paymentOfInvoice = message('Payment of invoice {number}')
export const paymentOfRow = message('Payment of “{label}”: {title}')
export const paymentOnAccount = message('Payment on account')
