import { message } from '@sojourn/contract/kit/message'

export const hint = message('Confirm that this email address is yours. You will then be logged in.')
export const confirmLabel = message('Confirm and continue')
export const confirmingLabel = message('Confirming')
export const failed = message('Your address was not confirmed')
