import { message } from '@sojourn/contract/kit/message'

export const sending = message('Sending…')
