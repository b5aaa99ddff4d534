import { message } from '@sojourn/contract/kit/message'

export const acceptance = message('Acceptance')
export const acceptanceOf = message('Acceptance of {title}')
export const acceptedBy = message('Accepted by <own>{name}</own>, {email}, on {date} at {time} UTC')

export const revoked = message('Revoked')
export const revokedOn = message('Revoked on {date} at {time} UTC')
export const reasoned = message('{revokedOn}:')

export const choices = message('Choices')
export const day = message('Day {day}')
export const chosenInstead = message('<own>{title}</own>, instead of <own>{insteadOf}</own>')
export const asProposed = message('As proposed, without changes')

export const price = message('Price')
export const payment = message('Payment')
export const due = message('Due')
export const amount = message('Amount')

export const terms = message('Terms and conditions as accepted')
export const version = message('Version: {fingerprint}')
