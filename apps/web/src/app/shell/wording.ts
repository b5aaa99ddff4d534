import { message } from '@sojourn/contract/kit/message'

export const undo = message('Undo: {title}')
