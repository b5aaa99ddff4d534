import { message } from '@sojourn/contract/kit/message'

export const move = message('Move')
export const setLicence = message('Licence')
export const setCredit = message('Credit')

export const closeDialog = message('Close')
