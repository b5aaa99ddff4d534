import { message } from '@sojourn/contract/kit/message'

export const creditNoteTitle = message('Credit note for {number}')
export const restOf = message('Rest of {number}')
