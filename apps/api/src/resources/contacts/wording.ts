import { message } from '@sojourn/contract/kit/message'

export const erasedPerson = message('Erased person')
