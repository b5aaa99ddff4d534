import { message } from '@sojourn/contract/kit/message'

export const hint = message('Confirm that this email address is yours. You are then logged in.')
export const confirmLabel = message('Confirm and continue')
export const confirmingLabel = message('Confirming')
export const failed = message('Your address was not confirmed')
